import type { Line } from '../document/line';
import { listOf } from '../entries/projects/technologies';
import { joinBullets } from '../entries/bullets/join-bullets';
import { periodOf } from '../resume-document/from-parsed-resume';
import { shownPeriod } from '../resume-document/dates';
import type { Education, Experience, Period, Project } from '../resume-document/resume-document';
import type { Bullet, DateRange, EducationEntry, ExperienceEntry, Project as ReadProject } from '../resume/resume';
import { remainders, type Remainder } from './remainders';

const datesOf = ({ start, end }: DateRange): Period => periodOf(start?.raw ?? '', end?.raw ?? '');

/**
 * An entry of the editor from a parsed one.
 * @param lines all its lines: what no field holds becomes a bullet
 */
export function importedWork({ title, company, location, dates, bullets }: ExperienceEntry, lines: readonly Line[]) {
  const work: Experience = {
    position: title?.value ?? '',
    name: company?.value ?? '',
    location: location?.value ?? '',
    ...datesOf(dates),
  };
  const shown = [work.position, work.name, work.location, shownPeriod(work)];
  return { ...work, highlights: bulletsWithRest(bullets, lines, shown) };
}

export function importedEducation(entry: EducationEntry, lines: readonly Line[]): Education {
  const { degree, field, institution, board, location, dates, grade, bullets } = entry;
  const education: Education = {
    studyType: degree?.value ?? '',
    area: field?.value ?? '',
    institution: [institution?.value, board?.value].filter(Boolean).join(', '),
    ...(location && { location: location.value }),
    ...datesOf(dates),
    ...(grade && { score: grade.raw }),
  };
  const { studyType, area, score } = education;
  const shown = [studyType, area, education.institution, education.location, score, shownPeriod(education)];
  return { ...education, courses: bulletsWithRest(bullets, lines, shown) };
}

export function importedProject(
  { name, technologies, dates, bullets }: ReadProject,
  lines: readonly Line[],
  url: string | undefined,
): Project {
  const project: Project = { name: name.value, ...datesOf(dates), ...(url && { url }) };
  const known = [name.value, shownPeriod(project), ...technologies, ...(url ? [url] : [])];
  // `Bus Times (Python, SQL)`: two names may be too few to be read as technologies.
  const besideName = remainders(lines.slice(0, 1), known).filter(({ isWhole, text }) => !isWhole && !LABEL.test(text));
  const keywords = [...technologies, ...besideName.flatMap(({ text }) => listOf(text))];
  const shown = [...known, ...keywords];
  return { ...project, keywords, highlights: bulletsWithRest(bullets, lines, shown) };
}

function bulletsWithRest(
  bullets: readonly Bullet[],
  lines: readonly Line[],
  shown: readonly (string | undefined)[],
): string[] {
  const texts = [...shown.filter((text) => text !== undefined), ...bullets.map(({ text }) => text)];
  const rest = remainders(lines, texts).filter(isWorthABullet);
  const whole = joinBullets(rest.flatMap(({ line, isWhole }) => (isWhole ? [line] : [])));
  return [
    ...bullets.map(({ text, lines: own }) => ({ text, at: own[0]?.index ?? 0 })),
    ...whole.map(({ text, lines: own }) => ({ text, at: own[0]?.index ?? 0 })),
    ...rest.filter(({ isWhole }) => !isWhole).map(({ text, line }) => ({ text, at: line.index })),
  ]
    .toSorted((one, other) => one.at - other.at)
    .map(({ text }) => text);
}

const LABEL = /:\s*$/;
const DURATION = /^\(?\d+\+?\s*(?:years?|yrs?|months?|mos?)\b/i;

/** Labels, lengths of time and parts of a sentence say nothing outside of their line. */
function isWorthABullet({ text, words, isWhole }: Remainder): boolean {
  if (LABEL.test(text) || DURATION.test(text)) return false;
  return words >= 2 && (isWhole || text.includes(': '));
}
