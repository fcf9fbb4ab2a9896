// How many tables wait for whoever looks, other than the one they look at: said before the title of
// every page.
export const waiting = $state({ count: 0 });

export const titled = (title: string): string =>
  waiting.count ? `(${waiting.count}) ${title}` : title;
