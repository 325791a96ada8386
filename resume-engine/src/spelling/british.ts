const TURNS: readonly (readonly [RegExp, string])[] = [
  [/our/, 'or'],
  [/is(e|ed|es|ing|er|ers|ation|ations|able)$/, 'iz$1'],
  [/ys(e|ed|es|ing|er|ers)$/, 'yz$1'],
  [/tre(s?)$/, 'ter$1'],
  [/ll(ed|ing|er|ers|ation)$/, 'l$1'],
  [/l(ment|ments|ful)$/, 'll$1'],
  [/ogue(s?)$/, 'og$1'],
  [/ence$/, 'ense'],
  [/gramme(s?)$/, 'gram$1'],
  [/(pp|tt|ss)(ed|ing)$/, '$2'],
  [/ae/, 'e'],
];

/** The American spelling of a possibly British word: the dictionary only has American forms. */
export const americanForms = (word: string): readonly string[] =>
  TURNS.filter(([pattern]) => pattern.test(word)).map(([pattern, turned]) =>
    pattern.source.startsWith('(pp') ? word.replace(/(.)\1(ed|ing)$/, '$1$2') : word.replace(pattern, turned),
  );
