import { createReadStream } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import type { Release } from '@kadam/shared/remote';
import { RELEASE_FILE } from '../build/assemble-release';
import { contentType } from './file-types';

/** Every portal may read it; which of them shows it, their registries say. */
const HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-private-network': 'true',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-store',
};

/** Serves one release from the root of an origin, for browsers that were asked to show it: its record and the files that the record names. */
export function createReleaseServer(folder: string, { files }: Pick<Release, 'files'>): Server {
  return createServer(({ url = '/', method = 'GET' }, answer) => {
    const file = new URL(url, 'http://here').pathname.slice(1);
    const isKnown = file === RELEASE_FILE || Object.hasOwn(files, file);
    if (method === 'OPTIONS') return void answer.writeHead(204, HEADERS).end();
    if (!isKnown) return void answer.writeHead(404, HEADERS).end();
    answer.writeHead(200, { ...HEADERS, 'content-type': contentType(file) });
    createReadStream(join(folder, file))
      .on('error', () => answer.destroy())
      .pipe(answer);
  });
}
