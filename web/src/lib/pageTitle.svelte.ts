// How many tables wait for whoever looks, other than the one they look at: said before the title of
// every page. And the table on this page that can be asked whether it may be left: until then
// nothing leads away from it.
export const waiting = $state({ count: 0, left: '' });

export const titled = (title: string): string =>
  waiting.count ? `(${waiting.count}) ${title}` : title;
