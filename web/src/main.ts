import { mount } from 'svelte';
import './base.css';
import './app.css';
import './games/seats.css';
import './zoom/buttons.css';
import App from './App.svelte';

mount(App, { target: document.getElementById('app')! });
