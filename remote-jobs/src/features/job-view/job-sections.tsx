import type { ReactNode } from 'react';
import { EXPERIENCE_YEARS, labelOf } from '../../lib/job-labels';
import type { Job } from '../../lib/job-posting';
import { CompanyHead } from './company-head.styles';
import { CompanyLogo } from './company-logo';
import { Aside, CompanyCard, More, Points, Prose, Section, Sections, Side, SideColumn } from './job-detail.styles';
import { PostedDate } from './posted-date';
import { Salary } from './salary';
import { SkillTags } from './skill-tags';

interface JobSectionsProps {
  readonly job: Job;
  readonly company: ReactNode;
  /** What other remotes contribute; arrives late. */
  readonly aside: ReactNode;
  readonly more: ReactNode;
}

export function JobSections({ job, company, aside, more }: JobSectionsProps) {
  return (
    <Sections>
      {job.description && (
        <Part title="Description">
          <Prose>{job.description}</Prose>
        </Part>
      )}
      <SideColumn>
        <Terms job={job} />
        {job.companyName && (
          <CompanyCard aria-labelledby="job-company">
            <CompanyHead>
              <CompanyLogo job={job} size={48} />
              <div>
                <p>About the company</p>
                <h2 id="job-company">{job.companyName}</h2>
              </div>
            </CompanyHead>
            {company}
          </CompanyCard>
        )}
        <Aside data-print="no">{aside}</Aside>
      </SideColumn>
      <PointsPart title="Key Responsibilities" points={job.responsibilities} />
      <PointsPart title="Requirements" points={job.requirements} />
      <More>{more}</More>
    </Sections>
  );
}

function Terms({ job }: { readonly job: Job }) {
  const type = [job.employmentType, job.jobType].filter(Boolean).map(labelOf).join(', ');
  return (
    <Side>
      <Pay job={job} />
      {job.location && (
        <Part title="Location">
          <p>{job.location}</p>
        </Part>
      )}
      <dl>
        {type && <Fact name="Job type">{type}</Fact>}
        {job.experienceLevel && <Fact name="Experience level">{experienceOf(job)}</Fact>}
        {job.createdAt && (
          <Fact name="Posted on">
            <PostedDate createdAt={job.createdAt} />
          </Fact>
        )}
      </dl>
      {job.workingDays && (
        <Part title="Working Days">
          <p>{job.workingDays}</p>
        </Part>
      )}
      {job.noticePeriod !== null && <p>Notice Period: {job.noticePeriod} days</p>}
      {job.skills.length > 0 && (
        <Part title="Skills">
          <SkillTags skills={job.skills} />
        </Part>
      )}
    </Side>
  );
}

function experienceOf({ experienceLevel }: Job): string {
  const years = (EXPERIENCE_YEARS as Readonly<Record<string, string | undefined>>)[experienceLevel];
  return years === undefined ? labelOf(experienceLevel) : `${labelOf(experienceLevel)} (${years})`;
}

function Pay({ job: { ctc, eCTC } }: { readonly job: Job }) {
  if (ctc === null && eCTC === null) return null;
  return (
    <div>
      {ctc !== null && (
        <p>
          Pay: <Salary lpa={ctc} />
        </p>
      )}
      {eCTC !== null && (
        <p>
          Expected: <Salary lpa={eCTC} />
        </p>
      )}
    </div>
  );
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Section>
      <h2>{title}</h2>
      {children}
    </Section>
  );
}

function PointsPart({ title, points }: { readonly title: string; readonly points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <Part title={title}>
      <Points>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </Points>
    </Part>
  );
}
