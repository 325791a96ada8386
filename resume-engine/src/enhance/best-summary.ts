import type { CheckContext } from '../checks/context';
import { LEVEL_ORDER, educationLevel } from '../checks/education/education-level';
import { evidenced } from '../checks/keywords/skill-places';
import { emptyPhrases, weakPhrase } from '../wording/phrases';
import { hasQuantity } from '../wording/quantities';
import { verbForm } from '../wording/verbs';
import { listed, openerOf, wordsOf } from '../wording/words';

const MAX_SKILLS = 5;
const MIN_SKILLS = 3;
const MAX_BULLET_LENGTH = 200;

/**
 * The own summary if it says something or too few facts are known, otherwise one of facts in the
 * resume, without sentences whose facts are missing.
 */
export function bestSummary(context: CheckContext, rewrites: ReadonlyMap<string, string>): string | undefined {
  const own = context.resume.summary?.value;
  if (own !== undefined && isSpecific(own)) return own;
  const better = summaryOfFacts(context, rewrites);
  return better !== undefined && isSpecific(better) ? better : own;
}

function summaryOfFacts(context: CheckContext, rewrites: ReadonlyMap<string, string>): string | undefined {
  const opening = openingOf(context);
  if (!opening) return undefined;
  const skills = bestSkills(context);
  const first = skills.length >= MIN_SKILLS ? `${opening}, skilled in ${listed(skills, MAX_SKILLS)}.` : `${opening}.`;
  const achievement = bestBullet(context, rewrites);
  return achievement ? `${first} ${achievement}` : first;
}

const MIN_WORDS = 12;
const OBJECTIVE =
  /\b(seeking|looking for|to (?:work|obtain|get|secure|pursue|build)|where i can|challenging|reputed|esteemed|growth of the)\b/i;

/** More than a wish or a list of adjectives. */
const isSpecific = (summary: string) =>
  wordsOf(summary).length >= MIN_WORDS && emptyPhrases(summary).length === 0 && !OBJECTIVE.test(summary);

function openingOf({ facts, resume }: CheckContext): string | undefined {
  const job = resume.experience.find(({ isInternship, title }) => !isInternship && title);
  const employers = [
    ...new Set(resume.experience.flatMap(({ company, isInternship }) => (isInternship ? [] : (company?.value ?? [])))),
  ].slice(0, 2);
  if (job?.title) {
    const years = Math.floor(facts.years ?? 0);
    const span = years >= 1 ? ` with ${years}+ ${years === 1 ? 'year' : 'years'} of experience` : '';
    const at = employers.length > 0 ? ` at ${listed(employers)}` : '';
    return `${job.title.value}${span}${at}`;
  }
  const [entry] = [...resume.education].sort(
    (one, other) => LEVEL_ORDER.indexOf(educationLevel(one)) - LEVEL_ORDER.indexOf(educationLevel(other)),
  );
  if (!entry?.degree) return resume.headline?.value;
  const field = entry.field ? ` in ${entry.field.value}` : '';
  return `${entry.degree.value}${field}${entry.institution ? ` from ${entry.institution.value}` : ''}`;
}

function bestSkills(context: CheckContext): string[] {
  const shown = evidenced(context);
  const all = context.facts.hardSkills.map(({ value }) => value);
  return [...new Set([...all.filter((value) => shown.has(value)), ...all])].slice(0, MAX_SKILLS);
}

function bestBullet({ facts }: CheckContext, rewrites: ReadonlyMap<string, string>): string | undefined {
  const found = facts.statements
    .map(({ text }) => rewrites.get(text) ?? text)
    .find(
      (text) =>
        hasQuantity(text) &&
        text.length <= MAX_BULLET_LENGTH &&
        verbForm(openerOf(text))?.form === 'past' &&
        weakPhrase(text) === undefined &&
        emptyPhrases(text).length === 0,
    );
  return found && (/[.!?]$/.test(found) ? found : `${found}.`);
}
