import type { ReactNode } from 'react';
import type { Job } from '../../lib/job-posting';
import { Notice, Points, Prose, Section, Sections, Side } from './job-detail.styles';
import { SkillTags } from './skill-tags';

/** The parts of a job in their order, each only where there is something to say. */
export function JobSections({ job }: { readonly job: Job }) {
  return (
    <Sections>
      {job.description && (
        <Part title="Description">
          <Prose>{job.description}</Prose>
        </Part>
      )}
      <Terms job={job} />
      <PointsPart title="Key Responsibilities" points={job.responsibilities} />
      <PointsPart title="Requirements" points={job.requirements} />
    </Sections>
  );
}

function Terms({ job }: { readonly job: Job }) {
  return (
    <Side>
      {job.location && (
        <Part title="Location">
          <p>{job.location}</p>
        </Part>
      )}
      {job.workingDays && (
        <Part title="Working Days">
          <p>{job.workingDays}</p>
        </Part>
      )}
      {job.noticePeriod !== null && <Notice>Notice Period: {job.noticePeriod} days</Notice>}
      {job.skills.length > 0 && (
        <Part title="Skills">
          <SkillTags skills={job.skills} />
        </Part>
      )}
    </Side>
  );
}

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
