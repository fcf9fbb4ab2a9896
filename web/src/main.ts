import { mount } from 'svelte';
import './base.css';
import './app.css';
import './games/seats.css';
import App from './App.svelte';

mount(App, { target: document.getElementById('app')! });
