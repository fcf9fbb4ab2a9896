// The theme that was chosen in another tab holds in this one as well.
import { setTheme, type Theme } from '../prefs.svelte';

addEventListener('storage', ({ key, newValue }) => {
  if (key === 'theme') setTheme((newValue ?? 'auto') as Theme);
});
