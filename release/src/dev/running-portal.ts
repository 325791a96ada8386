import type { IncomingMessage, ServerResponse } from 'node:http';
import { readRegistry, REGISTRY_URL, toLiveRemote, type Registry } from '@kadam/shared/remote';
import { ReleaseError } from '../release-error';
import { PAGE_POLICY } from '../serve/response-headers';
import { widened } from './dev-headers';
import { withRemotesFromSource } from './site-documents';
import { pathOf, sendDocument, type DevBackend } from './dev-backend';
import type { WatchedBundle } from './watched-bundle';

const FORWARDED_HEADERS = ['accept', 'accept-language', 'cookie'];
/** Telemetry of developers is not counted. */
const IGNORED_PATHS = ['/api/telemetry', '/api/policy-reports'];

/**
 * Backend that uses the documents, API and releases of a running portal.
 * @param site `https://kadam.example`
 * @throws ReleaseError if no portal responds there
 */
export async function runningPortal(site: string, watched: readonly WatchedBundle[]): Promise<DevBackend> {
  const fetchFrom = (path: string, headers: Record<string, string> = {}) =>
    fetch(new URL(path, site), { headers, redirect: 'manual' });

  async function registry(): Promise<Registry> {
    const found = readRegistry(await (await fetchFrom(REGISTRY_URL)).json());
    if (!found) throw new Error(`${REGISTRY_URL} is not a registry`);
    return found;
  }

  await registry().catch((error: Error) => {
    throw new ReleaseError(null, `No portal responds at ${site} (${reasonOf(error)}). Is the address right?`);
  });
  return {
    isHostFromSource: false,
    serverOptions: {
      static: false,
      proxy: [{ context: ['/api', '/bundles'], target: site, changeOrigin: true }],
    },
    registry,
    isIgnored: (path) => IGNORED_PATHS.includes(path),
    async handle(request, response) {
      const upstream = await fetchFrom(request.url ?? '/', forwardedHeaders(request));
      if (!(upstream.headers.get('content-type') ?? '').includes('text/html')) return sendUpstream(upstream, response);
      const document = { status: upstream.status, html: await upstream.text() };
      const changed = withRemotesFromSource(document, pathOf(request), live(watched));
      const policy = upstream.headers.get('content-security-policy') ?? PAGE_POLICY;
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

const forwardedHeaders = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    FORWARDED_HEADERS.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  );

async function sendUpstream(upstream: Response, response: ServerResponse): Promise<void> {
  const location = upstream.headers.get('location');
  response.writeHead(upstream.status, {
    'Content-Type': upstream.headers.get('content-type') ?? 'text/plain',
    ...(location !== null && { Location: location }),
  });
  response.end(Buffer.from(await upstream.arrayBuffer()));
}

const reasonOf = ({ cause, message }: Error): string => (cause as NodeJS.ErrnoException | undefined)?.code ?? message;
