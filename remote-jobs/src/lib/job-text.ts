import type { Job } from './job-posting';

/** The text of a job advertisement, for the resume check. */
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
