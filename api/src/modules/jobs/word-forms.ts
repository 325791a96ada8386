/*
 * Words that people and postings use for the same thing: an occupation and its field, a short form and what it stands for. Several words together
 * ('human resources') are asked for by each of them.
 */
const SAME: readonly (readonly string[])[] = [
  ['nurse', 'nursing'],
  ['accountant', 'accounting', 'accounts'],
  ['teacher', 'teaching', 'faculty'],
  ['recruiter', 'recruitment', 'recruiting'],
  ['pharmacist', 'pharmacy'],
  ['physiotherapist', 'physiotherapy'],
  ['counsellor', 'counselor', 'counselling', 'counseling'],
  ['tester', 'testing', 'test'],
  ['writer', 'writing'],
  ['auditor', 'audit', 'auditing'],
  ['programmer', 'developer'],
  ['lab', 'laboratory'],
  ['admin', 'administrator', 'administration'],
  ['hr', 'human resources'],
  ['qa', 'quality assurance'],
  ['ai', 'artificial intelligence'],
  ['ml', 'machine learning'],
  ['bi', 'business intelligence'],
  ['bde', 'business development'],
  ['ca', 'chartered accountant'],
  ['js', 'javascript'],
  ['k8s', 'kubernetes'],
  ['wfh', 'remote'],
];

// In shorter words an s at the end is seldom a plural.
const PLURAL_FROM = 4;

/** The word, its plural or singular: what means the very same. */
export function inflections(word: string): string[] {
  if (word.length < PLURAL_FROM || !/^[a-z]+$/.test(word)) return [word];
  if (word.endsWith('ies')) return [word, `${word.slice(0, -3)}y`];
  if (word.endsWith('s') && !word.endsWith('ss')) return [word, word.slice(0, -1)];
  return [word, word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`];
}

/** Other words for the same, each as the words it consists of. */
export function otherWords(word: string): string[][] {
  const own = inflections(word);
  return SAME.filter((same) => same.some((one) => own.includes(one)))
    .flat()
    .filter((other) => !own.includes(other))
    .map((other) => other.split(' '));
}
