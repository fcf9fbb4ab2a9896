// A page with pictures on its way to the printer.

/**
 * Keeps every style that depends on the screen as it is now, until what is returned is called:
 * paper has another width, and what was measured and moved on the screen would be elsewhere.
 */
export function frozen(sheets: Iterable<CSSStyleSheet> = document.styleSheets): () => void {
  const before: [MediaList, string][] = [];
  const freeze = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && !/print/.test(rule.media.mediaText)) {
        before.push([rule.media, rule.media.mediaText]);
        rule.media.mediaText = matchMedia(rule.media.mediaText).matches ? 'all' : 'not all';
      }
      if ('cssRules' in rule) freeze(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of sheets) freeze(sheet.cssRules);
  return () => {
    for (const [media, text] of before) media.mediaText = text;
  };
}

/** Resolves once nothing below an element has changed for a while, or after five seconds. */
export function still(box: Element, quiet = 400): Promise<void> {
  return new Promise((done) => {
    const stop = (): void => {
      change.disconnect();
      clearTimeout(soon);
      clearTimeout(end);
      done();
    };
    let soon = setTimeout(stop, quiet);
    const end = setTimeout(stop, 5000);
    const change = new MutationObserver(() => {
      clearTimeout(soon);
      soon = setTimeout(stop, quiet);
    });
    change.observe(box, { childList: true, subtree: true, attributes: true });
  });
}
