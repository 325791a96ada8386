import type { AtsAnalysis } from '@kadam/shared/contract/resume';
import { onDemand } from '@kadam/shared/on-demand';
import { act, fireEvent, screen, waitFor, within, cleanup } from '@testing-library/react';
import { SAMPLE_CONTENT } from '@kadam/shared/contract/brand';
import { responseWith, checkWith } from '../testing/analysis';
import { openCheck } from '../testing/check-page';

/** Opens the page with a result of this session. */
async function openResult(fields: Partial<AtsAnalysis> = {}) {
  sessionStorage.setItem('ats_result', JSON.stringify({ ...responseWith(fields), fileName: 'asha-rao.pdf' }));
  openCheck();
  await screen.findByRole('heading', { name: 'Your Score' });
}

/** Once it is loaded, the page shows it where it belongs. */
const importSaveSkills = onDemand(() => import('../features/save-skills/save-skills'));

const panel = (title: string) => screen.getByRole('heading', { level: 3, name: title }).closest('details')!;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it.each([
  [91, 'Strong', 94],
  [80, 'Strong', 83],
  [72, 'Nearly there', 75],
  [41, 'Needs work', 44],
])(
  'shows the score %i with the word %s, how many issues there are, and what the next step leads to',
  async (...[overallScore, word, next]) => {
    await openResult({ overallScore, issues: 7 });
    const card = screen.getByRole('heading', { name: 'Your Score' }).closest('article')!;
    expect(card.textContent).toBe(
      `${overallScore}out of 100Your Score${word}7 issues found${next} once the next step is done`,
    );
  },
);

it('explains what limits a score', async () => {
  await openResult({ ceiling: { limit: 40, reason: 'No email address or phone number was found.' } });
  expect(screen.getByText('Limited to 40: No email address or phone number was found.')).toBeTruthy();
});

it('shows the one thing to do next on top, with what it brings', async () => {
  await openResult();
  const card = screen.getByRole('heading', { name: /^Do this next/ }).closest('article')!;
  expect(card.textContent).toMatch(/^\s*Do this next\+3 pointsAdd how many, how much or how fast\./);
});

it('shows the four percentages', async () => {
  await openResult();
  expect(
    ['CONTENT', 'SECTION', 'ATS ESSENTIALS', 'TAILORING'].map(
      (title) => panel(title).querySelector('strong')?.textContent,
    ),
  ).toEqual(['83%', '71%', '95%', '36%']);
});

it('shows how the score adds up: the points of each category out of its weight, and of the parse rate', async () => {
  await openResult();
  const sum = screen.getByText('How your score adds up').closest('details')!;
  expect(
    within(sum)
      .getAllByRole('listitem', { hidden: true })
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Keywords and skills10 of 20',
    'Experience and achievements14 of 20',
    'ATS parse rate17.2 of 20',
    'Format and structure12 of 15',
    'Education and certificates6 of 10',
    'ATS compatibility9 of 10',
    'Contact details4 of 5',
  ]);
  expect(sum.textContent).toContain('Together 72 of 100.');
});

it('expands a panel to its checks: finding, place, reason, fix and points', async () => {
  await openResult();
  const content = panel('CONTENT');
  expect(content.open).toBe(false);
  const check = within(content)
    .getByRole('heading', { level: 4, name: /Numbers in your bullets/ })
    .closest('li')!;
  for (const text of [
    'Could be better',
    '+3 points',
    '2 of 5 bullets have a number.',
    'Tested the shop',
    'page 1, line 4',
    'A number shows how much you did.',
    'Add how many, how much or how fast.',
    'Tested 40 pages of the shop a week',
  ])
    expect(check.textContent).toContain(text);
  expect(within(content).getByText('1 passed').closest('details')?.textContent).toContain('Your resume has 1 page.');
  expect(within(content).getByText('1 did not apply').closest('details')?.textContent).toContain(
    'There is one entry only.',
  );
});

it('quotes lines of the resume, not findings about a whole page', async () => {
  const evidence = [
    { page: 1, line: 3, text: 'Tested the shop' },
    { page: 1, line: -1, text: 'Not surely read: your skills' },
  ];
  await openResult({ checks: [checkWith({ evidence })] });
  const quoted = [...panel('CONTENT').querySelectorAll('q')].map(({ textContent }) => textContent);
  expect(quoted).toEqual(['Tested the shop']);
  expect(panel('CONTENT').textContent).toContain('Not surely read: your skills page 1');
});

it('lists what brings most first', async () => {
  const checks = [checkWith({ id: 'a', title: 'Small', gain: 1 }), checkWith({ id: 'b', title: 'Large', gain: 4 })];
  await openResult({ checks });
  const titles = within(panel('CONTENT'))
    .getAllByRole('heading', { level: 4 })
    .map(({ textContent }) => textContent?.split(' ')[0]);
  expect(titles).toEqual(['Large', 'Small']);
});

it('shows the parse rate as a bar, in words and in its four parts', async () => {
  await openResult();
  const box = screen.getByRole('region', { name: 'ATS Parse Rate' });
  expect(within(box).getByRole('meter', { name: 'ATS Parse Rate' }).getAttribute('aria-valuenow')).toBe('86');
  expect(box.textContent).toContain('Hiring software takes in nearly everything');
  expect(
    within(box)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Text 100%', 'Reading order 100%', 'Sections 50%', 'Fields 90%']);
});

it('shows each finding once', async () => {
  await openResult({ weaknesses: ['There are no bullets.', 'We found no skills.', 'There are no bullets.'] });
  const weaknesses = within(screen.getByRole('region', { name: 'Weaknesses' })).getAllByRole('listitem');
  expect(weaknesses.map(({ textContent }) => textContent)).toEqual(['There are no bullets.', 'We found no skills.']);
});

it('shows strengths, weaknesses, tips, and keywords to add only if they are true', async () => {
  await openResult();
  expect(screen.getByRole('region', { name: 'Strengths' }).textContent).toContain('All 3 of your jobs are complete.');
  expect(screen.getByRole('region', { name: 'Weaknesses' }).textContent).toContain('We found no list of skills.');
  expect(screen.getByRole('region', { name: 'Tips' }).textContent).toContain('Name it Asha-Rao-Resume.pdf.');
  const keywords = screen.getByRole('region', { name: 'Keyword suggestions' });
  expect(keywords.textContent).toContain('Add a word only if it is true of you.');
  expect(
    within(keywords)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Selenium', 'JIRA']);
});

it('asks for the job instead of suggesting keywords for an unknown one', async () => {
  await openResult({ keywordSuggestions: [], role: undefined });
  const keywords = screen.getByRole('region', { name: 'Keyword suggestions' });
  expect(keywords.textContent).toContain('We do not know which job you aim for.');
});

it('shows the extracted lines with the parsed fields, and flags uncertain ones', async () => {
  await openResult();
  const robot = screen.getByRole('region', { name: 'What the robot sees' });
  const marks = [...robot.querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect(marks).toEqual(['Asha Rao Name', 'QA Engineer Job 1 title check this']);
  const row = within(robot).getByRole('row', { name: /Job 1 title/, hidden: true });
  expect(row.textContent).toBe('Job 1 titleQA Engineer40% check this2');
});

it('shows every field, and the first lines of a long resume until expanded', async () => {
  const line = (_: unknown, number: number) => ({ page: 1, line: number, text: `Line ${number}`, section: 'projects' });
  await openResult({ reading: Array.from({ length: 51 }, line) });
  const robot = within(screen.getByRole('region', { name: 'What the robot sees' }));
  expect(robot.getByText('All 2 fields, with their place').closest('details')?.open).toBe(true);
  expect(robot.getByText('Line 39')).toBeTruthy();
  expect(robot.queryByText('Line 40')).toBeNull();
  fireEvent.click(robot.getByRole('button', { name: 'Show all 51 lines' }));
  expect(robot.getByText('Line 50')).toBeTruthy();
});

it('shows that no text was extracted from an image', async () => {
  await openResult({ reading: [], fields: [], overallScore: 12 });
  expect(screen.getByRole('region', { name: 'What the robot sees' }).textContent).toContain(
    'There is no text in this file that a machine can read',
  );
});

it('calls the number of people hired a sample until it is replaced', async () => {
  const { hired } = SAMPLE_CONTENT;
  await openResult();
  expect(screen.getByText('Sample content')).toBeTruthy();
  cleanup();
  Reflect.deleteProperty(SAMPLE_CONTENT, 'hired');
  await openResult();
  expect(screen.getByText('6,530 job seekers have been hired using this')).toBeTruthy();
  expect(screen.queryByText('Sample content')).toBeNull();
  Object.assign(SAMPLE_CONTENT, { hired });
});

it('passes the parsed resume to the editor', async () => {
  await openResult();
  expect(screen.getByText('6,530 job seekers have been hired using this')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Build ATS Friendly Resume' }));
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveProperty('textContent', 'Asha Rao');
  expect(window.location.pathname).toBe('/resume-editor');
  expect(screen.getByLabelText('Job 1 bullet 1').textContent).toBe('Was responsible for tests');
  const panel = await screen.findByRole('complementary', { name: 'Suggestions' }, { timeout: 5000 });
  expect(panel.textContent).toContain('Owned the tests');
  await waitFor(() => expect((window.history.state as { usr: unknown }).usr).toBeNull());
  expect(JSON.parse(sessionStorage.getItem('resume_editor_state') ?? '{}')).toMatchObject({
    document: { basics: { name: 'Asha Rao' } },
  });
});

it("asks before it replaces the editor's resume", async () => {
  sessionStorage.setItem('resume_editor_state', JSON.stringify({ document: { basics: { name: 'Somebody Else' } } }));
  await openResult();
  fireEvent.click(screen.getByRole('button', { name: 'Build ATS Friendly Resume' }));
  expect(screen.getByRole('dialog', { name: 'Replace what is in the editor?' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Keep it and open the editor' }));
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveProperty('textContent', 'Somebody Else');
});

it('opens everything while it is printed, and closes it again', async () => {
  const print = jest.fn();
  window.print = print;
  await openResult();
  fireEvent.click(screen.getByRole('button', { name: 'Print report' }));
  expect(print).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('beforeprint'));
  expect(panel('TAILORING').open).toBe(true);
  window.dispatchEvent(new Event('afterprint'));
  expect(panel('TAILORING').open).toBe(false);
});

it('links to the upload of a revised resume', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  await openResult();
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Check again' }));
  expect(screen.getByRole('group', { name: 'Your resume' })).toBeTruthy();
});

it('shows a result of a server that sends only what the specification names', async () => {
  const analysis = {
    overallScore: 64,
    categoryScores: { atsCompatibility: 8 },
    strengths: ['Good'],
    weaknesses: ['Bad'],
  };
  sessionStorage.setItem('ats_result', JSON.stringify({ success: true, data: { analysis } }));
  openCheck();
  expect(await screen.findByText('1 issue found')).toBeTruthy();
  expect(panel('ATS ESSENTIALS').querySelector('strong')?.textContent).toBe('80%');
  expect(screen.getByRole('meter', { name: 'ATS Parse Rate' }).getAttribute('aria-valuenow')).toBe('64');
});

const otherDocument = {
  kind: 'recipe',
  title: 'This appears to be a recipe, not a resume.',
  reason: 'It has ingredients and a number of servings.',
  advice: 'Choose the file of your resume and check that.',
} as const;

async function openOther(fields: Partial<AtsAnalysis>) {
  sessionStorage.setItem('ats_result', JSON.stringify({ ...responseWith(fields), fileName: 'pie.pdf' }));
  openCheck();
  return (await screen.findByRole('heading', { name: fields.otherDocument!.title })).closest('article')!;
}

it.each(['recipe', 'scan'] as const)('shows what a %s is, and what to do, instead of a score', async (kind) => {
  const notice = await openOther({ otherDocument: { ...otherDocument, kind } });
  expect(notice.textContent).toBe(Object.values(otherDocument).slice(1).join(''));
  await act(importSaveSkills);
  for (const name of [
    'Your Score',
    /^Do this next/,
    'CONTENT',
    'Strengths',
    'Weaknesses',
    'What the robot sees',
    /^Turn it into/,
    'See how jobs fit this resume',
  ])
    expect(screen.queryByRole('heading', { name })).toBeNull();
  for (const name of ['Print report', /^Keep what was read/]) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.getByRole('button', { name: 'Check again' })).toBeTruthy();
});

it('shows what was read of a resume in another language, without advice on it', async () => {
  await openOther({
    otherDocument: { ...otherDocument, kind: 'language', title: 'This text appears to be in French.' },
  });
  await act(importSaveSkills);
  expect(screen.getByRole('heading', { name: 'What the robot sees' })).toBeTruthy();
  for (const name of ['Your Score', 'CONTENT', 'Strengths', 'Weaknesses', 'Tips', /^Turn it into/])
    expect(screen.queryByRole('heading', { name })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Keep what was read/ })).toBeNull();
});
