import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { policies } from '../../nginx/headers.json';

export interface SheetsSite {
  readonly origin: string;
  stop(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.ttf': 'font/ttf' };
const DOCUMENT = `<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width, initial-scale=1"><script src="/main.js" defer></script></head><body></body></html>`;

/** Builds the page of the sheets and serves it under the policy of the portal's pages. */
export async function startSheetsSite(): Promise<SheetsSite> {
  const folder = mkdtempSync(join(tmpdir(), 'kadam-sheets-'));
  await build(folder);
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://sheets').pathname;
    response.setHeader('Content-Security-Policy', policies.page);
    response.setHeader('Content-Type', TYPES[extname(path)] ?? 'text/html; charset=utf-8');
    response.end(path === '/' ? DOCUMENT : readFileSync(join(folder, path)));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function build(output: string): Promise<void> {
  const webpack = createRequire(__filename).resolve('webpack/bin/webpack.js');
  const env = { ...process.env, NODE_ENV: 'production', KADAM_OUTPUT: output };
  const child = spawn(process.execPath, [webpack, '--no-color'], {
    cwd: __dirname,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += String(chunk)));
  return new Promise((done, failed) => {
    child.once('exit', (code) => (code === 0 ? done() : failed(new Error(said))));
  });
}
