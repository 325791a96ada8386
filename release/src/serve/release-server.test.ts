import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createBundlesFolder, putRelease } from '../testing/hand-made-release';
import { createReleaseServer } from './release-server';

let server: Server;
let remove: () => Promise<void>;
let origin: string;

beforeAll(async () => {
  const folder = await createBundlesFolder();
  remove = folder.remove;
  const release = await putRelease(folder.bundlesFolder, ['jobs', '1.0.0-00000001'], { paths: ['/jobs'] });
  server = createReleaseServer(join(folder.bundlesFolder, 'jobs', release.version), release);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await remove();
});

test('serves each file of a release to pages of any origin', async () => {
  for (const file of ['release.json', 'entry.js', 'page-0.js?retry=1']) {
    const response = await fetch(`${origin}/${file}`);
    expect([file, response.status, response.headers.get('access-control-allow-origin')]).toEqual([file, 200, '*']);
    expect(response.headers.get('content-type')).toMatch(/^(application\/json|text\/javascript)/);
    expect((await response.text()).length).toBeGreaterThan(0);
  }
});

test('serves no other file of the folder', async () => {
  for (const path of ['', 'build.json', 'entry.js.br', '../registry.json', 'constructor'])
    expect([path, (await fetch(`${origin}/${path}`)).status]).toEqual([path, 404]);
});
