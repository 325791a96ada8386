import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { EMPLOYER_MESSAGES } from '@kadam/shared/contract/employers';
import { STAFF_MESSAGES } from '@kadam/shared/contract/staff';
import { failed, ok, serveOffice, SESSION } from '../testing/office-server';
import { openPage } from '../testing/open-page';
import EmployersPage from './employers-page';

const ROSE = {
  id: '00000000-0000-4000-8000-000000000009',
  slug: 'rose-mills',
  name: 'Rose Mills',
  description: '',
  website: 'https://rose.example/',
  location: 'Nashik',
  logo: null,
  openPostings: 3,
  createdAt: '2026-11-27T04:30:00.000Z',
  changedAt: null,
  version: 4,
};
const pageOf = (...employers: object[]) =>
  ok({ employers, pagination: { page: 1, limit: 50, total: employers.length } });

const server = serveOffice(['recruiter'], () => ({ 'GET /office/employers': () => pageOf(ROSE) }));

const open = (query = '') => openPage(<EmployersPage />, `/office/employers${query}`);
const calls = (name: string) => server.calls.filter((one) => one.name === name);

test('an employer shows its location, website and number of open jobs', async () => {
  open();
  const table = await screen.findByRole('table', { name: 'Employers: 1' });
  expect(within(table).getByRole('rowheader').textContent).toBe('Rose Mills');
  expect(within(table).getByText('3')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'rose.example/' }).getAttribute('rel')).toBe('nofollow noopener noreferrer');
});

test('a search is in the URL and is sent', async () => {
  const user = open('?sort=-open&page=2');
  await user.type(await screen.findByLabelText('Name or location'), 'rose');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(window.location.search).toBe('?q=rose&sort=-open'));
  await waitFor(() => expect(calls('GET /office/employers').at(-1)?.query.get('q')).toBe('rose'));
});

test('a new employer is sent with an id, and its name is required', async () => {
  server.routes['POST /office/employers'] = () => ok({ employer: ROSE });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Add an employer' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(EMPLOYER_MESSAGES.nameMissing)).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Lily Mills');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Lily Mills is saved.')).toBeTruthy();
  expect(calls('POST /office/employers').length).toBe(1);
});

test('a logo is uploaded, previewed, saved with the employer and removed again', async () => {
  const image = 'a'.repeat(32);
  server.routes['POST /office/images'] = () => ok({ image });
  server.routes['PUT /office/employers/' + ROSE.id] = () => {
    server.routes['GET /office/employers'] = () => pageOf({ ...ROSE, logo: { image, alt: 'A rose' } });
    return ok({ employer: ROSE });
  };
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Edit: Rose Mills' }));
  const choose = () => screen.getByLabelText(/^Choose a/);
  const chooseFile = (name: string) => fireEvent.change(choose(), { target: { files: [new File(['x'], name)] } });
  chooseFile('rose.svg');
  expect(await screen.findByText(/^rose\.svg: Unsupported file type.* Export a drawing \(SVG\) as PNG/)).toBeTruthy();
  expect(choose().getAttribute('aria-invalid')).toBe('true');
  chooseFile('rose.png');
  const logo = await screen.findByLabelText('Text for people who cannot see the picture');
  expect(document.querySelector(`img[src="/api/images/${image}/1x.webp"]`)?.getAttribute('width')).toBe('72');
  expect(screen.getByText('Without it the text is “Logo of Rose Mills”.')).toBeTruthy();
  await user.type(logo, 'A rose');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Rose Mills is saved.');
  expect(server.bodiesOf('PUT /office/employers/' + ROSE.id)).toMatchObject([{ logo: { image, alt: 'A rose' } }]);
  expect(server.bodiesOf('POST /office/images')).toEqual([expect.stringContaining('logo')]);
  await user.click(screen.getByRole('button', { name: 'Edit: Rose Mills' }));
  await user.click(await screen.findByRole('button', { name: 'Remove the picture' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.bodiesOf('PUT /office/employers/' + ROSE.id)).toHaveLength(2));
  expect(server.bodiesOf('PUT /office/employers/' + ROSE.id)[1]).toMatchObject({ logo: null });
});

test('if another person changes the employer, the input is kept and the newest version is offered', async () => {
  server.routes['PUT /office/employers/' + ROSE.id] = () => failed(409, STAFF_MESSAGES.changed);
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Edit: Rose Mills' }));
  await user.type(screen.getByLabelText('Description'), 'Yarn.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(STAFF_MESSAGES.changed)).toBeTruthy();
  expect(screen.getByLabelText('Description')).toHaveProperty('value', 'Yarn.');
  const before = calls('GET /office/employers').length;
  await user.click(screen.getByRole('button', { name: 'Load the newest version' }));
  await waitFor(() => expect(calls('GET /office/employers').length).toBeGreaterThan(before));
});

test('an auditor sees employers without actions', async () => {
  server.routes['GET /office/session'] = () => ok({ ...SESSION, roles: ['auditor'] });
  open();
  await screen.findByRole('table');
  expect(screen.queryByRole('button', { name: /^Edit|^Add an/ })).toBeNull();
});

test('a list that could not be loaded is retried', async () => {
  server.routes['GET /office/employers'] = () => failed(500, 'Broken.');
  const user = open();
  expect(await screen.findByText('The employers could not be loaded')).toBeTruthy();
  server.routes['GET /office/employers'] = () => pageOf();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No employers')).toBeTruthy();
});
