import type { Job } from '../../lib/job-posting';
import { CompanyLogo } from './company-logo';
import { Place } from './job-card.styles';
import { Header, HeaderText, Heading } from './job-detail.styles';
import { JobFacts } from './job-facts';
import { PreviewFrame } from './job-preview.styles';
import { JobSections } from './job-sections';

/** The page of a job without what a visitor can do there, as in a narrow window. */
export const JobPreview = ({ job }: { readonly job: Job }) => (
  <PreviewFrame>
    <Header $isFilled>
      <CompanyLogo job={job} size={72} />
      <HeaderText>
        <Heading as="h2">{job.jobName}</Heading>
        <Place>{[job.companyName, job.location].filter(Boolean).join(' • ')}</Place>
        <JobFacts job={job} />
      </HeaderText>
    </Header>
    <JobSections job={job} company={null} aside={null} more={null} />
  </PreviewFrame>
);
