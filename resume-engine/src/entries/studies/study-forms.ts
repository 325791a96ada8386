import type { Line } from '../../document/line';
import { findForm, type FormWords } from '../forms/find-form';
import { STUDY_WORDS, type StudyLabel } from './study-labels';
import { studyOfRow, type StudyPart } from './study-tables';

const words: FormWords<StudyLabel> = {
  kindOf: (label) => STUDY_WORDS.get(label),
  naming: ['degree', 'institution'],
  again: 'other',
};

/** The lines of an education section that is a form, one study an entry; null where it is none. */
export function takeStudyForm(lines: readonly Line[]): StudyPart[] | null {
  const form = findForm(lines, words);
  const studies =
    form?.entries.map(({ cells, kinds }) => studyOfRow(cells, kinds)).filter((study) => study !== null) ?? [];
  return form && studies.length > 0 ? [{ lines: lines.slice(0, form.from) }, { studies }] : null;
}
