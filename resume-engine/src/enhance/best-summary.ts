import type { CheckContext } from '../checks/context';
import { LEVEL_ORDER, educationLevel } from '../checks/education/education-level';
import { evidenced } from '../checks/keywords/skill-places';
import { hasQuantity } from '../wording/quantities';
import { verbForm } from '../wording/verbs';
import { listed, openerOf } from '../wording/words';
import { improved } from './improve-bullet';

const MAX_SKILLS = 5;
const MIN_SKILLS = 3;
const MAX_BULLET_LENGTH = 200;

/**
 * A summary of facts in the resume; sentences with missing facts are omitted, undefined if none is
 * left.
 */
export function bestSummary(context: CheckContext): string | undefined {
  const opening = openingOf(context);
  if (!opening) return undefined;
  const skills = bestSkills(context);
  const first = skills.length >= MIN_SKILLS ? `${opening}, skilled in ${listed(skills, MAX_SKILLS)}.` : `${opening}.`;
  const achievement = bestBullet(context);
  return achievement ? `${first} ${achievement}` : first;
}

function openingOf({ facts, resume }: CheckContext): string | undefined {
  const job = resume.experience.find(({ isInternship, title }) => !isInternship && title);
  const employers = [
    ...new Set(resume.experience.flatMap(({ company, isInternship }) => (isInternship ? [] : (company?.value ?? [])))),
  ].slice(0, 2);
  if (job?.title) {
    const years = Math.floor(facts.years);
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

function bestBullet({ facts }: CheckContext): string | undefined {
  const found = facts.statements
    .map(({ text, entry }) => improved(text, entry.isCurrent) ?? text)
    .find((text) => hasQuantity(text) && text.length <= MAX_BULLET_LENGTH && verbForm(openerOf(text))?.form === 'past');
  return found && (/[.!?]$/.test(found) ? found : `${found}.`);
}
