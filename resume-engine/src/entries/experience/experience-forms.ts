import type { Line } from '../../document/line';
import type { ExperienceEntry } from '../../resume/resume';
import { joinBullets } from '../bullets/join-bullets';
import { findForm, type FormEntry } from '../forms/find-form';
import { EXPERIENCE_WORDS, type ExperienceLabel } from './experience-labels';
import { experienceOfRow, type Column, type ExperiencePart } from './experience-tables';

const columns: Partial<Record<ExperienceLabel, Column>> = { client: 'other', project: 'other' };

function columnOf(label: string): Column | undefined {
  const kind = EXPERIENCE_WORDS.get(label);
  return kind && (columns[kind] ?? (kind as Column));
}

function experienceOfEntry({ cells, kinds }: FormEntry<Column>, isInternship: boolean): ExperienceEntry | null {
  const entry = experienceOfRow(cells, kinds, isInternship);
  const body = cells.filter((_, at) => kinds[at] === 'body').flatMap(({ lines }) => lines);
  return entry && { ...entry, bullets: joinBullets(body) };
}

export function takeExperienceForm(lines: readonly Line[], isInternship: boolean): ExperiencePart[] | null {
  const form = findForm(lines, { kindOf: columnOf, naming: ['title', 'company'], again: 'body' });
  const experience =
    form?.entries.map((entry) => experienceOfEntry(entry, isInternship)).filter((entry) => entry !== null) ?? [];
  return form && experience.length > 0 ? [{ lines: lines.slice(0, form.from) }, { experience }] : null;
}
