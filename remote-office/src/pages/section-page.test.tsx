import { fireEvent, screen, waitFor } from '@testing-library/react';
import { SECTION_DEFINITIONS } from '@kadam/shared/contract/content';
import { IMAGE_MESSAGES } from '@kadam/shared/contract/images';
import { PREVIEW_KEY } from '@kadam/shared/contract/published-content';
import { STAFF_MESSAGES } from '@kadam/shared/contract/staff';
import { Route, Routes } from '@kadam/shared/router';
import { failed, ok, serveOffice, SESSION } from '../testing/office-server';
import { openPage } from '../testing/open-page';
import ContentPage from './content-page';
import SectionPage from './section-page';

const QUOTE = { content: 'They called back.', name: 'Asha Rao', role: 'Nurse, Pune' };
const state = (change: object = {}) => ({
  section: 'testimonials',
  version: 2,
  isBuiltIn: false,
  content: { testimonials: [QUOTE] },
  builtIn: SECTION_DEFINITIONS.testimonials.builtIn,
  history: [
    { version: 2, at: '2026-11-27T04:30:00.000Z', by: 'Ravi Iyer', isBuiltIn: false },
    { version: 1, at: '2026-11-26T04:30:00.000Z', by: 'Asha Rao', isBuiltIn: false },
  ],
  ...change,
});
const PATH = '/office/content/testimonials';

const server = serveOffice(['content_editor'], () => ({
  [`GET ${PATH}`]: () => ok(state()),
  [`GET ${PATH}/versions/1`]: () => ok({ content: { testimonials: [{ ...QUOTE, name: 'Kavya' }] } }),
  [`PUT ${PATH}`]: () => ok(state({ version: 3 })),
  'GET /office/content': () =>
    ok({
      sections: [
        { section: 'company', isBuiltIn: true, isSample: true, changedAt: null, changedBy: null },
        {
          section: 'testimonials',
          isBuiltIn: false,
          isSample: false,
          changedAt: '2026-11-27T04:30:00.000Z',
          changedBy: 'Ravi Iyer',
        },
      ],
    }),
}));

const open = () =>
  openPage(
    <Routes>
      <Route path="/office/content/:section" element={<SectionPage />} />
    </Routes>,
    PATH,
  );
const sent = () => server.bodiesOf(`PUT ${PATH}`);
const says = () => screen.findByLabelText<HTMLTextAreaElement>(/^What the person says/);

test('the list distinguishes sample content from content of the office, and shows who changed it', async () => {
  openPage(<ContentPage />, '/office/content');
  expect((await screen.findByRole('link', { name: 'Testimonials' })).getAttribute('href')).toBe(PATH);
  expect(screen.getByText('Sample')).toBeTruthy();
  expect(screen.getByText(/^Changed by Ravi Iyer on 27 Nov 2026/)).toBeTruthy();
});

test('entries are added, moved and removed, and published over the version that was shown', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Add a testimonial' }));
  const names = screen.getAllByLabelText(/^Name/);
  await user.type(names[1]!, 'Kavya');
  await user.click(screen.getByRole('button', { name: 'Move up: testimonial 2' }));
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Published. Visitors see it within ten seconds.')).toBeTruthy();
  expect(sent()).toEqual([
    { version: 2, content: { testimonials: [{ content: '', name: 'Kavya', role: '' }, QUOTE] } },
  ]);
  await user.click(screen.getByRole('button', { name: 'Remove: testimonial 1' }));
  expect(screen.queryByLabelText(/^Name/)).toBeNull();
});

test('a server error is shown at its field, which gets the focus', async () => {
  const details = [{ field: 'testimonials.0.role', message: 'Please enter the role.' }];
  server.routes[`PUT ${PATH}`] = () => failed(400, 'Please enter the role.', { details });
  const user = open();
  await user.clear(await screen.findByLabelText(/^Role/));
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Role/)));
  expect(screen.getByLabelText(/^Role/).getAttribute('aria-invalid')).toBe('true');
});

test('a picture can be uploaded while typing, and a missing text alternative is reported', async () => {
  const image = 'a'.repeat(32);
  const details = [{ field: 'testimonials.0.picture.alt', message: IMAGE_MESSAGES.altMissing }];
  server.routes['POST /office/images'] = () => ok({ image });
  server.routes[`PUT ${PATH}`] = () => failed(400, IMAGE_MESSAGES.altMissing, { details });
  const user = open();
  await user.upload(await screen.findByLabelText('Choose a picture'), new File(['png'], 'asha.png'));
  await user.type(await says(), ' Twice.');
  const text = await screen.findByLabelText(/^Text for people who cannot see the picture/);
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(document.activeElement).toBe(text));
  expect(screen.getAllByText(IMAGE_MESSAGES.altMissing).length).toBeGreaterThan(0);
  await user.type(text, 'Asha');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const picture = { image, alt: 'Asha' };
  await waitFor(() =>
    expect(sent().at(-1)).toEqual({
      version: 2,
      content: { testimonials: [{ ...QUOTE, content: 'They called back. Twice.', picture }] },
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Remove the picture' }));
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(JSON.stringify(sent().at(-1))).not.toContain('picture'));
});

test('after a conflict the input stays until the newest version is loaded or replaced', async () => {
  server.routes[`PUT ${PATH}`] = () => failed(409, STAFF_MESSAGES.changed);
  const user = open();
  await user.type(await says(), ' Twice.');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText(STAFF_MESSAGES.changed)).toBeTruthy();
  server.routes[`GET ${PATH}`] = () =>
    ok(state({ version: 3, content: { testimonials: [{ ...QUOTE, name: 'Newest' }] } }));
  await user.click(screen.getByRole('button', { name: 'Keep what I have typed' }));
  await waitFor(() => expect(screen.queryByText(STAFF_MESSAGES.changed)).toBeNull());
  expect((await says()).value).toBe('They called back. Twice.');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ version: 3 }));
  await user.click(await screen.findByRole('button', { name: 'Load the newest version' }));
  await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', 'Newest'));
});

test('an older version is restored after a confirmation', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Restore: Version 1' }));
  await user.click(screen.getByRole('button', { name: 'Restore and publish' }));
  expect(await screen.findByText('The older version is published again.')).toBeTruthy();
  expect(sent()).toEqual([{ version: 2, content: { testimonials: [{ ...QUOTE, name: 'Kavya' }] } }]);
});

test('a preview opens the public page with the input, which no other tab gets', async () => {
  let seen: unknown;
  jest.spyOn(window, 'open').mockImplementation((address) => {
    seen = [address, JSON.parse(window.sessionStorage.getItem(PREVIEW_KEY) ?? 'null')];
    return window;
  });
  const user = open();
  await user.type(await says(), ' Twice.');
  await user.click(screen.getByRole('button', { name: 'Preview in a new tab' }));
  const content = { testimonials: [{ ...QUOTE, content: 'They called back. Twice.' }] };
  expect(seen).toEqual(['/', { section: 'testimonials', content }]);
  expect(window.sessionStorage.getItem(PREVIEW_KEY)).toBeNull();
});

test('a legal text has a date, parts with links, and a list of its variables', async () => {
  const terms = { effectiveFrom: '2026-11-20', lead: 'Rules.', parts: [{ title: 'Cost', text: 'None.', links: [] }] };
  const path = '/office/content/terms';
  server.routes[`GET ${path}`] = () => ok(state({ section: 'terms', content: terms, builtIn: terms }));
  server.routes[`PUT ${path}`] = () => ok(state({ section: 'terms', content: terms, builtIn: terms, version: 3 }));
  const user = openPage(
    <Routes>
      <Route path="/office/content/:section" element={<SectionPage />} />
    </Routes>,
    path,
  );
  const date = await screen.findByLabelText<HTMLInputElement>(/^Effective from/);
  expect([date.type, date.value]).toEqual(['date', '2026-11-20']);
  fireEvent.change(date, { target: { value: '2027-01-01' } });
  await user.type(screen.getByLabelText(/^Text/), '{Enter}- A fee');
  await user.type(screen.getByLabelText(/^Links/), 'Courses: /courses{Enter}');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(server.bodiesOf(`PUT ${path}`)).toHaveLength(1));
  const parts = [{ title: 'Cost', text: 'None.\n- A fee', links: ['Courses: /courses'] }];
  expect(server.bodiesOf(`PUT ${path}`)).toEqual([
    { version: 2, content: { ...terms, effectiveFrom: '2027-01-01', parts } },
  ]);
  expect(screen.getByText('{{legal name}}').nextElementSibling?.textContent).toBe('Legal name');
});

test('an auditor sees the content without actions', async () => {
  server.routes['GET /office/session'] = () => ok({ ...SESSION, roles: ['auditor'] });
  open();
  expect((await says()).readOnly).toBe(true);
  expect(screen.queryByRole('button', { name: /Publish|Restore|Add|Remove|Preview/ })).toBeNull();
});
