import { itemsAt, textAt, withText, type ResumeDocument } from '@kadam/resume-engine/resume-document';
import type { EnhancedResume } from './enhanced-resume';
import type { HandOver } from './hand-over';
import { listOf, recordOf, textOf, textsOf } from './json-values';

/** Better words for one text of the resume, to be taken or left. Without `improved` only a hint about what the person could add. */
export interface Suggestion {
  /** `summary`, or the bullet itself: the text it is about is found by its words. */
  readonly about: 'summary' | 'bullet';
  readonly original: string;
  readonly improved?: string | undefined;
  readonly note?: string | undefined;
}

/** What the resume check says to the person who writes. */
export interface Suggestions {
  readonly rewrites: readonly Suggestion[];
  /** Skills that the role asks for and the resume does not name: to be added only where true. */
  readonly skills: readonly string[];
  readonly strengths: readonly string[];
}

/** What is suggested for a resume that the check has read; nothing of it stands in the resume yet. */
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

/** What a stored value says; whatever is missing or of the wrong type is empty. */
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

/** The address of the text that a suggestion is about; undefined once its words were changed or taken away. */
export function placeOf(document: ResumeDocument, { about, original }: Suggestion): string | undefined {
  if (about === 'summary') return textAt(document, 'basics.summary').trim() === original ? 'basics.summary' : undefined;
  const lists = itemsAt(document, 'work').map((_, index) => `work.${index}.highlights`);
  const paths = lists.flatMap((list) => itemsAt(document, list).map((_, index) => `${list}.${index}`));
  return paths.find((path) => textAt(document, path).trim() === original);
}

/** The resume with the better words; the same when the text it was about is not there any more. */
export function accepted(document: ResumeDocument, suggestion: Suggestion): ResumeDocument {
  const path = placeOf(document, suggestion);
  return path && suggestion.improved ? withText(document, path, suggestion.improved) : document;
}
