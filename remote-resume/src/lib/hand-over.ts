import type { ParsedResume } from '@kadam/shared/contract/resume';
import type { AtsResult } from './ats-result';
import { toEnhancedResume, type EnhancedResume } from './enhanced-resume';
import { isRecord, textsOf } from './json-values';
import { toParsedResume } from './parsed-resume';
import { readDraft, type ResumeDraft } from './resume-draft';

/** What the resume check passes to the editor in navigation state (specification, section 2). */
export interface HandOver {
  readonly parsedResume: ParsedResume;
  readonly enhancedResume: EnhancedResume;
  readonly strengths: readonly string[];
}

export const handOverOf = ({ parsedResume, enhancedResume, strengths }: AtsResult): HandOver => ({
  parsedResume,
  enhancedResume,
  strengths,
});

/** What was passed along, or undefined when the state of the navigation is another. */
export function readHandOver(state: unknown): HandOver | undefined {
  if (!isRecord(state) || !isRecord(state.parsedResume)) return undefined;
  return {
    parsedResume: toParsedResume(state.parsedResume),
    enhancedResume: toEnhancedResume(state.enhancedResume),
    strengths: textsOf(state.strengths),
  };
}

/** The resume as the editor holds it: better words where the check has some, and otherwise what the resume says. */
export function draftOf({ parsedResume: resume, enhancedResume: enhanced }: HandOver): ResumeDraft {
  const { contact } = resume;
  return readDraft({
    name: contact.name,
    location: contact.location,
    phone: contact.phone,
    email: contact.email,
    summary: enhanced.bestSummary || resume.summary,
    skills: skillsText(resume, enhanced),
    experience: blocks(resume.experience.map((job, index) => jobText(job, enhanced.experience[index]))),
    achievements: resume.achievements.join('\n'),
    certifications: (resume.certifications.length > 0 ? resume.certifications : enhanced.certifications).join('\n'),
    projects: blocks(resume.projects.map(projectText)),
    education: blocks(resume.education.map(studyText)),
  });
}

function skillsText(resume: ParsedResume, { skills: { enhancedSkills } }: EnhancedResume): string {
  if (enhancedSkills.length > 0)
    return enhancedSkills.map(({ group, skills }) => [group, skills.join(', ')].filter(Boolean).join(': ')).join('\n');
  const all = [...resume.skills, ...resume.technicalSkills, ...resume.softSkills];
  return [...new Set(all)].join(', ');
}

function jobText(job: ParsedResume['experience'][number], better?: EnhancedResume['experience'][number]): string {
  const improved = new Map(better?.bullets.map((bullet) => [bullet.original, bullet.improved ?? bullet.original]));
  const head = [job.role, job.company, job.location, span(job.startDate, job.endDate)];
  return lines([commas(head), ...job.bullets.map((bullet) => improved.get(bullet) ?? bullet)]);
}

const projectText = ({ name, technologies, description }: ParsedResume['projects'][number]) =>
  lines([[name, technologies.join(', ')].filter(Boolean).join(': '), description]);

const studyText = (study: ParsedResume['education'][number]) =>
  lines([
    commas([
      [study.degree, study.field].filter(Boolean).join(' in '),
      study.institution,
      span(study.startDate, study.endDate),
      study.grade ?? '',
    ]),
    ...study.bullets,
  ]);

const span = (start: string, end: string) => [start, end].filter(Boolean).join(' – ');
const commas = (parts: readonly string[]) => parts.filter(Boolean).join(', ');
const lines = (parts: readonly string[]) => parts.filter(Boolean).join('\n');
const blocks = (parts: readonly string[]) => parts.filter(Boolean).join('\n\n');
