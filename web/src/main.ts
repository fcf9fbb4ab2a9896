import { mount } from 'svelte';
import './styles.css';
import App from './App.svelte';

// After an update of the site its old parts are gone: the page comes anew, at most once a minute,
// if the site is there.
addEventListener('vite:preloadError', () => {
  const last = Number(sessionStorage.getItem('renewed') ?? 0);
  if (Date.now() - last < 60_000) return;
  sessionStorage.setItem('renewed', `${Date.now()}`);
  fetch(location.href).then(
    ({ ok }) => ok && location.reload(),
    () => {},
  );
});

mount(App, { target: document.getElementById('app')! });
