import {
  itemsAt,
  sectionsOf,
  textAt,
  withItems,
  withText,
  type ResumeDocument,
} from '@kadam/resume-engine/resume-document';
import type { EnhancedResume } from './enhanced-resume';
import type { HandOver } from './hand-over';
import { listOf, recordOf, textOf, textsOf } from './json-values';
import { sorted, withSections } from './resume-edits';

/** A suggested wording for one text. Without `improved` it is only a hint. */
export interface Suggestion {
  /** `summary`, or the bullet: the text is found by its content. */
  readonly about: 'summary' | 'bullet';
  readonly original: string;
  readonly improved?: string | undefined;
  readonly note?: string | undefined;
}

export interface Suggestions {
  readonly rewrites: readonly Suggestion[];
  /** Skills the role requires and the resume lacks, to be added only if true. */
  readonly skills: readonly string[];
  readonly strengths: readonly string[];
}

export function suggestionsOf({ parsedResume, enhancedResume: enhanced, strengths }: HandOver): Suggestions {
  const { bestSummary = '' } = enhanced;
  const summary =
    bestSummary && bestSummary !== parsedResume.summary
      ? [{ about: 'summary' as const, original: parsedResume.summary, improved: bestSummary }]
      : [];
  return {
    rewrites: [...summary, ...bulletsOf(enhanced)],
    skills: enhanced.skills.suggested,
    strengths,
  };
}

const bulletsOf = ({ experience }: EnhancedResume): Suggestion[] =>
  experience
    .flatMap(({ bullets }) => bullets)
    .filter(({ improved, note }) => improved || note)
    .map((bullet) => ({ about: 'bullet', ...bullet }));

/** Parses a stored value; missing or invalid parts are empty. */
export function readSuggestions(value: unknown): Suggestions {
  const { rewrites, skills, strengths } = recordOf(value);
  return {
    rewrites: listOf(rewrites)
      .map(recordOf)
      .map(({ about, original, improved, note }) => ({
        about: about === 'summary' ? ('summary' as const) : ('bullet' as const),
        original: textOf(original),
        ...(textOf(improved) && { improved: textOf(improved) }),
        ...(textOf(note) && { note: textOf(note) }),
      })),
    skills: textsOf(listOf(skills)),
    strengths: textsOf(listOf(strengths)),
  };
}

/** The path of the text a suggestion refers to; undefined once the text was changed. */
export function placeOf(document: ResumeDocument, { about, original }: Suggestion): string | undefined {
  if (about === 'summary') return textAt(document, 'basics.summary').trim() === original ? 'basics.summary' : undefined;
  const lists = itemsAt(document, 'work').map((_, index) => `work.${index}.highlights`);
  const paths = lists.flatMap((list) => itemsAt(document, list).map((_, index) => `${list}.${index}`));
  return paths.find((path) => textAt(document, path).trim() === original);
}

/** Applies a suggestion; returns the same resume if its text is gone. */
export function accepted(document: ResumeDocument, suggestion: Suggestion): ResumeDocument {
  const path = placeOf(document, suggestion);
  if (!path || !suggestion.improved) return document;
  const changed = withText(document, path, suggestion.improved);
  return suggestion.about === 'summary' ? withSection(changed, 'summary') : changed;
}

/** The resume with one more skill, in the group it belongs to. */
export const withSkill = (document: ResumeDocument, skill: string): ResumeDocument =>
  withSection(sorted(withItems(document, 'skills', [...(document.skills ?? []), { keywords: [skill] }])), 'skills');

/** An imported resume only has the sections of its file. */
function withSection(document: ResumeDocument, id: 'summary' | 'skills'): ResumeDocument {
  const sections = sectionsOf(document);
  if (sections.includes(id)) return document;
  const at = id === 'skills' && sections[0] === 'summary' ? 1 : 0;
  return withSections(document, sections.toSpliced(at, 0, id));
}
