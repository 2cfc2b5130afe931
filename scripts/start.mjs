/** `npm start`: until the site exists, a game in the terminal. */
if (process.argv.length === 2) process.argv.push('play', 'mimir');
await import('./idavoll.mjs');
