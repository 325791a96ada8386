import type { CheckDefinition } from '../check';
import { PARSE_RATE_WEIGHTS, reportOf } from '../../parse-rate/parse-rate';
import { ofPage } from '../evidence';
import { listed } from '../../wording/words';

const POINTS = 20;
const { text, order, sections, fields } = PARSE_RATE_WEIGHTS;

export const parseRate: CheckDefinition = {
  id: 'P1',
  panel: 'content',
  title: 'What a machine can take in',
  max: POINTS * (text + order + sections),
  effort: 3,
  needsFile: true,
  why: 'Before a person sees your resume, a machine turns it into text and fields.',
  judge({ parseRate: rate }) {
    const report = reportOf(rate);
    const parts = [report.text, report.order, report.sections];
    const weights = [text, order, sections];
    const earned = parts.reduce((sum, { value }, at) => sum + value * (weights[at] ?? 0), 0);
    const [worst] = [...parts].sort((one, other) => one.value - other.value);
    return {
      share: earned / (text + order + sections),
      message: `${parts.map(({ sentence }) => sentence).join(' ')}`,
      fix:
        worst === report.text
          ? 'Export the resume as PDF from a word processor, with common fonts.'
          : worst === report.order
            ? 'Use one column from top to bottom.'
            : 'Put every part under a usual heading: Summary, Skills, Experience, Projects, Education, Certifications.',
    };
  },
};

export const parserAgreement: CheckDefinition = {
  id: 'P2',
  panel: 'content',
  title: 'Fields that a machine is sure of',
  max: POINTS * fields,
  effort: 2,
  why: 'Where a machine must guess, another one guesses differently, and you are filed with gaps.',
  judge({ parseRate: rate }) {
    const named = (isMeant: (confidence: number) => boolean) =>
      rate.unsure.flatMap(({ name, confidence }) => (isMeant(confidence) ? [name] : []));
    const [missing, unsure] = [named((confidence) => confidence === 0), named((confidence) => confidence > 0)];
    const fixes = [
      ...(missing.length > 0 ? [`Add ${listed(missing, 6)}.`] : []),
      ...(unsure.length > 0 ? [`Write on a separate line: ${listed(unsure, 6)}.`] : []),
    ];
    return {
      share: rate.fields,
      message: reportOf(rate).fields.sentence,
      fix: fixes.join(' ') || 'Correct the fields below that were misread.',
      evidence: [
        ...missing.map((name) => ofPage(1, `Not found: ${name}`)),
        ...unsure.map((name) => ofPage(1, `Uncertain: ${name}`)),
      ].slice(0, 6),
    };
  },
};
