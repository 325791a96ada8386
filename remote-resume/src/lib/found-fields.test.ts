import { fieldLabel, stretchesOf } from './found-fields';

it.each([
  ['contact.name', 'Name'],
  ['contact.links.0', 'Link'],
  ['headline', 'Headline'],
  ['experience.0.role', 'Job 1 title'],
  ['experience.1.startDate', 'Job 2 from'],
  ['education.0.institution', 'Study 1 institution'],
  ['skills.12', 'Skill'],
  ['certifications.2.name', 'Certificate 3 name'],
])('calls %s %s', (path, label) => {
  expect(fieldLabel(path)).toBe(label);
});

const field = (path: string, text: string, line = 0) => ({
  path,
  value: text,
  confidence: 0.9,
  evidence: [{ page: 1, line, text }],
});
const cut = (text: string, fields: ReturnType<typeof field>[]) =>
  stretchesOf(text, fields, { page: 1, line: 0 }).map((one) => (one.field ? `[${one.text}]` : one.text));

it('marks the field and leaves the rest of the line', () => {
  const fields = [field('contact.phone', '98765'), field('contact.email', 'a@b.in')];
  expect(cut('a@b.in | 98765 (mobile)', fields)).toEqual(['[a@b.in]', ' | ', '[98765]', ' (mobile)']);
});

it('marks nothing twice, nothing of another line and nothing that is not there', () => {
  const fields = [
    field('summary', 'Java and SQL'),
    field('skills.0', 'SQL'),
    field('x', 'Java', 4),
    field('y', 'Ruby'),
  ];
  expect(cut('Java and SQL', fields)).toEqual(['[Java and SQL]']);
});
