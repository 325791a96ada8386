import { Chip } from '@kadam/shared/ui/chip';
import type { KeyboardEvent, ReactNode } from 'react';
import { excerpt } from '../../lib/excerpt';
import { typeLabels } from '../../lib/job-labels';
import type { Job } from '../../lib/job-posting';
import { jobHref } from '../../paths';
import { CompanyLogo } from './company-logo';
import {
  CardSkills,
  Description,
  Facts,
  Head,
  Layout,
  Mark,
  Place,
  StretchedLink,
  Tags,
  Title,
} from './job-card.styles';
import { PostedDate } from './posted-date';
import { Salary } from './salary';
import { SkillTags } from './skill-tags';

const DESCRIPTION_WORDS = 20;

interface JobCardProps {
  readonly job: Job;
  readonly heading: 'h2' | 'h3';
  /** A control in the corner, above the link. */
  readonly corner?: ReactNode;
  readonly mark?: ReactNode;
  readonly isShort?: boolean;
}

export function JobCard({ job, heading, corner, mark, isShort = false }: JobCardProps) {
  return (
    <Layout isInteractive>
      <Head>
        <CompanyLogo job={job} size={48} />
        <div>
          <Title as={heading}>
            <StretchedLink to={jobHref(job.id)} state={{ job }} onKeyDown={followOnSpace}>
              {job.jobName}
            </StretchedLink>
          </Title>
          <Place>{[job.companyName, job.location].filter(Boolean).join(' • ')}</Place>
        </div>
        {corner}
      </Head>
      <Tags aria-label="Job type">
        {mark && <Mark>{mark}</Mark>}
        {typeLabels(job).map((label) => (
          <li key={label}>
            <Chip tone="accent">{label}</Chip>
          </li>
        ))}
        {!job.isActive && (
          <li>
            <Chip tone="neutral">Inactive</Chip>
          </li>
        )}
      </Tags>
      {!isShort && job.description && <Description>{excerpt(job.description, DESCRIPTION_WORDS)}</Description>}
      {!isShort && (
        <CardSkills>
          <SkillTags skills={job.skills} limit={5} />
        </CardSkills>
      )}
      <Facts>
        {job.ctc === null ? <span>Pay not stated</span> : <Salary lpa={job.ctc} />}
        <PostedDate createdAt={job.createdAt} />
      </Facts>
    </Layout>
  );
}

// Links handle only Enter; cards also handle Space.
function followOnSpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
