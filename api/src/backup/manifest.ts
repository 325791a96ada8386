import { z } from 'zod';

/** The last entry of a backup: a list of its content. */
export const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  engine: z.enum(['postgres', 'embedded']),
  /** The newest migration. */
  schema: z.string(),
  /** Rows of each table, as of the moment of the database's copy. */
  rows: z.record(z.string(), z.int()),
  /** SHA-256 of each file, or of the target of a link, by its path in the backup. */
  files: z.record(z.string(), z.string()),
  /** Resume files that the database names but the folder did not have. */
  missingResumes: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;

export const MANIFEST = 'manifest.json';
