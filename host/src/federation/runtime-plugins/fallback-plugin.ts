import type { ModuleFederation, ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { FederatedRemote } from '../federated-remote';

/** One way to load a module: from this entry, under this request id. */
export interface Attempt {
  readonly remote: FederatedRemote;
  /** Request id of the module in this entry, such as `jobs@1.2.0/jobs-page`. */
  readonly id: string;
  /** Called when this attempt has failed, before the next one starts. */
  onError(error: unknown): void;
}

/** What the plugin needs of a federation instance. */
export type Runtime = Pick<ModuleFederation, 'loadRemote'>;

export interface Loaded<Kind extends Attempt> {
  readonly module: unknown;
  readonly attempt: Kind;
}

interface Request {
  readonly attempts: AsyncIterator<Attempt>;
  attempt: Attempt;
}

/**
 * Loads a module from several entries in turn: a request is rewritten to the current attempt
 * (`beforeRequest`), and an attempt that fails is followed by the next one (`errorLoadRemote`). The
 * remotes of the attempts are registered under different names, so that each one has a container of
 * its own.
 *
 * @example const fallback = createFallback(); registerPlugins([fallback.plugin]); const { module }
 * = await fallback.load(getInstance(), attemptsAt('/jobs'));
 */
export function createFallback() {
  const requests = new Map<string, Request>();
  let count = 0;

  const plugin: ModuleFederationRuntimePlugin = {
    name: 'fallback',
    beforeRequest(args) {
      const attempt = requests.get(args.id)?.attempt;
      if (!attempt) return args;
      args.origin.registerRemotes([{ ...attempt.remote }]);
      return { ...args, id: attempt.id };
    },
    // Another version defines the same global, and the runtime would use the existing one.
    afterLoadEntry({ remoteInfo: { entryGlobalName } }) {
      Object.assign(globalThis, { [entryGlobalName]: undefined });
    },
    async errorLoadRemote({ id, error, lifecycle, origin }) {
      const request = requests.get(id);
      if (!request || lifecycle !== 'onLoad') return undefined;
      request.attempt.onError(error);
      const next = await request.attempts.next();
      if (next.done) return undefined;
      request.attempt = next.value;
      return origin.loadRemote(id);
    },
  };

  return {
    plugin,
    /**
     * Loads a module by the first attempt that succeeds. Rejects with the error of the last
     * attempt; resolves with undefined if there was no attempt at all.
     */
    async load<Kind extends Attempt>(
      runtime: Runtime,
      attempts: AsyncIterator<Kind>,
    ): Promise<Loaded<Kind> | undefined> {
      const first = await attempts.next();
      if (first.done) return undefined;
      const request = { attempts, attempt: first.value };
      const id = `fallback-request-${++count}`;
      requests.set(id, request);
      try {
        const module: unknown = await runtime.loadRemote(id);
        return { module, attempt: request.attempt };
      } finally {
        requests.delete(id);
      }
    },
  };
}
