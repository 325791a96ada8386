import type { Line } from '../../document/line';
import type { Bullet } from '../../resume/resume';
import { continues } from './continues';

function joined(lines: readonly Line[]): string {
  let text = '';
  for (const line of lines) {
    const next = line.text.replace(/\s+/g, ' ').trim();
    text += text && !/[\p{L}]-$/u.test(text) ? ` ${next}` : next;
  }
  return text;
}

/**
 * The bullets and paragraphs of some lines; wrapped lines are joined.
 * @param page lines that show how long a full line is
 */
export function joinBullets(lines: readonly Line[], page = lines): Bullet[] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    if (group && continues(line, group, page)) group.push(line);
    else groups.push([line]);
  }
  return groups
    .map((group) => ({ text: joined(group), lines: group, hasGlyph: group[0]?.bullet !== undefined }))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}
