import type { Analysis, OtherDocument, ReadingLine } from '../analysis';
import type { CheckContext } from '../checks/context';
import { importedResume } from '../editor-import/imported-resume';
import { enhance } from '../enhance/enhance';
import { suggestedSkills } from '../enhance/enhanced-skills';
import { parseRateOf, reportOf } from '../parse-rate/parse-rate';
import { judge } from '../score/judge';
import { scoreOf } from '../score/score';
import { tipsFor } from '../tips';
import { toParsedResume } from './parsed-resume';
import { readFields } from './read-fields';
import type { Reading } from '../resume/reading';
import type { SectionKind } from '../resume/section';

/** Changes if the same bytes may get a different result. */
export const ENGINE_VERSION = '1.0.0';

export function analyzeReading(context: CheckContext): Analysis {
  const checks = judge(context);
  const { occupation } = context;
  const { document, notImported } = importedResume(context);
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
    jsonResume: document,
    notImported,
    fields: readFields(context.resume),
    reading: readingLines(context),
  };
}

/** The result for a file that is not a resume to score: what was read, and what to do. */
export function unscored(reading: Reading, otherDocument: OtherDocument): Analysis {
  const { document, notImported } = importedResume(reading);
  return {
    engineVersion: ENGINE_VERSION,
    otherDocument,
    overallScore: 0,
    categoryScores: {
      formatStructure: 0,
      keywordsSkills: 0,
      experienceAchievements: 0,
      educationCertifications: 0,
      contactInformation: 0,
      atsCompatibility: 0,
      atsParseRate: 0,
    },
    strengths: [],
    weaknesses: [otherDocument.title],
    recommendations: [otherDocument.advice],
    keywordSuggestions: [],
    uiPanels: { content: 0, section: 0, atsEssentials: 0, tailoring: 0 },
    issues: 1,
    parseRate: reportOf(parseRateOf(reading)),
    checks: [],
    tips: [],
    enhancedResume: { skills: { enhancedSkills: [], suggested: [] }, experience: [], certifications: [] },
    parsedResume: toParsedResume(reading.resume),
    jsonResume: document,
    notImported,
    fields: readFields(reading.resume),
    reading: readingLines(reading),
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
