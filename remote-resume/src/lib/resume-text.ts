import { CONTACT_FIELDS, isBlank, SECTIONS, type ResumeDraft } from './resume-draft';

/**
 * The resume as plain text, in reading order; empty sections are left out. A resume nobody has begun is given with its placeholders,
 * as the template that stands on the screen.
 */
export function resumeText(draft: ResumeDraft): string {
  const isTemplate = isBlank(draft);
  const textOf = ({ id, placeholder }: (typeof CONTACT_FIELDS | typeof SECTIONS)[number]) =>
    isTemplate ? placeholder : tidy(draft[id]);
  const [name, ...ways] = CONTACT_FIELDS.map(textOf);
  const header = [name, ways.filter(Boolean).join(' | ')].filter(Boolean).join('\n');
  const sections = SECTIONS.map((section) => ({ title: section.label, text: textOf(section) }))
    .filter(({ text }) => text !== '')
    .map(({ title, text }) => `${title}\n${text}`);
  return `${[header, ...sections].filter(Boolean).join('\n\n')}\n`;
}

const tidy = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();
