import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import './style/targets.css';
import { mount } from 'svelte';
import App from './App.svelte';
import shellSprite from './symbols/shell.svg?raw';
import { placeSprite } from './shell/sprites';
import { showPreferences } from './shell/preferences.svelte';
import { session } from './shell/session.svelte';
import { preferredLanguage, speech } from './text/language.svelte';

placeSprite(shellSprite);
showPreferences();
const arrived = session.load().catch(() => undefined);
await speech.speak(preferredLanguage());
const target = document.getElementById('app');
if (target) mount(App, { target, props: { arrived } });
if ('serviceWorker' in navigator && import.meta.env.PROD) void navigator.serviceWorker.register('/sw.js');
