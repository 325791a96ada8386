import { createReadStream } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import type { Release } from '@kadam/shared/remote';
import { RELEASE_FILE } from '../build/assemble-release';
import { contentType } from './file-types';

/** Any portal may read the files; its registry decides whether it shows them. */
const HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-private-network': 'true',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-store',
};

/** Serves the files of one release from the root of an origin, for override links. */
export function createReleaseServer(folder: string, { files }: Pick<Release, 'files'>): Server {
  return createServer(({ url = '/', method = 'GET' }, response) => {
    const file = new URL(url, 'http://here').pathname.slice(1);
    const isKnown = file === RELEASE_FILE || Object.hasOwn(files, file);
    if (method === 'OPTIONS') return void response.writeHead(204, HEADERS).end();
    if (!isKnown) return void response.writeHead(404, HEADERS).end();
    response.writeHead(200, { ...HEADERS, 'content-type': contentType(file) });
    createReadStream(join(folder, file))
      .on('error', () => response.destroy())
      .pipe(response);
  });
}
