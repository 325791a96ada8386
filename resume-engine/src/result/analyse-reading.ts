import type { Analysis, ReadingLine } from '../analysis';
import type { CheckContext } from '../checks/context';
import { enhance } from '../enhance/enhance';
import { suggestedSkills } from '../enhance/enhanced-skills';
import { reportOf } from '../parse-rate/parse-rate';
import { judge } from '../score/judge';
import { scoreOf } from '../score/score';
import { tipsFor } from '../tips';
import { toParsedResume } from './parsed-resume';
import { readFields } from './read-fields';
import type { Reading } from '../resume/reading';
import type { SectionKind } from '../resume/section';

/** Changes if the same bytes may get a different result. */
export const ENGINE_VERSION = '1.0.0';

export function analyseReading(context: CheckContext): Analysis {
  const checks = judge(context);
  const { occupation } = context;
  return {
    engineVersion: ENGINE_VERSION,
    ...scoreOf(checks, context),
    keywordSuggestions: suggestedSkills(context),
    parseRate: reportOf(context.parseRate),
    ...(occupation && { role: { name: occupation.name, source: occupation.source } }),
    checks,
    tips: tipsFor(context),
    enhancedResume: enhance(context),
    parsedResume: toParsedResume(context.resume),
    fields: readFields(context.resume),
    reading: readingLines(context),
  };
}

/** The body lines in reading order, each with the kind of its section. */
function readingLines({ layout, sections }: Reading): ReadingLine[] {
  const kinds = new Map<number, SectionKind>();
  for (const {
    kinds: [kind],
    heading,
    lines,
  } of sections)
    for (const line of heading ? [heading, ...lines] : lines) kinds.set(line.index, kind);
  return layout.lines.map(({ page, index, text, bullet }) => ({
    page,
    line: index,
    text: bullet ? `${bullet} ${text}` : text,
    section: kinds.get(index) ?? 'custom',
  }));
}
