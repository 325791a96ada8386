import { cpSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describeBothServers, type RunningServer } from '../testing/both-servers';
import { startEchoApi } from '../testing/echo-api';
import { startCanary } from '../operations/canary';
import { createBundlesFolder, liveRelease, putRelease } from '../testing/hand-made-release';
import { verifySite } from './verify-site';

const V1 = '1.0.0-00000001';
const V2 = '1.0.0-00000002';

describeBothServers((start) => {
  let bundlesFolder: string;
  let ending: (() => Promise<unknown>)[];
  let server: RunningServer;
  let api: Awaited<ReturnType<typeof startEchoApi>>;
  beforeEach(async () => {
    const { bundlesFolder: folder, remove } = await createBundlesFolder();
    bundlesFolder = folder;
    await liveRelease(folder, ['host', V1], { files: { 'big.js': '// nothing\n'.repeat(200), 'look.css': 'a {}' } });
    await liveRelease(folder, ['learning', V1], { paths: ['/learn', '/learn/:lessonId'] });
    api = await startEchoApi();
    server = await start({ bundlesFolder, apiOrigin: api.origin });
    ending = [server.stop, api.stop, remove];
  });
  afterEach(async () => {
    for (const end of ending) await end();
  });

  const faultsOf = async (origin: string) => (await verifySite(origin, { bundlesFolder, retryMs: 0 })).faults;
  const faults = () => faultsOf(server.origin);

  it('sends what was published', async () => {
    expect(await verifySite(server.origin, { bundlesFolder })).toEqual({ asked: 30, faults: [] });
  });

  it('checks the documents of canary visitors', async () => {
    await putRelease(bundlesFolder, ['learning', V2], { paths: ['/learn', '/learn/:lessonId', '/quiz'] });
    await startCanary([{ name: 'learning', version: V2 }], { share: 99, bundlesFolder });
    expect(await verifySite(server.origin, { bundlesFolder })).toEqual({ asked: 54, faults: [] });
    unlinkSync(join(bundlesFolder, 'pages/.canary/quiz/index.html'));
    cpSync(join(bundlesFolder, 'pages/learn'), join(bundlesFolder, 'pages/.canary/learn'), { recursive: true });
    expect(await faults()).toEqual([
      '/learn is not the document of the canary',
      '/learn/0 has not the boot record of the canary',
      '/quiz has status 404 instead of 200',
    ]);
  });

  it('accepts a list of jobs that the API has filled in, and a page with published content', async () => {
    await liveRelease(bundlesFolder, ['jobs', V1], { paths: ['/jobs'] });
    const content = '<script type="application/json" id="kadam-content">{}</script>';
    const made: Readonly<Record<string, (document: string) => string>> = {
      '/api/documents/jobs': (document) => document.replace('<div id="root">', '$&Staff Nurse'),
      '/api/documents/page/learn': (document) => document.replace('</body>', `${content}$&`),
    };
    const filling = createServer(({ url = '' }, response) => {
      const { pathname } = new URL(url, 'http://api');
      const document = join(bundlesFolder, 'pages', pathname.replace(/^.*\//, ''), 'index.html');
      response.writeHead(pathname in made ? 200 : 404, {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-cache',
      });
      response.end(made[pathname]?.(readFileSync(document, 'utf8')));
    });
    await new Promise<void>((listening) => filling.listen(0, '127.0.0.1', listening));
    const { port } = filling.address() as AddressInfo;
    const site = await start({ bundlesFolder, apiOrigin: `http://127.0.0.1:${port}` });
    ending.unshift(site.stop, async () => filling.close());
    expect((await verifySite(site.origin, { bundlesFolder })).faults).toEqual([]);
  });

  /** A site in front of the server; `change` runs before the `count`th request is passed on. */
  async function siteChangedAt(count: number, change: () => Promise<unknown>): Promise<string> {
    let requests = 0;
    let changed: Promise<unknown> | undefined;
    const front = createServer((request, response) => {
      requests += 1;
      if (requests === count) changed = change();
      const { method, headers, url } = request;
      void Promise.resolve(changed).then(() => {
        const passed = httpRequest(new URL(url ?? '', server.origin), { method, headers }, (original) => {
          response.writeHead(original.statusCode ?? 500, original.headers);
          original.pipe(response);
        });
        passed.end();
      });
    });
    await new Promise<void>((listening) => front.listen(0, '127.0.0.1', listening));
    ending.unshift(async () => front.close());
    return `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
  }

  it('compares with what is live at the end if something is published meanwhile', async () => {
    const site = await siteChangedAt(2, () => liveRelease(bundlesFolder, ['learning', V2], { paths: ['/learn'] }));
    expect(await verifySite(site, { bundlesFolder, retryMs: 0 })).toEqual({ asked: 24, faults: [] });
  });

  it('repeats wrong responses once, because a cache may be a moment late', async () => {
    const document = join(bundlesFolder, 'pages/learn/index.html');
    const content = readFileSync(document, 'utf8');
    writeFileSync(document, content.replaceAll(V1, V2));
    const { asked: requests } = await verifySite(server.origin, { bundlesFolder, retryMs: 0 });
    const site = await siteChangedAt(requests + 1, async () => writeFileSync(document, content));
    expect(await faultsOf(site)).toEqual([]);
  });

  it('reports changed bytes, plain or compressed', async () => {
    writeFileSync(join(bundlesFolder, `learning/${V1}/entry.js`), 'alert(1)');
    writeFileSync(join(bundlesFolder, `host/${V1}/big.js.br`), brotliCompressSync('alert(1)'));
    expect(await faults()).toEqual([
      `/bundles/host/${V1}/big.js has other bytes than its release record says`,
      `/bundles/learning/${V1}/entry.js has other bytes than its release record says`,
    ]);
  });

  it('reports a missing file, another document and another registry', async () => {
    unlinkSync(join(bundlesFolder, `learning/${V1}/page-0.js`));
    const document = join(bundlesFolder, 'pages/learn/index.html');
    writeFileSync(document, readFileSync(document, 'utf8').replaceAll(V1, '9.9.9-00000009'));
    expect(await faults()).toEqual([
      `/bundles/learning/${V1}/page-0.js has status 404 instead of 200`,
      '/learn is not the document of what is live',
    ]);
    const other = await createBundlesFolder();
    await liveRelease(other.bundlesFolder, ['learning', V1]);
    const { faults: found } = await verifySite(server.origin, { ...other, retryMs: 0 });
    expect(found).toContain('/bundles/registry.json is not the registry of this folder');
    await other.remove();
  });

  it('checks the boot record of the list of jobs', async () => {
    await liveRelease(bundlesFolder, ['jobs', V1], { paths: ['/jobs'] });
    expect(await faults()).toEqual(['/jobs has not the boot record of what is live']);
    await api.stop();
    expect(await faults()).toEqual([]);
  });

  it('reports a site that does not respond', async () => {
    await server.stop();
    expect((await faults())[0]).toMatch(/ could not be fetched \(.*ECONNREFUSED/);
    ending.shift();
  });
});
