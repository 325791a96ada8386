import type { Line } from '../../document/line';
import { findForm, type FormWords } from '../forms/find-form';
import { EDUCATION_WORDS, type EducationLabel } from './education-labels';
import { educationOfRow, type EducationPart } from './education-tables';

const words: FormWords<EducationLabel> = {
  kindOf: (label) => EDUCATION_WORDS.get(label),
  naming: ['degree', 'institution'],
  again: 'other',
};

export function takeEducationForm(lines: readonly Line[]): EducationPart[] | null {
  const form = findForm(lines, words);
  const education =
    form?.entries.map(({ cells, kinds }) => educationOfRow(cells, kinds)).filter((entry) => entry !== null) ?? [];
  return form && education.length > 0 ? [{ lines: lines.slice(0, form.from) }, { education }] : null;
}
