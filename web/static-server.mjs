/** Serves the built page alone, as a file server would: for tests and screenshots without the server of the house. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const DIST = fileURLToPath(new URL('dist', import.meta.url));
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

const answer = async (request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost');
  if (/^\/(api\/|ws$)/.test(pathname)) return response.writeHead(404).end();
  const file = extname(pathname) === '' ? 'index.html' : normalize(pathname);
  try {
    const body = await readFile(join(DIST, file));
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(body);
  } catch {
    response.writeHead(404).end();
  }
};

/** Listens on a free port, or on the one that is named. */
export const serve = (port = 0) =>
  new Promise(resolve => {
    const server = createServer(answer).listen(port, '127.0.0.1', () =>
      resolve({ url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() }),
    );
  });

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { url } = await serve(Number(process.argv[2] ?? 0));
  console.log(url);
}
