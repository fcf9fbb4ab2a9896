// Numbers that are typed: each leads to something on a board.

/** Milliseconds in which another digit belongs to the same number. */
const MORE = 2000;

/**
 * What listens to the keys of a page and calls `lead` with the number typed so far, unless it is
 * typed as text.
 */
export function digits(lead: (n: number) => void): (event: KeyboardEvent) => void {
  let typed = '';
  let when = 0;
  return (event) => {
    const { key, target, timeStamp, altKey, ctrlKey, metaKey, defaultPrevented } = event;
    const text = (target as Element).closest('input, textarea, select, dialog');
    if (!/^\d$/.test(key) || altKey || ctrlKey || metaKey || defaultPrevented || text) {
      typed = '';
      return;
    }
    typed = timeStamp - when < MORE ? typed + key : key;
    when = timeStamp;
    lead(Number(typed));
  };
}
