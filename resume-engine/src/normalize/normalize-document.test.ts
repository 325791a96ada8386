import type { Item } from '../document/item';
import { normalizeDocument } from './normalize-document';

const item = (text: string, more: Partial<Item> = {}): Item => ({
  page: 1,
  x: 72,
  y: 100,
  width: text.length * 5,
  height: 10,
  size: 10,
  isBold: false,
  isItalic: false,
  font: 'Calibri',
  text,
  order: 0,
  source: 'pdf',
  ...more,
});
const normalized = (...items: Item[]) =>
  normalizeDocument({ kind: 'pdf', pages: [], items, links: [], fonts: [], pagesLeftOut: 0 }, 0);
const texts = (...items: Item[]) => normalized(...items).items.map(({ text }) => text);

describe('normalizeDocument', () => {
  it('joins letter-spaced words of a line, short ones too', () => {
    const words = ['W H E R E', 'I', 'W O R K E D', 'A T'].map((text, at) =>
      item(text, { x: 72 + 65 * at, width: 50 }),
    );
    expect(texts(...words, item('A B', { font: 'Arial' }))).toEqual(['WHERE I WORKED AT', 'A B']);
  });

  it('joins letter-spaced words with kerning', () => {
    expect(texts(item('A N D R E A'), item('KO VÁ C S', { y: 130 }))).toEqual(['ANDREA', 'KOVÁCS']);
  });

  it.each([
    ['\uf0b7', 'Symbol'],
    ['\uf0a7', 'Wingdings'],
    ['§', 'Wingdings-Regular'],
    ['Ø', 'Wingdings'],
    ['ü', 'Wingdings'],
    ['\uf0d8', 'Calibri'],
    ['\uf076', 'Calibri'],
  ])('treats %j in %s as a bullet', (glyph, font) => {
    const document = normalized(item(glyph, { font }), item('Built it', { x: 90 }));
    expect(document.items.map(({ text }) => text)).toEqual(['•', 'Built it']);
    expect(document.badCharacters).toBe(0);
  });

  it.each([
    ['\uf0e0', 'FontAwesome', 'mail'],
    ['\uf0e0', 'Calibri', 'mail'],
    ['envelope', 'FontAwesome5Free-Regular', 'mail'],
    ['Map-marker', 'FontAwesome5Free-Solid', 'place'],
    ['*', 'Wingdings', 'mail'],
    ['B', 'MarVoSym', 'mail'],
    ['✉', 'Segoe UI Symbol', 'mail'],
    ['\uf095', 'FontAwesome5Free-Solid', 'phone'],
    ['(', 'Wingdings', 'phone'],
    ['📱', 'AppleColorEmoji', 'phone'],
    ['\ue0cd', 'MaterialIcons-Regular', 'phone'],
    ['\uf3c5', 'FontAwesome', 'place'],
    ['\uf08c', 'FontAwesome5Brands', 'linkedin'],
    ['\uf09b', 'FontAwesome5Brands', 'github'],
    ['\uf0ac', 'FontAwesome', 'web'],
    ['\uf073', 'FontAwesome', 'calendar'],
  ])('assigns the icon %j of %s to the text beside it', (glyph, font, icon) => {
    const [label, ...more] = normalized(item(glyph, { font, width: 10 }), item('Asha', { x: 90 })).items;
    expect(label).toMatchObject({ text: 'Asha', icon, order: 0 });
    expect(more).toEqual([]);
  });

  it('joins a TeX accent with its letter', () => {
    const size = { size: 10, y: 100 };
    expect(
      texts(
        item('Se´', { ...size, x: 72, width: 14 }),
        item('an', { ...size, x: 82, width: 10 }),
        item('caf`', { ...size, x: 100, width: 19 }),
        item('e', { ...size, x: 114, width: 5 }),
        item('the `', { ...size, x: 130, width: 20 }),
        item('end', { ...size, x: 151, width: 15 }),
      ),
    ).toEqual(['Se', 'án', 'caf', 'è', 'the `', 'end']);
  });

  it('separates icons inside a text', () => {
    const { items } = normalized(item('\uf0e0 asha@x.in \uf095 98450 12345'));
    expect(items).toMatchObject([
      { text: 'asha@x.in', icon: 'mail', x: 82 },
      { text: '98450 12345', icon: 'phone', x: 142 },
    ]);
  });

  it('does not assign an icon to another line or to distant text', () => {
    const icon = item('\uf095', { width: 10 });
    expect(normalized(icon, item('above', { y: 80 }), item('far', { x: 400 })).items).toEqual([
      expect.not.objectContaining({ icon: 'phone' }),
      expect.not.objectContaining({ icon: 'phone' }),
    ]);
  });

  it('drops and counts meaningless private-use glyphs', () => {
    const document = normalized(item('\ue9a1\uf8ff Skills\ufffd'));
    expect(document.items.map(({ text }) => text)).toEqual(['Skills']);
    expect(document).toMatchObject({ badCharacters: 3, characters: 10 });
  });

  it.each([
    ['R A V I  K U M A R', 'RAVI KUMAR'],
    ['R A V I', 'RAVI'],
    ['र वि कु मा र', 'रविकुमार'],
    ['Class A B C', 'Class A B C'],
    ['I am A B', 'I am A B'],
    ['C, R', 'C, R'],
  ])('reads %s as %s', (spaced, joined) => {
    expect(texts(item(spaced))).toEqual([joined]);
  });

  it('joins letters that are separate items, and splits words at wider gaps', () => {
    const letters = [...'RAVIKUMAR'].map((letter, index) =>
      item(letter, { x: 72 + index * 12 + (index > 3 ? 8 : 0), width: 6 }),
    );
    expect(normalized(...letters).items).toMatchObject([{ text: 'RAVI KUMAR', x: 72, width: 110 }]);
  });

  it('excludes trailing spaces from the width', () => {
    expect(normalized(item('See ', { width: 20 })).items).toMatchObject([{ text: 'See', width: 17.2 }]);
  });

  it('reads at most 2,000 characters of an item and 100,000 of a document', () => {
    const many = Array.from({ length: 75 }, () => item('a'.repeat(3000)));
    const read = texts(...many);
    expect(read).toHaveLength(50);
    expect(read.every((text) => text.length === 2000)).toBe(true);
  });
});
