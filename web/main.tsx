/** The page starts here. */
import './style/index.css';
import { render } from 'preact';
import { App, prepare } from './app.tsx';
import { giveName } from './play/names.ts';
import { route, startRouter } from './router.ts';
import { applySettings } from './settings.ts';
import { startWords } from './words.ts';

applySettings();
startRouter();
// Words and page travel together.
const prepared = prepare(route.value);
await startWords();
giveName();
const app = document.getElementById('app');
if (app) render(<App />, app);
void prepared.then(() => import('./style/fonts.css')).catch(() => undefined);

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => navigator.serviceWorker.register('/service-worker.js').catch(() => undefined));
