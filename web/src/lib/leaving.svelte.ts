/** The table on this page that can be asked whether it may be left; until then nothing leads away. */
export const leaving = $state({ table: '' });
