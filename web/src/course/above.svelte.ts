// Who speaks stands above the board, and stays in sight while it is scrolled.

/** Lets what is brought into sight stand below a teacher who is so many pixels tall. */
export function above(tall: () => number): void {
  $effect(() => {
    const { style } = document.documentElement;
    style.setProperty('--teacher', `${tall()}px`);
    return () => style.removeProperty('--teacher');
  });
}
