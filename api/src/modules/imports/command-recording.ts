import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/database';
import type { Format } from '../../import/format';
import type { ImportRecording } from '../../import/import-file';
import { COMMAND_LINE, createAuditService } from '../audit';
import { recordWritten, officeReport } from './import-work';
import { importsRepository } from './imports.repository';

interface CommandImport {
  readonly source: string;
  readonly fileName: string;
  readonly format: Format;
}

/** Lists an import of `kadam import jobs` in the office, where it can be undone. */
export function commandRecording(database: Database, { source, fileName, format }: CommandImport): ImportRecording {
  const importId = randomUUID();
  const clock = () => new Date();
  return {
    importId,
    async begin(tx) {
      await importsRepository(tx).add({
        id: importId,
        source,
        fileName,
        format,
        content: null,
        columns: [],
        mapping: {},
        state: 'uploaded',
        by: COMMAND_LINE.name,
        at: clock(),
      });
    },
    end: (tx, report) =>
      recordWritten(tx, {
        parts: { audit: createAuditService({ database, clock }), clock },
        importId,
        by: COMMAND_LINE,
        report: officeReport(report, []),
      }),
  };
}
