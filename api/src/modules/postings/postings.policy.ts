import type { FieldError } from '@kadam/shared/contract/errors';
import { POSTING_MESSAGES, type PostingFields, type PostingState } from '@kadam/shared/contract/postings';
import { DomainError, fieldError } from '../../errors';

/**
 * The allowed next states. A posting that was never published cannot be closed, because a closed
 * posting has a public page.
 */
const NEXT_STATES: Readonly<Record<PostingState, readonly PostingState[]>> = {
  draft: ['published', 'scheduled'],
  scheduled: ['draft', 'published', 'scheduled'],
  published: ['closed'],
  closed: ['published'],
};

export function requireTransition(from: PostingState, to: PostingState): void {
  if (!NEXT_STATES[from].includes(to)) throw new DomainError('CONFLICT', POSTING_MESSAGES.impossible);
}

/**
 * Requirements for publishing a posting.
 * @throws DomainError with each missing field
 */
export function requireComplete({ companyName, location, jobType, description }: PostingFields): void {
  const missing: FieldError[] = [];
  const require = (isGiven: boolean, field: string, message: string) => {
    if (!isGiven) missing.push({ field, message });
  };
  require(companyName !== '', 'companyName', POSTING_MESSAGES.companyMissing);
  require(location !== '' || jobType === 'remote', 'location', POSTING_MESSAGES.locationMissing);
  require(description !== '', 'description', POSTING_MESSAGES.descriptionMissing);
  const [first] = missing;
  if (first) throw new DomainError('INVALID_INPUT', first.message, { details: missing });
}

/** @throws DomainError if a posting would expire before it is published */
export function requireOpenAt(validThrough: Date | null, publishAt: Date, now: Date): void {
  if (validThrough === null || validThrough > publishAt) return;
  const message = validThrough <= now ? POSTING_MESSAGES.dayOver : POSTING_MESSAGES.expiresBefore;
  throw fieldError('INVALID_INPUT', 'expiresOn', message);
}

/**
 * When a scheduled posting is published.
 * @throws DomainError if missing or in the past
 */
export function readPublishAt(publishAt: string | undefined, now: Date): Date {
  if (publishAt === undefined) throw fieldError('INVALID_INPUT', 'publishAt', POSTING_MESSAGES.timeMissing);
  const at = new Date(publishAt);
  if (at <= now) throw fieldError('INVALID_INPUT', 'publishAt', POSTING_MESSAGES.timeOver);
  return at;
}
