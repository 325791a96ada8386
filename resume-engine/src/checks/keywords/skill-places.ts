import type { CheckContext } from '../context';
import { knownSkill, skillPhrases } from '../../lexicon/skills';
import { mentions, searchable } from '../../wording/mentions';

/** The text about experience and projects, prepared for searching terms. */
export const experienceText = ({ resume, facts }: CheckContext): string =>
  searchable(
    [
      ...resume.experience.flatMap(({ title, bullets }) => [title?.value ?? '', ...bullets.map(({ text }) => text)]),
      ...facts.statements.map(({ text }) => text),
      ...resume.projects.flatMap(({ name, technologies, bullets }) => [
        name.value,
        ...technologies,
        ...bullets.map(({ text }) => text),
      ]),
    ].join(' | '),
  );

/** Skills that experience or projects mention, also under another name. */
export function evidenced(context: CheckContext): ReadonlySet<string> {
  const text = experienceText(context);
  const named = new Set(skillPhrases.findAll(text).map(({ entry }) => entry.name));
  const isNamed = (value: string) => mentions(text, value) || named.has(knownSkill(value)?.name ?? '');
  return new Set(context.resume.skills.map(({ value }) => value).filter(isNamed));
}
