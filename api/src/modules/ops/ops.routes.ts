import { getOpsReleases } from '@kadam/shared/contract/ops';
import type { FastifyInstance } from 'fastify';
import { serve, success } from '../../http/serve';
import type { OpsService } from './ops.service';

export function opsRoutes(app: FastifyInstance, ops: OpsService): void {
  serve(app, getOpsReleases, { handle: async () => success({ data: await ops.releases() }) });
}
