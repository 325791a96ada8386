import type { ExtensionProps } from '@kadam/shared/extensions';
import { JobPreview } from '../features/job-view/job-preview';
import { toJob } from '../lib/job-posting';

/** A posting of the office, while it is written. */
export default function PostingPreviewExtension({ posting }: ExtensionProps['office.posting']) {
  const job = toJob({ ...posting, id: 'preview' });
  return job && <JobPreview job={job} />;
}
