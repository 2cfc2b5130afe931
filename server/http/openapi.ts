/** The description of the HTTP interface, and a page that shows it, made from the doors themselves. */
import { z } from 'zod';
import { ClientMessage } from '../protocol.ts';
import type { Door } from './door.ts';

const schemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' });
const pathOf = (path: string) => path.replace(/:(\w+)/g, '{$1}');

const REFUSED = {
  description: 'Refused, with a code that says why.',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['refusal'],
        properties: { refusal: { type: 'object', required: ['code'], properties: { code: { type: 'string' } } } },
      },
    },
  },
};

const operationOf = ({ path, summary, body, text, named }: Door) => ({
  summary,
  ...(path.includes(':id') && {
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
  }),
  ...(body && { requestBody: { content: { 'application/json': { schema: schemaOf(body) } } } }),
  ...(named && { security: [{ guest: [] }] }),
  responses: {
    200: { description: 'Done.', content: { [text ? 'text/plain' : 'application/json']: {} } },
    default: REFUSED,
  },
});

export const openApi = (doors: readonly Door[]) => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const door of doors) {
    const path = pathOf(door.path);
    paths[path] ??= {};
    paths[path][door.method.toLowerCase()] = operationOf(door);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Idavoll', version: '1', description: 'Accounts live under /api/auth, moves travel over /ws.' },
    paths,
    components: {
      securitySchemes: { guest: { type: 'apiKey', in: 'cookie', name: 'idavoll_guest' } },
      schemas: { ClientMessage: schemaOf(ClientMessage) },
    },
  };
};

const escaped = (text: string) => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`);
const shown = (schema: z.ZodType) => `<pre>${escaped(JSON.stringify(schemaOf(schema), null, 2))}</pre>`;

export const docsPage = (doors: readonly Door[]): string => {
  const entries = doors.map(
    ({ method, path, summary, body, named }) =>
      `<h2><code>${method} ${escaped(pathOf(path))}</code></h2><p>${escaped(summary)}${named ? ' Needs a name.' : ''}</p>` +
      (body ? `<details><summary>Body</summary>${shown(body)}</details>` : ''),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Idavoll: HTTP</title>
<meta name="viewport" content="width=device-width"></head><body><main><h1>Idavoll over HTTP</h1>
<p>The same as <a href="/api/openapi.json">OpenAPI</a>. Every refusal is <code>{"refusal":{"code":…}}</code>.</p>
${entries.join('\n')}
<h2><code>/ws</code></h2><p>What a client may say over the socket.</p>${shown(ClientMessage)}</main></body></html>`;
};
