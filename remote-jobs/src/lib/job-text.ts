import type { Job } from './job-posting';

/** A job as one text, as it would stand in an advertisement; what a resume is compared with. */
export const jobText = ({ jobName, companyName, description, responsibilities, requirements, skills }: Job): string =>
  [
    [jobName, companyName].filter(Boolean).join(' at '),
    description,
    part('Key Responsibilities', responsibilities),
    part('Requirements', requirements),
    skills.length > 0 ? `Skills: ${skills.join(', ')}` : '',
  ]
    .filter(Boolean)
    .join('\n\n');

const part = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? [title, ...lines.map((line) => `- ${line}`)].join('\n') : '';
