import { getConfig, livez, readyz } from '@kadam/shared/contract/platform';
import { DomainError } from '../../errors';
import { serve, success } from '../../http/serve';
import type { Module, ModuleParts } from '../module';

/** Liveness and readiness of the process, and the configuration of pages. */
export const platformModule = ({ database, config, lifecycle }: ModuleParts): Module => ({
  name: 'platform',
  service: undefined,
  routes(app) {
    serve(app, livez, { handle: () => ({ status: 'ok' as const }) });
    serve(app, readyz, {
      handle: async () => {
        if (lifecycle.isDraining) throw new DomainError('UNAVAILABLE', 'This process is ending and takes no new work.');
        await database.query('select 1');
        return { status: 'ok' as const };
      },
    });
    serve(app, getConfig, { handle: () => success({ environment: config.environment }) });
  },
});
