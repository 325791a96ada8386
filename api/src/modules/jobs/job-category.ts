import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATEGORIES, type Category } from '@kadam/shared/contract/jobs';
import { parseWords } from './search/words';

/** Evidence for a category: phrases in the title, and phrases that are one of the skills. */
interface Rule {
  readonly category: Category;
  readonly title: readonly (readonly string[])[];
  readonly skills: ReadonlySet<string>;
}

type DraftRule = Rule & { readonly title: string[][]; readonly skills: Set<string> };

const FILE = join(__dirname, '../../../search-data/categories.txt');

let known: readonly Rule[] | undefined;
const rules = () => (known ??= parseCategories(readFileSync(FILE, 'utf8')));

/**
 * The category of a posting by its title, otherwise by most of its skills; 'other' if neither
 * matches.
 */
export function categoryOf(title: string, skills: readonly string[] = []): Category {
  const words = new Set(wordsOf(title));
  const byTitle = rules().find((rule) => rule.title.some((phrase) => phrase.every((word) => words.has(word))));
  if (byTitle) return byTitle.category;
  let best: { category: Category; count: number } = { category: 'other', count: 0 };
  for (const rule of rules()) {
    const count = skills.filter((skill) => rule.skills.has(phraseOf(skill))).length;
    if (count > best.count) best = { category: rule.category, count };
  }
  return best.category;
}

/** @throws Error with the line of the first mistake */
export function parseCategories(content: string): readonly Rule[] {
  const parsed: DraftRule[] = [];
  for (const [place, whole] of content.split(/\r?\n/).entries()) {
    const line = (whole.split('#')[0] ?? '').trim();
    if (line === '') continue;
    const mistake = (what: string) => new Error(`categories.txt, line ${place + 1}: ${what}`);
    const category = CATEGORIES.find((one) => line === `[${one}]`);
    if (line.startsWith('[') && !category) throw mistake(`'${line}' is not a category.`);
    if (category) {
      parsed.push({ category, title: [], skills: new Set() });
      continue;
    }
    if (!addPhrases(parsed.at(-1), line))
      throw mistake(`'${line}' is not understood. Write 'title: a, b' or 'skills: a, b' below a category.`);
  }
  return parsed;
}

function addPhrases(rule: DraftRule | undefined, line: string): boolean {
  const [, field, list = ''] = /^(title|skills):(.*)$/.exec(line) ?? [];
  if (!rule || !field) return false;
  const phrases = list.split(',');
  if (field === 'title') rule.title.push(...phrases.map(wordsOf));
  else for (const phrase of phrases) rule.skills.add(phraseOf(phrase));
  return true;
}

const wordsOf = (text: string): string[] => parseWords(text).flatMap(({ alternatives }) => alternatives.flat());
const phraseOf = (text: string): string =>
  parseWords(text)
    .map((word) => word.text)
    .join(' ');
