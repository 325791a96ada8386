import { RESUME_QUOTA } from '@kadam/shared/contract/resume-files';
import { fieldError } from '../../errors';
import type { Usage } from './resume-storage.repository';

const MB = 1024 * 1024;

/** @throws DomainError CONFLICT when a file of this size exceeds the quota */
export function rejectBeyondQuota({ files, bytes }: Usage, size: number): void {
  if (files < RESUME_QUOTA.files && bytes + size <= RESUME_QUOTA.bytes) return;
  throw fieldError(
    'CONFLICT',
    'file',
    `Your resume files use ${inMb(bytes)} of ${RESUME_QUOTA.bytes / MB} MB (${files} of ${RESUME_QUOTA.files} files), and this file needs ${inMb(size)}. ` +
      'To free space, send a smaller file or withdraw an application under My Jobs: the file it carries is then deleted.',
  );
}

// Never less than it is: 1 KB is not 0.0 MB.
const inMb = (bytes: number) => `${(Math.ceil((bytes / MB) * 10) / 10).toFixed(1)} MB`;
