/**
 * True when the focus came by keyboard: a finger that lands on a button must not change what lies
 * under it.
 */
export const byKeyboard = (event: FocusEvent): boolean =>
  event.currentTarget instanceof Element && event.currentTarget.matches(':focus-visible');
