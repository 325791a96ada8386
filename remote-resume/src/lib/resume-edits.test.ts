import { resumeText, type ResumeDocument } from '@kadam/resume-engine/resume-document';
import {
  added,
  divided,
  hiddenSection,
  joined,
  listOf,
  moved,
  movedSection,
  removed,
  shownSection,
  sorted,
} from './resume-edits';

const RESUME: ResumeDocument = {
  basics: { summary: 'Tester.' },
  work: [{ position: 'Cook', highlights: ['Cooked rice', 'Washed up'] }, { position: 'Waiter' }],
  awards: [{ title: 'Best cook' }],
};

it.each([
  ['work.0.highlights.2', { list: 'work.0.highlights', index: 2, isItem: true }],
  ['basics.profiles.1', { list: 'basics.profiles', index: 1, isItem: true }],
  ['awards.3', { list: 'awards', index: 3, isItem: true }],
  ['work.1.position', { list: 'work', index: 1, isItem: false }],
  ['basics.name', undefined],
])('knows the list of %s', (path, place) => {
  expect(listOf(path)).toEqual(place);
});

it('adds an entry below another, with the caret in its first text', () => {
  const { document, caret } = added(RESUME, 'work', 1);
  expect(document.work?.map(({ position }) => position)).toEqual(['Cook', undefined, 'Waiter']);
  expect(caret).toEqual({ path: 'work.1.position', at: 0 });
});

it('adds a second one to a list that only shows its empty first', () => {
  const { document, caret } = added({}, 'responsibilities', 1);
  expect(document.responsibilities).toEqual(['', '']);
  expect(caret?.path).toBe('responsibilities.1');
});

it('divides a bullet at the caret, and joins it again', () => {
  const { document, caret } = divided(RESUME, 'work.0.highlights.0', ['Cooked', ' rice']);
  expect(document.work?.[0]?.highlights).toEqual(['Cooked', ' rice', 'Washed up']);
  expect(caret).toEqual({ path: 'work.0.highlights.1', at: 0 });
  expect(joined(document, 'work.0.highlights.1')).toEqual({
    document: RESUME,
    caret: { path: 'work.0.highlights.0', at: 6 },
  });
});

it('makes a bullet of every line that is put into one', () => {
  expect(divided({}, 'responsibilities.0', ['one', 'two', 'three']).document.responsibilities).toEqual([
    'one',
    'two',
    'three',
  ]);
});

it('joins the first bullet to nothing', () => {
  expect(joined(RESUME, 'work.0.highlights.0')).toBeUndefined();
  expect(joined(RESUME, 'work.0.position')).toBeUndefined();
});

it('moves an entry with the caret in it, and not beyond the ends', () => {
  const edited = moved(RESUME, 'work.1.position', -1);
  expect(edited?.document.work?.[0]?.position).toBe('Waiter');
  expect(edited?.caret?.path).toBe('work.0.position');
  expect(moved(RESUME, 'work.0.position', -1)).toBeUndefined();
  expect(moved(RESUME, 'basics.name', 1)).toBeUndefined();
});

it('moves a bullet within its entry', () => {
  expect(moved(RESUME, 'work.0.highlights.0', 1)?.document.work?.[0]?.highlights).toEqual(['Washed up', 'Cooked rice']);
});

it('removes an entry, and the caret goes to the one before', () => {
  const { document, caret } = removed(RESUME, 'work', 1);
  expect(document.work).toHaveLength(1);
  expect(caret).toEqual({ path: 'work.0.position', at: 4 });
});

it('takes a section off the page and brings it back with its text', () => {
  const hidden = hiddenSection(RESUME, 'achievements');
  expect(resumeText(hidden)).not.toContain('Best cook');
  const shown = resumeText(shownSection(hidden, 'achievements'));
  expect(shown.trim().endsWith('Achievements\n- Best cook')).toBe(true);
});

it('moves a section, and leaves it where there is no place to go', () => {
  expect(resumeText(RESUME)).toMatch(/Experience[^]*Achievements/);
  expect(resumeText(movedSection(RESUME, 'achievements', -1))).toMatch(/Achievements[^]*Experience/);
  expect(movedSection(RESUME, 'summary', -1)).toBe(RESUME);
});

it('sorts skills that were just written, and changes nothing where there are none', () => {
  expect(sorted({ skills: [{ keywords: ['Java', 'Docker'] }] }).skills).toEqual([
    { name: 'Programming', keywords: ['Java'] },
    { name: 'Deployment', keywords: ['Docker'] },
  ]);
  const document = { skills: [{ name: 'Cooking', keywords: ['Idli'] }] };
  expect(sorted(document)).toBe(document);
});
