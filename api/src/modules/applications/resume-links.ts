import { RESUME_LINK_DAYS, staffResume } from '@kadam/shared/contract/applications';
import { API_BASE } from '@kadam/shared/contract/endpoint';
import type { Database } from '../../db/database';
import { DomainError, requireFound } from '../../errors';
import { newToken, tokenHash } from '../../tokens';
import { removalJob } from '../../tasks';
import type { ResumeContent, ResumeContents } from '../resume-files';
import { type ResumeLink, resumeLinksRepository } from './resume-links.repository';

interface LinksParts {
  readonly database: Database;
  readonly contents: ResumeContents;
  readonly publicUrl: string;
  readonly clock: () => Date;
}

export type ResumeLinks = ReturnType<typeof createResumeLinks>;

const DAY_MS = 24 * 60 * 60_000;
// After its lifetime a link is reported as expired for the same time again.
const EXPIRED_RETENTION_MS = RESUME_LINK_DAYS * DAY_MS;

export function createResumeLinks({ database, contents, publicUrl, clock }: LinksParts) {
  const links = resumeLinksRepository(database);
  return {
    /** Creates a link and returns its URL; only a hash of the secret is stored. */
    async create({ id, resumeId }: { readonly id: string; readonly resumeId: string }): Promise<string> {
      const secret = newToken();
      const createdAt = clock();
      const expiresAt = new Date(createdAt.getTime() + RESUME_LINK_DAYS * DAY_MS);
      await links.add({ tokenHash: tokenHash(secret), applicationId: id, resumeId, createdAt, expiresAt });
      return `${publicUrl}${API_BASE}${staffResume.path}?token=${secret}`;
    },

    /**
     * The file of a link. @throws DomainError NOT_FOUND for an unknown link, GONE for an expired or
     * revoked one
     */
    async open(token: string): Promise<ResumeContent> {
      const hash = tokenHash(token);
      const link = requireFound(await links.find(hash), SENTENCES.unknown);
      const now = clock();
      const file = fileOf(link, now);
      const content = await contents(file);
      if (!content) throw new DomainError('GONE', SENTENCES.removed);
      await links.recordDownload(hash, now);
      return content;
    },

    housekeeping: removalJob('links to resume files', EXPIRED_RETENTION_MS, links.removeExpired),
  };
}

function fileOf({ status, revokedAt, expiresAt, resumeId }: ResumeLink, now: Date): string {
  const reason =
    (status === 'withdrawn' && SENTENCES.withdrawn) ||
    (revokedAt && SENTENCES.revoked) ||
    (expiresAt <= now && SENTENCES.expired);
  if (reason) throw new DomainError('GONE', reason);
  if (resumeId === null) throw new DomainError('GONE', SENTENCES.removed);
  return resumeId;
}

const SENTENCES = {
  unknown:
    'This link is not valid. If you opened all of it from the mail, the applicant has deleted the account, and the resume file with it.',
  withdrawn: 'The applicant has withdrawn this application, so the resume file is no longer available.',
  revoked: 'This link was revoked. Ask a colleague who manages the portal for the resume file.',
  expired: `This link has expired: it works for ${RESUME_LINK_DAYS} days. Ask a colleague who manages the portal for the resume file.`,
  removed: 'The resume file of this application is no longer stored.',
} as const;
