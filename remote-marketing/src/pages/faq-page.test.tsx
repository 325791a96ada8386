import { render, screen, within } from '@testing-library/react';
import { builtInQuestions, LINK_LINE } from '@kadam/shared/contract/questions';
import { BrowserRouter } from '@kadam/shared/router';
import FaqPage from './faq-page';

const open = () => render(<FaqPage />, { wrapper: BrowserRouter });

it('covers every part of the portal, each topic linked from the list above', () => {
  open();
  const topics = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(topics).toEqual([
    'Applying for a job',
    'Resume check and editor',
    'Courses',
    'Your account',
    'Privacy',
    'For employers',
  ]);
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(topics);
  for (const link of links) expect(document.getElementById((link as HTMLAnchorElement).hash.slice(1))).not.toBeNull();
});

it('has an answer for every question, and no question twice', () => {
  open();
  const questions = screen.getAllByRole('heading', { level: 3 });
  for (const question of questions) expect(question.nextElementSibling?.textContent).toMatch(/\w.*[.]$/);
  expect(new Set(questions.map(({ textContent }) => textContent)).size).toBe(questions.length);
});

it('leads only to pages that some remote has', () => {
  const routes = ['marketing', 'jobs', 'learning', 'resume'].flatMap(
    // oxlint-disable-next-line typescript/no-require-imports -- data of other packages, read as a file
    (name) => (require(`../../../remote-${name}/routes.json`) as { pages: { path: string }[] }).pages,
  );
  const paths = routes.map(({ path }) => path);
  const links = builtInQuestions().questions.flatMap((question) => question.links);
  for (const line of links) expect(paths).toContain(LINK_LINE.exec(line)?.[2]?.split('?')[0]);
});

it.each([
  ['Where do I see what became of my application?', '/myjobs'],
  ['How do I withdraw an application?', '/myjobs'],
  ['Which resume goes with my application, and who sees it?', '/privacy'],
  ['How do I get new jobs by mail, and how do I end that?', '/dashboard'],
  ['I forgot my password. What now?', '/reset-password'],
  ['How do I see, correct or erase what you know about me?', '/account'],
])('links the answer of "%s" to %s', (question, path) => {
  open();
  const answer = screen.getByRole('heading', { level: 3, name: question }).parentElement!;
  const links = within(answer).getAllByRole<HTMLAnchorElement>('link');
  expect(links.map(({ pathname }) => pathname)).toContain(path);
});
