"""What whoever runs a site looks at: figures, logs, traces, the days of the status page."""
