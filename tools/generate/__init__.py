"""Makes the client's types, the tables of the document and the OpenAPI
document from the types in Python."""
