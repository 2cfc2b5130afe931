/** The built page, held in memory and packed once for the wire. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { earlierAsset } from './earlier.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
};

type Packing = 'br' | 'gzip';

interface Asset {
  readonly type: string;
  readonly cache: string;
  readonly tag: string;
  readonly plain: Buffer;
  readonly packed: Map<Packing, Promise<Buffer>>;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** The build puts files whose names change with their content into `assets/`. */
const cacheOf = (path: string) => (path.startsWith('/assets/') ? IMMUTABLE : 'no-cache');

const assetOf = (path: string, plain: Buffer): Asset => {
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  const tag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { type, cache: cacheOf(path), tag, plain, packed: new Map() };
};

const readSite = (folder: string): Map<string, Asset> => {
  const site = new Map<string, Asset>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    site.set(path, assetOf(path, readFileSync(file)));
  }
  return site;
};

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const pack = (packing: Packing, plain: Buffer) =>
  packing === 'br' ? brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }) : gz(plain);

const packingFor = (asset: Asset, accepted: string): Packing | undefined => {
  if (!asset.type.includes('charset') || asset.plain.length < 600) return undefined;
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
};

const send = async (asset: Asset, request: FastifyRequest, reply: FastifyReply) => {
  reply.headers({ 'cache-control': asset.cache, vary: 'accept-encoding', etag: asset.tag });
  if (request.headers['if-none-match'] === asset.tag) return reply.code(304).send();
  reply.type(asset.type);
  const packing = packingFor(asset, String(request.headers['accept-encoding'] ?? ''));
  if (!packing) return reply.send(asset.plain);
  const packed = asset.packed.get(packing) ?? pack(packing, asset.plain);
  asset.packed.set(packing, packed);
  return reply.header('content-encoding', packing).send(await packed);
};

export interface SiteFolders {
  readonly folder: string;
  /** Where files of earlier builds are. */
  readonly kept?: string | undefined;
}

const NOT_BUILT = 'The page of Idavoll is not built yet: "npm start" builds it. The server itself works.\n';

/**
 * Any address that is no file is the page's own: it shows what belongs there. The page at a table's link comes with
 * hints at what a table of this game needs.
 */
export const serveSite = (
  app: FastifyInstance,
  { folder, kept }: SiteFolders,
  gameAt: (table: string, request: FastifyRequest) => Promise<string | undefined>,
): void => {
  const site = existsSync(folder) ? readSite(folder) : new Map<string, Asset>();
  const known = new Map<string, Asset>();
  const earlier = (path: string): Asset | undefined => {
    const plain = known.has(path) || kept === undefined ? undefined : earlierAsset(kept, path);
    if (plain) known.set(path, assetOf(path, plain));
    return known.get(path);
  };
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0];
    if (path.startsWith('/api/') || !['GET', 'HEAD'].includes(request.method))
      return reply.code(404).send({ refusal: { code: 'bad-message' } });
    const asset = site.get(path === '/' ? '/index.html' : path) ?? earlier(path);
    if (asset) return send(asset, request, reply);
    if (path.startsWith('/assets/')) return reply.code(404).type('text/plain').send('There is no such file.\n');
    const [, table] = /^\/table\/([^/]+)$/.exec(path) ?? [];
    const page = (table && site.get(`/table/${await gameAt(table, request)}.html`)) || site.get('/index.html');
    return page ? send(page, request, reply) : reply.code(503).type('text/plain').send(NOT_BUILT);
  });
};
