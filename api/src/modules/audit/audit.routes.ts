import { exportAudit, listAudit } from '@kadam/shared/contract/audit';
import type { FastifyInstance } from 'fastify';
import { FileResponse } from '../../http/file-response';
import { serve, success } from '../../http/serve';
import type { AuditService } from './audit.service';

export function auditRoutes(app: FastifyInstance, audit: AuditService): void {
  serve(app, listAudit, { handle: async ({ query }) => success({ data: await audit.list(query) }) });
  serve(app, exportAudit, {
    handle: async ({ query }) =>
      new FileResponse({
        name: 'audit-log.csv',
        mediaType: 'text/csv; charset=utf-8',
        bytes: Buffer.from(await audit.export(query)),
      }),
  });
}
