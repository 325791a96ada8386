import { getConfig, livez, readyz } from '@kadam/shared/contract/platform';
import type { FastifyInstance } from 'fastify';
import { serve, success } from '../../http/serve';
import type { PlatformService } from './platform.service';

export function platformRoutes(app: FastifyInstance, platform: PlatformService): void {
  serve(app, livez, { answer: () => ({ status: 'ok' as const }) });
  serve(app, readyz, {
    answer: async () => {
      await platform.ready();
      return { status: 'ok' as const };
    },
  });
  serve(app, getConfig, { answer: () => success({ environment: platform.environment }) });
}
