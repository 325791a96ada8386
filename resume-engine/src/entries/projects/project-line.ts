import type { Line } from '../../document/line';
import { continues } from '../bullets/continues';
import { findWhen, type When } from '../evidence/when';
import type { Mark, Piece } from '../pieces/piece';
import { splitLine } from '../pieces/split-line';
import { projectLabels, type ProjectLabel } from './project-labels';
import { isTechnologyList } from './technologies';

/** Features of a single line of a projects section. */
export interface ProjectLine {
  readonly line: Line;
  readonly pieces: readonly Piece<When>[];
  readonly when: readonly Mark<When>[];
  readonly label: ProjectLabel | undefined;
  readonly words: number;
  readonly isWrapped: boolean;
  readonly isProse: boolean;
  readonly isTechnologies: boolean;
}

const SENTENCE =
  /^(?:a|an|the|this|it|we|i|in|to|built|build|developed|designed|created|implemented|used|using|led|worked|made|performed|conducted|analy[sz]ed|optimi[sz]ed|deployed|integrated|managed|wrote|achieved|documented|responsible|collaborated|engineered|trained|fixed|tested|improved|reduced)\s/i;

function isProseText(text: string, words: number): boolean {
  return (
    words > 14 ||
    (words > 3 && SENTENCE.test(text)) ||
    (words > 5 && /\p{Ll}{2}[.;]$/u.test(text)) ||
    /^\p{Ll}+\s\p{Ll}/u.test(text)
  );
}

export function projectLines(lines: readonly Line[]): ProjectLine[] {
  let group: Line[] = [];
  let isOfBody = false;
  return lines.map((line) => {
    const text = line.text.slice(0, 2000);
    const labels = projectLabels(text);
    const words = text.split(/\s+/).length;
    const isWrapped = isOfBody && continues(line, group, lines);
    const isProse = isProseText(text, words) && !labels.length;
    const when = findWhen(text);
    const isTechnologies = !when.length && isTechnologyList(text);
    isOfBody = isWrapped || isProse || line.bullet !== undefined || labels.length > 0;
    group = isWrapped ? [...group, line] : [line];
    return {
      line,
      when,
      pieces: splitLine(line, { marks: when, hints: labels }),
      label: labels[0]?.hint,
      words,
      isWrapped,
      isProse,
      isTechnologies,
    };
  });
}
