import { Chip } from '@kadam/shared/ui/chip';
import { typeLabels } from '../../lib/job-labels';
import type { Job } from '../../lib/job-posting';
import { Tags } from './job-card.styles';
import { PostedDate } from './posted-date';

export function JobFacts({ job }: { readonly job: Job }) {
  return (
    <Tags aria-label="Job facts">
      {typeLabels(job).map((label) => (
        <li key={label}>
          <Chip tone="accent">{label}</Chip>
        </li>
      ))}
      {job.createdAt && (
        <li>
          <Chip>
            <PostedDate createdAt={job.createdAt} />
          </Chip>
        </li>
      )}
      <li>
        <Chip tone={job.isActive ? 'success' : 'neutral'}>{job.isActive ? 'Active' : 'Inactive'}</Chip>
      </li>
    </Tags>
  );
}
