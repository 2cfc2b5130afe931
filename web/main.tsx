/** The page starts here. */
import './style/index.css';
import { render } from 'preact';
import { App, prepare } from './app.tsx';
import { giveName } from './play/names.ts';
import { route, startRouter } from './router.ts';
import { applySettings } from './settings.ts';
import { startWords } from './words.ts';

/** In milliseconds. */
const OFFLINE_AFTER = 4000;

applySettings();
startRouter();
// Words and page travel together.
// Whoever has no name yet gets one before the server is told who comes.
void Promise.all([startWords().then(giveName), prepare(route.value)]).then(() => {
  const app = document.getElementById('app');
  if (app) render(<App />, app);
});

// What offline play needs is much, and nobody waits for it: it comes when the page has long been in use.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  setTimeout(() => navigator.serviceWorker.register('/service-worker.js').catch(() => undefined), OFFLINE_AFTER);
