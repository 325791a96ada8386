import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PublishedContent } from '@kadam/shared/contract/published-content';
import type { FastifyBaseLogger } from 'fastify';

/** A prerendered page of a release. */
export interface RenderedPage {
  readonly remote: string;
  readonly version: string;
  readonly module: string;
}

/** Part of the release of a remote with prerendered pages (shared/src/build/prerender.cjs). */
const RENDERER = '.renderer.cjs';
const TIMEOUT_MS = 10_000;
const RETRY_MS = 10_000;
const HEAP_MB = 256;
const MAX_MARKUP = 2_000_000;

// The script of a release has no access to files, environment or child processes.
const PERMISSION = Number(process.versions.node.split('.')[0]) >= 24 ? '--permission' : '--experimental-permission';
const PROGRAM = `
const parts = [];
process.stdin.on('data', (part) => parts.push(part)).on('end', () => {
  const { script, content, page } = JSON.parse(Buffer.concat(parts).toString());
  globalThis.kadamContent = content;
  const renderer = { exports: {} };
  new Function('module', 'exports', 'require', script)(renderer, renderer.exports, require);
  process.stdout.write(renderer.exports.render(page).markup);
});`;

export type PageRenderer = ReturnType<typeof createPageRenderer>;

/**
 * Renders prerendered pages with published content, using the script of their release in a separate
 * process. The markup is cached until the content changes.
 */
export function createPageRenderer({ bundlesFolder, log }: { bundlesFolder: string; log: FastifyBaseLogger }) {
  let renderedContent: unknown;
  const kept = new Map<string, Promise<string | undefined>>();

  async function render({ remote, version, module }: RenderedPage, content: PublishedContent) {
    try {
      const script = await readFile(join(bundlesFolder, remote, version, RENDERER), 'utf8');
      return await runScript(JSON.stringify({ script, content, page: module }));
    } catch (error) {
      // A release from before this script exists; its page shows the content once it has loaded.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
        log.error({ err: error, remote, version, module }, 'A page could not be rendered with the published content.');
      return undefined;
    }
  }

  /**
   * Markup of the page; undefined if it could not be rendered.
   * @param revision identifies the content
   */
  return (page: RenderedPage, content: PublishedContent, revision: unknown): Promise<string | undefined> => {
    if (revision !== renderedContent) kept.clear();
    renderedContent = revision;
    const key = `${page.remote}/${page.version}/${page.module}`;
    const known = kept.get(key);
    if (known) return known;
    const rendering = render(page, content);
    kept.set(key, rendering);
    void rendering.then((markup) => {
      if (markup !== undefined) return;
      setTimeout(() => kept.get(key) === rendering && kept.delete(key), RETRY_MS).unref();
    });
    return rendering;
  };
}

function runScript(input: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [PERMISSION, '--disable-warning=ExperimentalWarning', `--max-old-space-size=${HEAP_MB}`, '-e', PROGRAM],
      { env: {}, stdio: ['pipe', 'pipe', 'pipe'], timeout: TIMEOUT_MS, killSignal: 'SIGKILL' },
    );
    const output = { markup: '', problem: '' };
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      output.markup += part;
      if (output.markup.length > MAX_MARKUP) child.kill('SIGKILL');
    });
    child.stderr.setEncoding('utf8').on('data', (part: string) => {
      output.problem = `${output.problem}${part}`.slice(0, 2_000);
    });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) resolve(output.markup);
      else reject(new Error(`The renderer ended with ${code ?? signal}: ${output.problem}`));
    });
    // The exit event reports a process that ended early.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}
