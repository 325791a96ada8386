import type { ParseRateReport } from '../analysis';
import type { Reading } from '../resume/reading';
import { listed } from '../wording/words';
import { type ExpectedField, expectedFields } from './expected-fields';
import { orderAgreement } from './reading-order';
import { textIntegrity } from './text-integrity';

/** How much of a resume a basic applicant tracking system extracts. */
export interface ParseRate {
  /** 0 to 1: `0.30·text + 0.20·order + 0.25·sections + 0.25·fields` (design, 2.11). */
  readonly value: number;
  readonly text: number;
  readonly order: number;
  readonly sections: number;
  readonly fields: number;
  readonly unsure: readonly ExpectedField[];
}

export const PARSE_RATE_WEIGHTS = { text: 0.3, order: 0.2, sections: 0.25, fields: 0.25 } as const;
const SURE = 0.6;

/** Computes the parse rate; without any text everything is 0. */
export function parseRateOf(reading: Reading): ParseRate {
  const expected = expectedFields(reading);
  const text = textIntegrity(reading.document);
  const unsure = expected.filter(({ confidence }) => confidence < SURE);
  if (text === 0) return { value: 0, text, order: 0, sections: 0, fields: 0, unsure };
  const order = orderAgreement(reading.layout.contentOrder, readWords(reading));
  const sections = shareInSections(reading);
  const fields = weighted(expected);
  const { text: t, order: o, sections: s, fields: f } = PARSE_RATE_WEIGHTS;
  return { value: t * text + o * order + s * sections + f * fields, text, order, sections, fields, unsure };
}

const readWords = ({ layout }: Reading) =>
  layout.lines.flatMap(({ text, bullet }) =>
    `${bullet ?? ''} ${text}`.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)),
  );

function weighted(expected: readonly ExpectedField[]): number {
  const all = expected.reduce((sum, { weight }) => sum + weight, 0);
  return expected.reduce((sum, { weight, confidence }) => sum + weight * Math.min(1, confidence), 0) / all;
}

function shareInSections({ sections }: Reading): number {
  let all = 0;
  let recognized = 0;
  for (const { kinds, heading, lines, confidence } of sections) {
    const size = [...(heading ? [heading] : []), ...lines].reduce((sum, { text }) => sum + text.length, 0);
    all += size;
    if (kinds[0] !== 'custom' && confidence >= SURE) recognized += size;
  }
  return all === 0 ? 0 : recognized / all;
}

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** The four parts with one sentence each. */
export function reportOf({ text, order, sections, fields, unsure }: ParseRate): ParseRateReport {
  const names = unsure.map(({ name }) => name);
  return {
    text: { value: text, sentence: `${percent(text)} of your text reaches a machine as letters.` },
    order: { value: order, sentence: `${percent(order)} of your words are read in the order a person reads them.` },
    sections: {
      value: sections,
      sentence: `${percent(sections)} of your text is under a heading that machines know.`,
    },
    fields: {
      value: fields,
      sentence:
        names.length === 0
          ? 'A machine finds everything a recruiter looks for.'
          : `A machine finds ${percent(fields)} of what a recruiter looks for; it is not certain of ${listed(names, 3)}.`,
    },
  };
}
