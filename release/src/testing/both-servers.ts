import { isNginxInstalled, startNginx } from '../serve/nginx';
import { createPortalServer } from '../serve/portal-server';
import { freePort } from './free-port';

/** `settings` are variables of nginx/start.sh. */
export interface ServerOptions {
  readonly bundlesFolder: string;
  readonly apiOrigin: string;
  readonly trustedProxies?: readonly string[];
  readonly settings?: Readonly<Record<string, string>>;
  readonly logFile?: string;
}

export interface RunningServer {
  readonly origin: string;
  stop(): Promise<unknown>;
}

/** Starts the server of `npm start` on a free port. */
export async function startPortalServer({ settings: _, ...options }: ServerOptions): Promise<RunningServer> {
  const app = createPortalServer(options);
  return { origin: await app.listen({ host: '127.0.0.1', port: 0 }), stop: () => app.close() };
}

/** Starts nginx on a free port, without rate limits unless `settings` has them. */
export async function startRealNginx({ trustedProxies = [], settings, ...options }: ServerOptions) {
  if (!isNginxInstalled())
    throw new Error('nginx is not installed: apt-get install nginx-light libnginx-mod-http-brotli-static');
  return startNginx({
    ...options,
    port: await freePort(),
    settings: { KADAM_LIMIT_FACTOR: '1000', KADAM_TRUSTED_PROXIES: trustedProxies.join(','), ...settings },
  });
}

const isNginxExpected = isNginxInstalled() || process.env.CI === 'true';

/** `describe` for tests of nginx, skipped if it is not installed. */
export const describeNginx = (name: string, defineTests: () => void): void =>
  isNginxExpected ? describe(name, defineTests) : describe.skip(`${name} (skipped, nginx not found)`, defineTests);

/** Runs the same tests against the server of `npm start` and against nginx. */
export function describeBothServers(
  defineTests: (start: (options: ServerOptions) => Promise<RunningServer>) => void,
): void {
  describe('the portal server', () => defineTests(startPortalServer));
  describeNginx('nginx', () => defineTests(startRealNginx));
}
