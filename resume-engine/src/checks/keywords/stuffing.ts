import type { Line } from '../../document/line';
import type { CheckDefinition } from '../check';
import type { CheckContext } from '../context';
import { ofLine } from '../evidence';
import { countMentions, mentions, searchable } from '../../wording/mentions';
import { listed, wordsOf } from '../../wording/words';

const MAX_TIMES = 6;
const MAX_DENSITY = 0.04;
const TINY = 4;
/** Shorter white lines are labels on a colored background, which cannot be detected. */
const MANY_WORDS = 10;

export const stuffing: CheckDefinition = {
  id: 'K7',
  panel: 'tailoring',
  title: 'No stuffing, no hidden text',
  max: 1,
  effort: 1,
  why: 'Systems notice words that are repeated again and again or hidden, and put such resumes aside.',
  judge(context) {
    const hidden = hiddenLines(context.layout);
    const skills = repeatedSkills(context);
    const named = searchable(skills.join(' '));
    const repeated = [...skills, ...stuffedWords(context).filter((word) => !mentions(named, word))];
    const text = [
      ...(repeated.length > 0
        ? [`${listed(repeated)} ${repeated.length === 1 ? 'is' : 'are'} repeated too often.`]
        : []),
      ...(hidden.length > 0 ? ['Some text is too small or too pale to be seen.'] : []),
    ];
    const lines = context.layout.lines.filter(({ text: line }) =>
      repeated.some((skill) => mentions(searchable(line), skill)),
    );
    return {
      share: text.length === 0 ? 1 : 0,
      message: text.join(' ') || 'No skill is repeated too often, and no text is hidden.',
      fix:
        hidden.length > 0 ? 'Remove the hidden text.' : 'Name each skill in the list and where you used it, not more.',
      evidence: [...hidden, ...lines].slice(0, 6).map(ofLine),
    };
  },
};

const NO_KEYWORD = new Set(['and', 'the', 'for', 'with', 'from', 'that', 'this']);
/** How often a line usually contains a word. */
const MAX_IN_LINE = 1;
const MIN_EXCESS = 12;

/** Words crowded into lines so often that a reader notices, whether skills or not. */
export function stuffedWords({ layout, facts }: CheckContext): string[] {
  const all = new Map<string, { times: number; excess: number }>();
  for (const { text } of layout.lines) {
    const words = searchable(text).trim().split(' ');
    for (const word of new Set(words.filter((one) => /^\p{L}{3,}/u.test(one) && !NO_KEYWORD.has(one)))) {
      const inLine = words.filter((other) => other === word).length;
      const { times, excess } = all.get(word) ?? { times: 0, excess: 0 };
      all.set(word, { times: times + inLine, excess: excess + Math.max(0, inLine - MAX_IN_LINE) });
    }
  }
  return [...all].flatMap(([word, { times, excess }]) =>
    excess >= MIN_EXCESS && times / Math.max(1, facts.words) > MAX_DENSITY ? [word] : [],
  );
}

function repeatedSkills({ layout, facts, resume }: CheckContext): string[] {
  const text = searchable(layout.lines.map((line) => line.text).join(' | '));
  const names = [...new Set(resume.skills.map(({ value }) => value))].filter((value) => value.length > 1);
  return names.filter((name) => {
    const times = countMentions(text, name);
    return times > MAX_TIMES && times / Math.max(1, facts.words) > MAX_DENSITY;
  });
}

const isWhite = ({ color }: Line) => color !== undefined && /^#f[c-f]f[c-f]f[c-f]$/i.test(color);

/**
 * Tiny text, and white text among dark text of the same block (an all-white block has a colored
 * background).
 */
export function hiddenLines({ lines, scale }: CheckContext['layout']): Line[] {
  const dark = new Set(lines.filter((line) => line.color !== undefined && !isWhite(line)).map(({ block }) => block));
  return lines.filter(
    (line) =>
      line.text.length > 3 &&
      ((line.size > 0 && line.size <= TINY * scale) ||
        (isWhite(line) && wordsOf(line.text).length >= MANY_WORDS && dark.has(line.block))),
  );
}
