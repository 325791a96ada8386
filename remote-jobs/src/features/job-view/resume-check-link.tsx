import { Link } from '@kadam/shared/router';
import { ScanSearch } from 'lucide-react';
import type { Job } from '../../lib/job-posting';
import { jobText } from '../../lib/job-text';
import { elsewhere } from '../../paths';
import { CheckLine } from './job-tools.styles';

/** To the resume check, with this job as what the resume is compared with. */
export const ResumeCheckLink = ({ job }: { readonly job: Job }) => (
  <CheckLine>
    <ScanSearch aria-hidden size={18} />
    <Link to={elsewhere.resumeCheck} state={{ jobDescription: jobText(job) }}>
      Check against this job
    </Link>
  </CheckLine>
);
