import { readResumeDocument, type ResumeDocument } from '@kadam/resume-engine/resume-document';
import { atsAnalysis, type AtsAnalysis, type ParsedResume } from '@kadam/shared/contract/resume';
import { isRecord, listOf, numberOf, percentOf, recordOf, textsOf, type JsonRecord } from './json-values';
import { panelScores, parseRatePercent, type PanelScores } from './panel-scores';
import { toEnhancedResume, type EnhancedResume } from './enhanced-resume';
import { toParsedResume } from './parsed-resume';
import { scoreParts, type ScorePart } from './score-parts';

/** Percentages are integers from 0 to 100. */
export interface AtsResult extends Pick<
  AtsAnalysis,
  | 'strengths'
  | 'weaknesses'
  | 'recommendations'
  | 'keywordSuggestions'
  | 'issues'
  | 'checks'
  | 'tips'
  | 'fields'
  | 'reading'
> {
  /** Set if the file is not a resume to score. */
  readonly otherDocument: AtsAnalysis['otherDocument'];
  readonly overallScore: number;
  readonly panels: PanelScores;
  readonly scoreParts: readonly ScorePart[];
  readonly parseRate: number;
  /** The four parts of the parse rate; undefined if the server does not send them. */
  readonly parts: AtsAnalysis['parseRate'] | undefined;
  readonly ceiling: AtsAnalysis['ceiling'];
  readonly role: AtsAnalysis['role'];
  readonly parsedResume: ParsedResume;
  /** The resume for the editor; undefined if the server does not send it. */
  readonly jsonResume: ResumeDocument | undefined;
  readonly notImported: readonly string[];
  readonly enhancedResume: EnhancedResume;
}

/**
 * Parses a response or a stored one. The analysis may be in `data`, at the top level or the
 * response itself, the parsed resume under three names in four places. Undefined if there is no
 * analysis.
 */
export function toAtsResult(response: unknown): AtsResult | undefined {
  const data = recordOf(recordOf(response).data);
  const places = [data, recordOf(response)];
  const analysis = places.map((place) => place.analysis).find(isRecord) ?? places.find(isAnalysis);
  if (!analysis) return undefined;
  const checks = entriesOf(atsAnalysis.shape.checks, analysis.checks);
  const categories = recordOf(analysis.categoryScores);
  const weaknesses = textsOfList(analysis.weaknesses);
  return {
    otherDocument: valueOf(atsAnalysis.shape.otherDocument, analysis.otherDocument),
    overallScore: percentOf(numberOf(analysis.overallScore) ?? 0),
    panels: panelScores(recordOf(analysis.uiPanels), categories),
    scoreParts: scoreParts(categories),
    parseRate: parseRatePercent(categories.atsParseRate, analysis.overallScore),
    parts: valueOf(atsAnalysis.shape.parseRate, analysis.parseRate),
    ceiling: valueOf(atsAnalysis.shape.ceiling, analysis.ceiling),
    role: valueOf(atsAnalysis.shape.role, analysis.role),
    issues: numberOf(analysis.issues) ?? weaknesses.length,
    checks,
    strengths: textsOfList(analysis.strengths),
    weaknesses,
    recommendations: textsOfList(analysis.recommendations),
    keywordSuggestions: textsOf(analysis.keywordSuggestions),
    tips: entriesOf(atsAnalysis.shape.tips, analysis.tips),
    fields: entriesOf(atsAnalysis.shape.fields, analysis.fields),
    reading: entriesOf(atsAnalysis.shape.reading, analysis.reading),
    jsonResume: toResumeDocument(analysis.jsonResume),
    notImported: textsOfList(analysis.notImported),
    parsedResume: toParsedResume(resumeIn([analysis, ...places])),
    enhancedResume: toEnhancedResume(analysis.enhancedResume),
  };
}

const isAnalysis = (place: JsonRecord) => 'overallScore' in place || 'categoryScores' in place;

const resumeIn = (places: readonly JsonRecord[]): unknown =>
  places.flatMap((place) => [place.parsedResume, place.structuredResume, place.parsed]).find(isRecord);

/** A valid resume; undefined for anything else. */
export function toResumeDocument(value: unknown): ResumeDocument | undefined {
  try {
    return isRecord(value) ? readResumeDocument(value) : undefined;
  } catch {
    return undefined;
  }
}

// Not textsOf: a sentence may contain commas.
const textsOfList = (value: unknown) => textsOf(listOf(value));

interface Schema<Value> {
  safeParse(value: unknown): { readonly success: true; readonly data: Value } | { readonly success: false };
}

function valueOf<Value>(schema: Schema<Value>, value: unknown): Value | undefined {
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : undefined;
}

// Entry by entry, so an unknown kind of check does not invalidate the others.
const entriesOf = <Value>(schema: Schema<readonly Value[]>, value: unknown): readonly Value[] =>
  listOf(value).flatMap((entry) => valueOf(schema, [entry]) ?? []);
