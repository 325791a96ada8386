import type { Line } from '../../document/line';
import { continues } from '../bullets/continues';
import { findWhen, type When } from '../evidence/when';
import type { Mark, Piece } from '../pieces/piece';
import { splitLine } from '../pieces/split-line';
import { isTechnologyList } from './technologies';
import { findLabels, type FoundLabel, labelWords } from '../labels/find-labels';

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

type ProjectLabel = 'name' | 'technologies' | 'date' | 'client' | 'other' | 'body';

const WORDS = labelWords<ProjectLabel>({
  name: 'project|project name|project title|title|name|title of project|title of the project|name of project|name of the project|project no|major project|minor project|final year project|academic project|mini project|main project|projects|topic|app name|application',
  technologies:
    'technologies|technology|technologies used|technology used|tech stack|techstack|tools|tools used|tools & technologies|tools and technologies|technologies & tools|environment|technology stack|stack|software used|softwares used|languages|language|language used|languages used|platform|frameworks|framework|built with|skills used|skills|tools technologies|programming language|front end|frontend|back end|backend|database|software|software tools|technical environment|tools technology|key technologies|technical skills|technologies tools|built using|hardware & software|os|operating system',
  date: 'duration|period|date|year|time|timeline|time period|project duration|from',
  client: 'client|client name|customer|end client',
  other:
    'team size|role|position|domain|company|organization|organisation|members|team|guide|designation|location|institution|college|link|github|url|demo|source code|team members|role played|live',
  body: 'description|project description|responsibilities|roles & responsibilities|roles and responsibilities|role & responsibilities|key responsibilities|objective|summary|details|features|key features|abstract|about|overview|outcome|contribution|contributions|my role|result|responsibility|achievements|project details|project summary|synopsis|aim|brief|modules|module|problem statement',
});

function projectLabels(text: string): FoundLabel<ProjectLabel>[] {
  return findLabels(text, WORDS);
}
