import { getConfig, livez, readyz } from '@kadam/shared/contract/platform';
import type { FastifyInstance } from 'fastify';
import { serve, success } from '../../http/serve';
import type { PlatformService } from './platform.service';

export function platformRoutes(app: FastifyInstance, platform: PlatformService): void {
  serve(app, livez, { handle: () => ({ status: 'ok' as const }) });
  serve(app, readyz, {
    handle: async () => {
      await platform.ready();
      return { status: 'ok' as const };
    },
  });
  serve(app, getConfig, { handle: () => success({ environment: platform.environment }) });
}
