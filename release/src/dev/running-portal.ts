import type { IncomingMessage, ServerResponse } from 'node:http';
import { readRegistry, REGISTRY_URL, toLiveRemote, type Registry } from '@kadam/shared/remote';
import { ReleaseError } from '../release-error';
import { PAGE_POLICY } from '../serve/response-headers';
import { widened } from './dev-headers';
import { withRemotesFromSource } from './site-documents';
import { pathOf, sendDocument, type Surroundings } from './surroundings';
import type { WatchedBundle } from './watched-bundle';

const PASSED_ON = ['accept', 'accept-language', 'cookie'];
/** What pages tell of their visitors; a deployed site shall not count who develops. */
const TOLD = ['/api/telemetry', '/api/policy-reports'];

/**
 * A running portal, on this machine or anywhere, with some remotes from source: its documents, its API and all other releases.
 * @param site `https://kadam.example`
 * @throws ReleaseError when no portal answers there
 */
export async function runningPortal(site: string, watched: readonly WatchedBundle[]): Promise<Surroundings> {
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(new URL(path, site), { headers, redirect: 'manual' });

  async function registry(): Promise<Registry> {
    const found = readRegistry(await (await ask(REGISTRY_URL)).json());
    if (!found) throw new Error(`${REGISTRY_URL} is no registry`);
    return found;
  }

  await registry().catch((error: Error) => {
    throw new ReleaseError(null, `No portal answers at ${site} (${reasonOf(error)}). Is the address right?`);
  });
  return {
    isHostFromSource: false,
    serving: {
      static: false,
      proxy: [{ context: ['/api', '/bundles'], target: site, changeOrigin: true }],
    },
    registry,
    isIgnored: (path) => TOLD.includes(path),
    async answer(request, response) {
      const answer = await ask(request.url ?? '/', passedOn(request));
      if (!(answer.headers.get('content-type') ?? '').includes('text/html')) return pass(answer, response);
      const document = { status: answer.status, html: await answer.text() };
      const changed = withRemotesFromSource(document, pathOf(request), live(watched));
      const policy = answer.headers.get('content-security-policy') ?? PAGE_POLICY;
      response.setHeader('Content-Security-Policy', widened(policy));
      sendDocument(response, changed.status, changed.html);
    },
  };
}

const live = (watched: readonly WatchedBundle[]) =>
  watched.flatMap(({ latest }) => {
    const built = latest();
    return built ? [toLiveRemote(built.release, null)] : [];
  });

const passedOn = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(PASSED_ON.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])));

async function pass(answer: Response, response: ServerResponse): Promise<void> {
  const location = answer.headers.get('location');
  response.writeHead(answer.status, {
    'Content-Type': answer.headers.get('content-type') ?? 'text/plain',
    ...(location !== null && { Location: location }),
  });
  response.end(Buffer.from(await answer.arrayBuffer()));
}

const reasonOf = ({ cause, message }: Error): string => (cause as NodeJS.ErrnoException | undefined)?.code ?? message;
