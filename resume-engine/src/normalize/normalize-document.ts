import type { ReadDocument } from '../document/document';
import type { Item } from '../document/item';
import type { RawDocument } from '../read/raw-document';
import { attachIcons } from './attach-icons';
import { joinAccents } from './join-accents';
import { joinLetterItems, joinSpacedWords } from './letter-spacing';
import { badCharacterCount, plainText } from './plain-text';
import { splitGlyphs } from './split-glyphs';

/** Limits: text after the first 2,000 characters of an item, or 100,000 of a document, is cut. */
const MAX_ITEM = 2_000;
const MAX_TEXT = 100_000;
const SPACE = 0.28;
/** A dash drawn above headings in a rail by a template of Google Docs. */
const ORNAMENT = 'ㅡ';

/**
 * Normalizes the texts of a document, assigns icons to their texts, and counts meaningless
 * characters.
 */
export function normalizeDocument(raw: RawDocument, byteLength: number): ReadDocument {
  const options = { drawsSoftHyphens: raw.kind === 'pdf' };
  const items = withinLimits(raw.items);
  const split = items.map((item) => splitGlyphs(item));
  const texts = withoutOrnaments(joinLetterItems(attachIcons(split.flatMap(({ pieces }) => pieces))));
  return {
    ...raw,
    items: joinAccents(
      joinSpacedWords(texts.map((item) => ({ ...item, text: plainText(item.text, options) }))).map(trimmed),
    )
      .filter(({ text }) => text.trim() !== '')
      .map((item, order) => ({ ...item, order })),
    links: raw.links.map((link) => ({ ...link, text: plainText(link.text, options).trim() })),
    byteLength,
    badCharacters: items.reduce((sum, { text }, index) => sum + badCharacterCount(text) + split[index]!.lost, 0),
    characters: items.reduce((sum, { text }) => sum + text.length, 0),
  };
}

/** The heading below an ornament takes its height, that of the first line beside it. */
function withoutOrnaments(items: readonly Item[]): Item[] {
  return items.flatMap((item, at) => {
    if (item.text.trim() === ORNAMENT) return [];
    const above = items[at - 1];
    const isBelow = above?.text.trim() === ORNAMENT && above.page === item.page && Math.abs(above.x - item.x) < 3;
    return isBelow && item.y - above.y < 2 * item.size ? [{ ...item, y: above.y }] : [item];
  });
}

/** A trailing space is a gap to the next item, not part of this one. */
function trimmed(item: Item): Item {
  const text = item.text.trimEnd();
  const spaces = item.text.length - text.length;
  const each = Math.min(item.size * SPACE, item.width / Math.max(1, item.text.length));
  return { ...item, text, width: item.width - spaces * each };
}

function withinLimits(items: readonly Item[]): Item[] {
  let left = MAX_TEXT;
  return items.flatMap((item) => {
    const text = item.text.slice(0, Math.min(MAX_ITEM, left));
    left -= text.length;
    return text === '' ? [] : [{ ...item, text }];
  });
}
