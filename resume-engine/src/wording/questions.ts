import { verbForm } from './verbs';
import { openerOf } from './words';

const QUESTIONS: readonly (readonly [RegExp, string])[] = [
  [/^(reduce|decrease|lower|cut|minimi[sz]e|eliminate|save|conserve)$/, 'by how much, in per cent, hours or rupees?'],
  [
    /^(increase|grow|boost|improve|enhance|accelerate|optimi[sz]e|maximi[sz]e|expand|raise|upgrade)$/,
    'by how much, and in what time?',
  ],
  [/^(lead|manage|supervise|mentor|train|coach|teach|guide|coordinate|oversee|motivate)$/, 'how many people?'],
  [/^(sell|market|promote|negotiate|acquire|generate|earn|win)$/, 'what value, how many customers?'],
  [
    /^(test|inspect|verify|validate|audit|review|check|debug|fix|resolve|troubleshoot)$/,
    'how many, and what share was solved?',
  ],
  [/^(answer|handle|serve|support|process|respond|attend|treat|assess|assist|administer)$/, 'how many a day?'],
  [
    /^(build|develop|design|create|implement|write|code|deploy|launch|deliver|prepare|make)$/,
    'how many used it, or what did it save?',
  ],
];

/** A question that asks for a number to add to the statement. */
export function questionFor(statement: string): string {
  const base = verbForm(openerOf(statement))?.base ?? '';
  return QUESTIONS.find(([pattern]) => pattern.test(base))?.[1] ?? 'how many, how much, how often?';
}
