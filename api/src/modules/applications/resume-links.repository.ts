import type { ApplicationStatus } from '@kadam/shared/contract/applications';
import { firstRow, oldRows, type Queryable } from '../../db/database';

export interface NewResumeLink {
  readonly tokenHash: Buffer;
  readonly applicationId: string;
  readonly resumeId: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export interface ResumeLink {
  readonly resumeId: string | null;
  readonly applicationId: string;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
  readonly status: ApplicationStatus;
}

export const resumeLinksRepository = (database: Queryable) => ({
  async add({ tokenHash, applicationId, resumeId, createdAt, expiresAt }: NewResumeLink): Promise<void> {
    await database.query(
      `insert into resume_links (token_hash, application_id, resume_file_id, created_at, expires_at)
       values ($1, $2, $3, $4, $5)`,
      [tokenHash, applicationId, resumeId, createdAt, expiresAt],
    );
  },

  /** Undefined for a secret that was never issued, or if the application is deleted. */
  find: (tokenHash: Buffer) =>
    firstRow<ResumeLink>(
      database,
      `select link.resume_file_id as "resumeId", link.application_id as "applicationId", link.expires_at as "expiresAt",
         link.revoked_at as "revokedAt", application.status
       from resume_links link join applications application on application.id = link.application_id
       where link.token_hash = $1`,
      [tokenHash],
    ),

  /** The one place that records that staff downloaded a resume. */
  async recordDownload(tokenHash: Buffer, at: Date): Promise<void> {
    await database.query(
      'update resume_links set downloads = downloads + 1, last_downloaded_at = $2 where token_hash = $1',
      [tokenHash, at],
    );
  },

  /** Revokes all links of an application; returns how many were valid. */
  async revoke(applicationId: string, now: Date): Promise<number> {
    const revoked = await database.query(
      `update resume_links set revoked_at = $2 where application_id = $1 and revoked_at is null and expires_at > $2
       returning 1`,
      [applicationId, now],
    );
    return revoked.length;
  },

  removeExpired: oldRows(database, 'resume_links', 'expires_at < $1').remove,
});
