import { badCharacterCount, plainText } from './plain-text';
import { processorMs } from '../testing/processor-time';

describe('plainText', () => {
  it.each([
    ['ligatures', 'Certi\ufb01ed o\ufb03ce \ufb02ow', 'Certified office flow'],
    ['full-width letters', 'Ｒａｖｉ　１２', 'Ravi 12'],
    ['styled letters', '𝗥𝗮𝘃𝗶 𝒦𝓊𝓂𝒶𝓇', 'Ravi Kumar'],
    ['Roman numerals', 'Class Ⅻ', 'Class XII'],
    ['spaces of every width', 'a\u00a0b\u2003c\u202fd\te', 'a b c d e'],
    ['marks without a width', '\ufeffra\u200bvi\u2060@\u200ex.in', 'ravi@x.in'],
    ['decomposed letters', 'Jose\u0301', 'José'],
    ['accents before their letters', 'Jos´e M¨uller Garc´ıa', 'José Müller García'],
    ['the three characters of a hyphen in Cambria', 'Co-\u00ad\u2010design 2019-\u00ad\u201020', 'Co-design 2019-20'],
    ['the hyphens of a typesetter', '04\u201001\u20102021 co\u2011op', '04-01-2021 co-op'],
    ['control characters', 'a\u0000b\u0007c\ufffd', 'abc'],
    ['glyph numbers', 'Skill(cid:415)s', 'Skills'],
    ['lone halves of a character', 'a\ud800b', 'ab'],
    ['Arabic shapes', 'ﺳﻼﻡ', 'سلام'],
    ['a joiner between Latin letters', 'a\u200cb', 'ab'],
  ])('normalizes %s', (_, text, plain) => {
    expect(plainText(text, { drawsSoftHyphens: true })).toBe(plain);
  });

  it.each([
    '₹ 12,00,000 € £ ½ m² 10³ ™ ® № … – — − ‘quoted’ “double” • ▪ ✓ ★★★☆☆ °C µm',
    'क्‍ष रवि कुमार',
    'می‌خواهم',
    'שלום עולם',
    '日本語',
    'rock `n roll',
  ])('does not change %s', (text) => {
    expect(plainText(text, { drawsSoftHyphens: true })).toBe(text);
  });

  it('drops an invisible soft hyphen', () => {
    expect(plainText('engi\u00adneer', { drawsSoftHyphens: false })).toBe('engineer');
  });

  it('is fast on 50,000 hostile characters', () => {
    for (const unit of ['(cid:1', '-\u00ad', '´ ', '\u200c', 'ﬁ', '\ud83d']) {
      const hostile = unit.repeat(50_000 / unit.length);
      const before = processorMs();
      plainText(hostile, { drawsSoftHyphens: true });
      badCharacterCount(hostile);
      expect(processorMs() - before).toBeLessThan(250);
    }
  });
});

describe('badCharacterCount', () => {
  it('counts meaningless characters fully and ligatures half', () => {
    expect(badCharacterCount('a\u0000\ufffd(cid:12)\ufb01\ufb02')).toBe(4);
  });
});
