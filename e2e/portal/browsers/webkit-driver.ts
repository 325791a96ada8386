import { spawn } from 'node:child_process';
import { findWebkit, WEBKIT_MISSING } from '../../../scripts/parts/other-browsers.mjs';
import { freePort } from '../../../release/src/testing/free-port';
import type { Driver } from './driver';

/** Key of an element reference (W3C WebDriver, section 12.1). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Special keys of the protocol (section 17.4.2). */
const KEYS: Readonly<Record<string, string>> = {
  Escape: '\uE00C',
  Enter: '\uE007',
  Backspace: '\uE003',
  Home: '\uE011',
  End: '\uE010',
  Control: '\uE009',
};

type Reference = Record<typeof ELEMENT, string>;
type Call = <Answer = unknown>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Answer>;

interface WebkitServer {
  /** A separate browser with empty storage. */
  newBrowser(): Promise<Driver<Reference>>;
  stop(): Promise<void>;
}

/** Starts WebKitGTK's WebDriver on a virtual screen. */
export async function startWebkit(): Promise<WebkitServer> {
  const webkit = findWebkit();
  if (!webkit) throw new Error(WEBKIT_MISSING);
  const port = await freePort();
  // Its own process group, so that the screen ends with it.
  const server = spawn(webkit.screen, ['-a', webkit.driver, '--host=127.0.0.1', `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  });
  const call = caller(`http://127.0.0.1:${port}`);
  await answering(call);
  return {
    newBrowser: async () => {
      const options = { binary: webkit.browser, args: ['--automation'] };
      const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
      const { sessionId } = await call<{ sessionId: string }>('POST', '/session', { capabilities });
      const inSession: Call = (method, path, body) => call(method, `/session/${sessionId}${path}`, body);
      await inSession('POST', '/window/rect', { width: 1366, height: 900 });
      return driverOf(inSession, await inSession<string>('GET', '/window'));
    },
    stop: () =>
      new Promise((ended) => {
        server.once('exit', () => ended());
        process.kill(-(server.pid ?? 0), 'SIGTERM');
      }),
  };
}

function driverOf(call: Call, window: string): Driver<Reference> {
  const here = async () => call('POST', '/window', { handle: window });
  const execute = <Answer>(script: (given: never) => unknown, given: unknown) =>
    call<Answer>('POST', '/execute/sync', { script: `return (${String(script)})(arguments[0])`, args: [given] });
  // Keys of one group are pressed together.
  const pressAll = async (groups: readonly (readonly string[])[]) => {
    const actions = groups.flatMap((keys) => [
      ...keys.map((value) => ({ type: 'keyDown', value })),
      ...keys.toReversed().map((value) => ({ type: 'keyUp', value })),
    ]);
    await call('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  };
  const at = (element: Reference) => `/element/${element[ELEMENT]}`;
  return {
    goto: async (url) => {
      await here();
      await call('POST', '/url', { url });
    },
    evaluate: async (script, given) => {
      await here();
      return execute(script, given);
    },
    find: async (script, given) => {
      await here();
      return (await execute<Reference | null>(script, given)) ?? undefined;
    },
    click: async (element) => {
      const script = `(${String(isStill)})(arguments[0]).then(arguments[1])`;
      const isReady = await call<boolean>('POST', '/execute/async', { script, args: [element] });
      if (!isReady) throw new Error('The element is moving, or another element covers it.');
      await call('POST', `${at(element)}/click`, {});
    },
    type: async (field, text) => {
      await call('POST', `${at(field)}/clear`, {});
      await call('POST', `${at(field)}/value`, { text });
    },
    chooseFile: async (field, file) => void (await call('POST', `${at(field)}/value`, { text: file })),
    write: async (text) => pressAll([...text].map((letter) => [letter])),
    press: (key) => pressAll([key.split('+').map((name) => KEYS[name] ?? name)]),
    reload: async () => {
      await here();
      await call('POST', '/refresh', {});
    },
    resize: async (width, height) => void (await call('POST', '/window/rect', { width, height })),
    newTab: async () => {
      const { handle } = await call<{ handle: string }>('POST', '/window/new', { type: 'tab' });
      return driverOf(call, handle);
    },
    close: async () => void (await call('DELETE', '')),
  };
}

/** Runs in the page. WebDriver clicks at a position, which misses a moving element. */
async function isStill(element: Element): Promise<boolean> {
  // A background tab draws no frames.
  const nextFrame = () => new Promise((resolve) => (document.hidden ? resolve(0) : requestAnimationFrame(resolve)));
  const before = element.getBoundingClientRect();
  await nextFrame();
  await nextFrame();
  const { x, y, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return x === before.x && y === before.y && hit !== null && element.contains(hit);
}

function caller(origin: string): Call {
  return async <Answer>(method: string, path: string, body?: object) => {
    const response = await fetch(`${origin}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { value: Answer & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  };
}

async function answering(call: Call): Promise<void> {
  const end = Date.now() + 20_000;
  for (;;) {
    try {
      await call('GET', '/status');
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
