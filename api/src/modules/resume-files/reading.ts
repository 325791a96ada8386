import type { ParsedResume } from '@kadam/shared/contract/resume';
import type { ResumeReading } from '@kadam/shared/contract/resume-files';

const MAX_SKILLS = 40;

const NOTHING = { name: '', email: '', phone: '', lastJob: '', skills: [] };
const NOTHING_FOUND =
  'Machines read nothing in this file: it may be a scan or a picture. You can still send it; a PDF or DOCX saved from a word processor is read better.';
const NOT_READ = 'This file could not be read by a machine just now. You can still send it.';

/**
 * What an applicant is shown of their resume before it is sent, and the office of it in its mail.
 */
export function readingOf(resume: ParsedResume | undefined): ResumeReading {
  if (!resume) return { ...NOTHING, warning: NOT_READ };
  const { contact, experience, skills, technicalSkills } = resume;
  const { role = '', company = '' } = experience[0] ?? {};
  const found = {
    name: contact.name,
    email: contact.email,
    phone: contact.phone,
    lastJob: [role, company].filter(Boolean).join(', '),
    skills: [...new Set([...technicalSkills, ...skills])].slice(0, MAX_SKILLS),
  };
  const isEmpty = Object.values(found).every((value) => value.length === 0);
  return { ...found, warning: isEmpty ? NOTHING_FOUND : null };
}
