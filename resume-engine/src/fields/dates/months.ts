/**
 * Month names and their usual short forms: English with common misspellings, French, German,
 * Spanish, Portuguese, Hindi in Latin letters and in Devanagari. A short form may be followed by
 * a dot.
 */
const NAMES: readonly string[] = [
  'january jan janurary januray janvier janv januar jänner jaenner enero ene janeiro janvari janwari janavari जनवरी',
  'february feb febuary febrary feburary février fevrier févr fevr fév februar febrero fevereiro fev farvari pharvari फरवरी',
  'march mar marh mars märz maerz mrz marzo março marco मार्च',
  'april apr aprl arpil avril avr abril abr aprail अप्रैल',
  'may mai mayo maio मई',
  'june jun juin juni junio junho joon जून',
  'july jul juy juillet juil juli julio julho julai जुलाई',
  'august aug agust augest août aout agosto ago agast अगस्त',
  'september sept sep septmber setember septembre septiembre setiembre setembro set sitambar सितंबर सितम्बर',
  'october oct octber octobre oktober okt octubre outubro out aktubar aktoobar अक्टूबर अक्तूबर',
  'november nov novmber novembre noviembre novembro navambar नवंबर नवम्बर',
  'december dec decmber décembre decembre déc dezember dez diciembre dic dezembro disambar दिसंबर दिसम्बर',
];

const NUMBERS = new Map(NAMES.flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const)));

/** The pattern of a month's name, longest first, so that `june` is not read as `jun`. */
export const MONTH = [...NUMBERS.keys()].sort((a, b) => b.length - a.length).join('|');

/** 1 to 12. */
export const monthNumber = (name: string) => NUMBERS.get(name.toLowerCase());
