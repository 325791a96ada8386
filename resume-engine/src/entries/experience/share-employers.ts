import type { ExperienceEntry } from '../../resume/resume';

function isBanner(entry: ExperienceEntry, next: ExperienceEntry | undefined): boolean {
  return !entry.title && entry.company !== undefined && !!next?.title && !next.company && entry.bullets.length === 0;
}

/** Whether the employer is above the title, so that the titles below it share the employer. */
function isAbove(entry: ExperienceEntry): boolean {
  const company = entry.company?.spans[0];
  const title = entry.title?.spans[0];
  return company !== undefined && title !== undefined && company.line < title.line;
}

function withEmployer(entry: ExperienceEntry, { company, location }: ExperienceEntry): ExperienceEntry {
  return { ...entry, ...(company && { company }), ...(!entry.location && location && { location }) };
}

export function shareEmployers(experience: readonly ExperienceEntry[]): ExperienceEntry[] {
  const shared: ExperienceEntry[] = [];
  let employer: ExperienceEntry | null = null;
  experience.forEach((entry, at) => {
    if (isBanner(entry, experience[at + 1])) {
      employer = entry;
      return;
    }
    if (!entry.company && entry.title && employer) {
      shared.push(withEmployer(entry, employer));
      return;
    }
    employer = isAbove(entry) ? entry : null;
    shared.push(entry);
  });
  return shared;
}
