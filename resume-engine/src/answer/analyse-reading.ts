import type { Analysis } from '../analysis';
import type { CheckContext, Reading } from '../checks/context';
import { factsOf } from '../checks/facts';
import { enhance } from '../enhance/enhance';
import { suggestedSkills } from '../enhance/enhanced-skills';
import { parseRateOf, reportOf } from '../parse-rate/parse-rate';
import { targetRole } from '../roles/target-role';
import { judge } from '../score/judge';
import { scoreOf } from '../score/score';
import type { Speller } from '../spelling/speller';
import { tipsFor } from '../tips';
import { toParsedResume } from './parsed-resume';
import { readFields } from './read-fields';
import { readingLines } from './reading-lines';

/** Changes whenever the same bytes may get another answer. */
export const ENGINE_VERSION = '1.0.0';

/** What is asked about a resume. */
export interface Question {
  /** The day to judge on: nothing in the engine asks a clock. */
  readonly asOf: Date;
  readonly fileName?: string;
  readonly jobDescription?: string;
}

/** Everything checks look at, from a reading. */
export function contextOf(reading: Reading, { speller, ...question }: Question & { speller: Speller }): CheckContext {
  const role = targetRole(reading.resume, question.jobDescription);
  return {
    ...reading,
    ...question,
    speller,
    parseRate: parseRateOf(reading),
    facts: factsOf(reading, question.asOf),
    ...(role && { role }),
  };
}

/** Judges what was read. */
export function answerOf(context: CheckContext): Analysis {
  const checks = judge(context);
  const { role } = context;
  return {
    engineVersion: ENGINE_VERSION,
    ...scoreOf(checks, context),
    keywordSuggestions: suggestedSkills(context),
    parseRate: reportOf(context.parseRate),
    ...(role && { role: { name: role.name, source: role.source } }),
    checks,
    tips: tipsFor(context),
    enhancedResume: enhance(context),
    parsedResume: toParsedResume(context.resume),
    fields: readFields(context.resume),
    reading: readingLines(context),
  };
}
