import { knownSkill, skillPhrases } from '../../lexicon/skills';
import { wordsOf } from '../../lexicon/words';
import { hasLead, type Piece } from './clean-item';

const SEPARATOR = /[,;|¦‖•·▪●○★☆■□⬤◯◦‣∙\t✓✔➢❖]|\s[/~]\s|\s{3,}|\.\s(?=\p{Lu})/u;
const OPENING = /[([]/;
const CLOSING = /[)\]]/;

/**
 * The items of a list in one text. Separators inside brackets do not count, nor does the slash of
 * `CI/CD` and `HTML/CSS`.
 * @param text the text after a label or bullet
 */
export function splitItems(text: string): Piece[] {
  if (knownSkill(text) && !/[,;|]/.test(text)) return [{ text, from: 0 }];
  const pieces: Piece[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (OPENING.test(letter)) depth += 1;
    if (CLOSING.test(letter)) depth = Math.max(0, depth - 1);
    const length = depth === 0 ? separatorLength(text, at) : 0;
    if (length === 0) continue;
    pieces.push({ text: text.slice(from, at), from });
    at += length - 1;
    from = at + 1;
  }
  pieces.push({ text: text.slice(from), from });
  const isSentence = (pieces.length > 1 || hasLead(text)) && /[\p{L}\d)]\.\s*$/u.test(text);
  return pieces
    .flatMap((piece, at) => (isSentence && at === pieces.length - 1 ? lastOfSentence(piece) : [piece]))
    .flatMap(withoutConjunction)
    .flatMap(unseparated)
    .filter((piece) => piece.text.trim() !== '');
}

function separatorLength(text: string, at: number): number {
  const window = text.slice(at, at + 4);
  const match = SEPARATOR.exec(window);
  return match?.index === 0 ? match[0].length : 0;
}

/** `Good knowledge of GST, PF and ESIC.`: in a sentence a word separates the last two. */
function lastOfSentence({ text, from }: Piece): Piece[] {
  const at = text.lastIndexOf(' and ');
  if (at < 0 || knownSkill(text.trim().replace(/\.$/, ''))) return [{ text, from }];
  return [
    { text: text.slice(0, at), from },
    { text: text.slice(at + 5), from: from + at + 5 },
  ];
}

/** `and Go` at the end of a list; `Java and Python`, `React & Redux` if both are known. */
function withoutConjunction({ text, from }: Piece): Piece[] {
  const lead = /^\s*(?:and|&|or|etc\.?$)\s+/i.exec(text)?.[0].length ?? 0;
  const rest = text.slice(lead);
  if (knownSkill(rest)) return [{ text: rest, from: from + lead }];
  const joint = /\s(?:and|&|\+)\s/i.exec(rest);
  if (!joint) return [{ text: rest, from: from + lead }];
  const [first, second] = [rest.slice(0, joint.index), rest.slice(joint.index + joint[0].length)];
  if (!knownSkill(first.trim()) || !knownSkill(second.trim())) return [{ text: rest, from: from + lead }];
  return [
    { text: first, from: from + lead },
    { text: second, from: from + lead + joint.index + joint[0].length },
  ];
}

/** `Java Python SQL Kafka` with only spaces: at least three known skills and no other word. */
function unseparated(piece: Piece): Piece[] {
  const { text, from } = piece;
  if (knownSkill(text.trim()) || wordsOf(text).length < 3 || /[()&/]/.test(text)) return [piece];
  const found = skillPhrases.findAll(text);
  const covered = found.reduce((sum, skill) => sum + wordsOf(skill.raw).length, 0);
  if (found.length < 3 || covered < wordsOf(text).length) return [piece];
  return found.map((skill) => ({ text: skill.raw, from: from + skill.from }));
}
