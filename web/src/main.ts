import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import './style/targets.css';
import { mount } from 'svelte';
import App from './App.svelte';
import shellSprite from './symbols/shell.svg?raw';
import { placeSprite } from './shell/sprites';
import { applyPreferences } from './shell/preferences.svelte';
import { session } from './shell/session.svelte';
import { preferredLanguage, locale } from './text/language.svelte';

placeSprite(shellSprite);
applyPreferences();
const sessionLoaded = session.load().catch(() => undefined);
await locale.setLanguage(preferredLanguage());
const target = document.getElementById('app');
if (target) mount(App, { target, props: { sessionLoaded } });
if ('serviceWorker' in navigator && import.meta.env.PROD) void navigator.serviceWorker.register('/sw.js');
