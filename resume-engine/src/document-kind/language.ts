import type { Line } from '../document/line';

/** Letters of one Chinese or Japanese character count as much as those of a short word. */
const IDEOGRAPH_WEIGHT = 3;
const MIN_SHARE = 0.5;

/** In this order, because Japanese also uses the characters of Chinese. */
const SCRIPTS: readonly (readonly [language: string, letters: RegExp])[] = [
  ['Hindi or another language in Devanagari', /\p{Script=Devanagari}/gu],
  ['Bengali', /\p{Script=Bengali}/gu],
  ['Tamil', /\p{Script=Tamil}/gu],
  ['Telugu', /\p{Script=Telugu}/gu],
  ['Kannada', /\p{Script=Kannada}/gu],
  ['Malayalam', /\p{Script=Malayalam}/gu],
  ['Gujarati', /\p{Script=Gujarati}/gu],
  ['Punjabi', /\p{Script=Gurmukhi}/gu],
  ['Odia', /\p{Script=Oriya}/gu],
  ['Arabic, Urdu or Persian', /\p{Script=Arabic}/gu],
  ['Hebrew', /\p{Script=Hebrew}/gu],
  ['a language in Cyrillic letters', /\p{Script=Cyrillic}/gu],
  ['Greek', /\p{Script=Greek}/gu],
  ['Thai', /\p{Script=Thai}/gu],
  ['Korean', /\p{Script=Hangul}/gu],
];
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const HAN = /\p{Script=Han}/gu;
const LATIN = /\p{Script=Latin}/gu;

/** Function words that English does not have. */
const FUNCTION_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  French: words(
    'le la les des une du et est dans pour avec sur par au aux en que qui ce cette ainsi leur sont chez mes',
  ),
  German: words(
    'der die und das dem ein eine mit für von im zu zur zum auf bei ich sowie nach über aus durch wurde ist nicht',
  ),
  Spanish: words('el los las y de la en con para por del una como al se que su más sobre desde entre'),
  Portuguese: words('o os as e de da do das dos em com para por uma ao na no nos que sua mais sobre'),
  Italian: words('il lo gli le e di della del dei in con per una nel alla che presso sono delle'),
  Dutch: words('de het een en van met voor op bij naar uit door ik zijn werd tot als aan'),
};
const ENGLISH = words('the and of for with by from to that which my their this using were');
const MIN_WORDS = 8;
const MIN_DISTINCT = 4;
const MIN_TIMES_ENGLISH = 3;

/** The language of a text that is not in English; undefined for English and for too little text. */
export function otherLanguageOf(lines: readonly Line[]): string | undefined {
  const text = lines.map((line) => line.text).join('\n');
  return languageOfScript(text) ?? languageOfFunctionWords(text);
}

function languageOfScript(text: string): string | undefined {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  const [kana, han] = [count(KANA), count(HAN)];
  const scripts = SCRIPTS.map(([language, letters]) => [language, count(letters)] as const);
  const ideographs: readonly [string, number] = [
    kana * 4 > han ? 'Japanese' : 'Chinese',
    (kana + han) * IDEOGRAPH_WEIGHT,
  ];
  const counted = [...scripts, ideographs];
  const total = counted.reduce((sum, [, letters]) => sum + letters, count(LATIN));
  return counted.find(([, letters]) => letters > total * MIN_SHARE)?.[0];
}

function languageOfFunctionWords(text: string): string | undefined {
  const all = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const english = all.filter((word) => ENGLISH.has(word)).length;
  const counted = Object.entries(FUNCTION_WORDS).map(([language, own]) => {
    const found = all.filter((word) => own.has(word));
    return { language, count: found.length, distinct: new Set(found).size };
  });
  const [best] = counted.sort((one, other) => other.count - one.count);
  if (!best || best.count < MIN_WORDS || best.distinct < MIN_DISTINCT) return undefined;
  return best.count >= english * MIN_TIMES_ENGLISH ? best.language : undefined;
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
