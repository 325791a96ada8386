import type { ResumeDate } from '../../resume/resume';
import { possibleForms, type DateForm } from './date-forms';
import { isNoDate } from './no-date';

/** A possible date, before its context is checked. */
export interface DateMark {
  readonly from: number;
  readonly to: number;
  readonly raw: string;
  readonly date: ResumeDate;
  readonly form: DateForm;
}

/** Every date and possible end of a range, from left to right, without overlaps. */
export function dateMarks(text: string): DateMark[] {
  const all = possibleForms(text)
    .flatMap((form) => marksOf(text, form))
    .filter((mark) => !isNoDate(text, mark));
  all.sort((a, b) => a.from - b.from || Number(a.form.isWeak ?? false) - Number(b.form.isWeak ?? false) || b.to - a.to);
  const selected: DateMark[] = [];
  for (const mark of all) {
    const last = selected.at(-1);
    if (!last || mark.from >= last.to) selected.push(mark);
    else if (last.form.isYearless && !mark.form.isWeak && mark.to > last.to) selected[selected.length - 1] = mark;
  }
  return selected;
}

function marksOf(text: string, form: DateForm): DateMark[] {
  const marks: DateMark[] = [];
  for (const match of text.matchAll(form.pattern)) {
    const date = form.read(match.groups ?? {});
    if (date) marks.push({ from: match.index, to: match.index + match[0].length, raw: match[0].trim(), date, form });
  }
  return marks;
}
