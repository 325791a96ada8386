import type { Federation } from '../../../host/src/federation/page-loader';
import { federatedRemote } from '../../../host/src/federation/federated-remote';
import { REMOTES } from './remotes';

/** Replaces the host's module of the same name: every page is a lazy chunk of the same build. */
export const createFederation = (): Federation => ({
  remoteOf: federatedRemote,
  async load(attempts) {
    const { value: attempt, done } = await attempts.next();
    if (done) return undefined;
    const { name } = attempt.release;
    const open = REMOTES[name];
    if (!open) throw new Error(`The single bundle has no pages of '${name}'.`);
    return { module: await open(attempt.id.slice(attempt.id.indexOf('/') + 1)), attempt };
  },
});
