import { numberOf, percentOf, type JsonRecord } from './json-values';

export type PanelId = 'content' | 'section' | 'atsEssentials' | 'tailoring';

export type PanelScores = Readonly<Record<PanelId, number>>;

/** In display order. */
export const PANELS = [
  { id: 'content', title: 'CONTENT' },
  { id: 'section', title: 'SECTION' },
  { id: 'atsEssentials', title: 'ATS ESSENTIALS' },
  { id: 'tailoring', title: 'TAILORING' },
] as const satisfies readonly { readonly id: PanelId; readonly title: string }[];

/** The server's values, else the specified formulas (docs/specification-decisions.md, row 6). */
export function panelScores(uiPanels: JsonRecord, categories: JsonRecord): PanelScores {
  const points = (name: string) => numberOf(categories[name]) ?? 0;
  const keywords = points('keywordsSkills');
  const experience = points('experienceAchievements');
  const education = points('educationCertifications');
  const formulas: PanelScores = {
    content: (keywords + experience + education) / 50,
    section: (points('formatStructure') + experience + education + points('contactInformation')) / 30,
    atsEssentials: points('atsCompatibility') / 10,
    tailoring: keywords / 20,
  };
  const score = (id: PanelId) => percentOf(numberOf(uiPanels[id]) ?? formulas[id] * 100);
  return {
    content: score('content'),
    section: score('section'),
    atsEssentials: score('atsEssentials'),
    tailoring: score('tailoring'),
  };
}

/** In percent (docs/specification-decisions.md, row 7). */
export function parseRatePercent(atsParseRate: unknown, overallScore: unknown): number {
  const rate = numberOf(atsParseRate);
  if (rate === undefined) return percentOf(numberOf(overallScore) ?? 0);
  return percentOf(rate > 1 ? rate : rate * 100);
}
