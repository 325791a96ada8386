import {
  checkImport,
  exportRejectedRows,
  getImport,
  listImports,
  previewUndo,
  startImport,
  undoImport,
  uploadImport,
} from '@kadam/shared/contract/imports';
import type { FastifyInstance } from 'fastify';
import { FileResponse } from '../../http/file-response';
import { serve, success } from '../../http/serve';
import type { StaffService } from '../staff';
import type { ImportsService } from './imports.service';

interface Parts {
  readonly imports: ImportsService;
  readonly staff: Pick<StaffService, 'actor'>;
}

export function importsRoutes(app: FastifyInstance, { imports, staff }: Parts): void {
  const one = async (found: ReturnType<ImportsService['one']>) => success({ data: { import: await found } });
  serve(app, listImports, { handle: async ({ query }) => success({ data: await imports.list(query) }) });
  serve(app, getImport, { handle: ({ params }) => one(imports.one(params.id)) });
  serve(app, uploadImport, {
    handle: async ({ member, file, body }) => one(imports.upload(await staff.actor(member), file, body)),
  });
  serve(app, checkImport, {
    handle: async ({ member, params, body }) => one(imports.check(await staff.actor(member), params.id, body)),
  });
  serve(app, startImport, {
    handle: async ({ member, params, body }) => one(imports.start(await staff.actor(member), params.id, body)),
  });
  serve(app, exportRejectedRows, {
    handle: async ({ params }) =>
      new FileResponse({
        name: 'import-report.csv',
        mediaType: 'text/csv; charset=utf-8',
        bytes: Buffer.from(await imports.reportFile(params.id)),
      }),
  });
  serve(app, previewUndo, {
    handle: async ({ params }) => success({ data: { undo: await imports.previewUndo(params.id) } }),
  });
  serve(app, undoImport, {
    handle: async ({ member, params, body }) => one(imports.undo(await staff.actor(member), params.id, body.version)),
  });
}
