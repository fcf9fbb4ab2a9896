// Where somebody came from.

/** The address of the table from which a page was opened, null where it was not. */
export function tableBefore(referrer: string, origin: string): string | null {
  if (!URL.canParse(referrer)) return null;
  const { origin: from, pathname } = new URL(referrer);
  return from === origin && /^\/t\/[^/]+$/.test(pathname) ? pathname : null;
}
