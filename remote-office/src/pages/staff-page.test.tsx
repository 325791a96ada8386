import { screen, waitFor, within } from '@testing-library/react';
import { STAFF_MESSAGES } from '@kadam/shared/contract/staff';
import { CODE_REQUIRED, failed, INVITATION, ok, PERSON, serveOffice, SESSION } from '../testing/office-server';
import { openPage } from '../testing/open-page';
import StaffPage from './staff-page';

const server = serveOffice(['owner'], () => ({
  'GET /office/staff': () => ok({ staff: [PERSON], invitations: [INVITATION] }),
}));

const open = () => openPage(<StaffPage />, '/office/staff');
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('people and invitations are listed with roles, and an auditor has no actions', async () => {
  server.routes['GET /office/session'] = () => ok({ ...SESSION, roles: ['auditor'] });
  open();
  const people = within(await screen.findByRole('list', { name: 'People' }));
  expect(people.getByText(/Recruiter\. Since 20 Nov 2026/)).toBeTruthy();
  expect(screen.getByText(/Course manager\. Invited by Asha Rao, until 4 Dec 2026/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Invite|Remove|Withdraw|Change/ })).toBeNull();
});

test('a recruiter gets a message, and no list is requested', async () => {
  server.routes['GET /office/session'] = () => ok({ ...SESSION, roles: ['recruiter'] });
  open();
  expect(await screen.findByText('None of your roles opens this page')).toBeTruthy();
  expect(server.bodiesOf('GET /office/staff')).toEqual([]);
});

test('an invitation requires an address and a role, and is announced', async () => {
  server.routes['POST /office/staff/invitations'] = () => ({
    status: 201,
    body: { success: true, data: { invitation: INVITATION } },
  });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Invite a person' }));
  const form = await dialog('Invite a person');
  await user.click(form.getByRole('button', { name: 'Send the invitation' }));
  expect(form.getByText('Professional mail ID is required')).toBeTruthy();
  expect(form.getByText(STAFF_MESSAGES.rolesMissing)).toBeTruthy();
  await user.type(form.getByLabelText(/^Email/), ' kavya@example.in');
  await user.click(form.getByRole('checkbox', { name: 'Course manager' }));
  await user.click(form.getByRole('button', { name: 'Send the invitation' }));
  expect(await screen.findByText('The invitation to kavya@example.in is on its way.')).toBeTruthy();
  expect(server.bodiesOf('POST /office/staff/invitations')).toEqual([
    { email: 'kavya@example.in', roles: ['course_manager'] },
  ]);
});

describe('changing the roles of a person', () => {
  const put = `PUT /office/staff/${PERSON.id}/roles`;

  test('saves them with the version that they replace', async () => {
    server.routes[put] = () => ok({ staffMember: { ...PERSON, roles: ['recruiter', 'auditor'], version: 4 } });
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Change roles: Ravi Iyer' }));
    const form = await dialog('Roles of Ravi Iyer');
    await user.click(form.getByRole('checkbox', { name: 'Auditor' }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The roles of Ravi Iyer are saved.')).toBeTruthy();
    expect(server.bodiesOf(put)).toEqual([{ roles: ['recruiter', 'auditor'], version: 3 }]);
  });

  test('does not overwrite a change by another person, and then saves over the newest state', async () => {
    server.routes[put] = ({ body }) =>
      (body as { version: number }).version === 4
        ? ok({ staffMember: PERSON })
        : failed(409, STAFF_MESSAGES.changed, { code: 'CONFLICT' });
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Change roles: Ravi Iyer' }));
    const form = await dialog('Roles of Ravi Iyer');
    await user.click(form.getByRole('checkbox', { name: 'Auditor' }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText(STAFF_MESSAGES.changed)).toBeTruthy();
    expect(form.getByRole('checkbox', { name: 'Auditor' })).toHaveProperty('checked', true);
    server.routes['GET /office/staff'] = () => ok({ staff: [{ ...PERSON, version: 4 }], invitations: [] });
    await user.click(form.getByRole('button', { name: 'Show the newest state' }));
    await waitFor(() => expect(server.bodiesOf('GET /office/staff')).toHaveLength(2));
    await waitFor(async () => {
      await user.click(form.getByRole('button', { name: 'Save' }));
      expect(await screen.findByText('The roles of Ravi Iyer are saved.')).toBeTruthy();
    });
  });

  test('keeps the selection while a code is required', async () => {
    let isOpen = true;
    server.routes['GET /office/session'] = () =>
      ok({ ...SESSION, secondFactor: isOpen ? 'passed' : 'required', endsAt: isOpen ? SESSION.endsAt : null });
    server.routes[put] = () => {
      if (isOpen && server.bodiesOf(put).length > 1) return ok({ staffMember: PERSON });
      isOpen = false;
      return CODE_REQUIRED;
    };
    server.routes['POST /office/second-factor'] = () => {
      isOpen = true;
      return ok(SESSION);
    };
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Change roles: Ravi Iyer' }));
    const form = await dialog('Roles of Ravi Iyer');
    await user.click(form.getByRole('checkbox', { name: 'Auditor' }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    const question = await dialog('Enter a code to continue');
    await user.type(question.getByLabelText(/^Code/), '123456{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Enter a code to continue' })).toBeNull());
    expect(form.getByRole('checkbox', { name: 'Auditor' })).toHaveProperty('checked', true);
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The roles of Ravi Iyer are saved.')).toBeTruthy();
  });
});

test.each([
  [
    { opener: 'Remove: Ravi Iyer', confirm: 'Remove' },
    `DELETE /office/staff/${PERSON.id}`,
    /no longer belongs to the office/,
  ],
  [
    { opener: 'Reset the app: Ravi Iyer', confirm: 'Reset' },
    `POST /office/staff/${PERSON.id}/reset-second-factor`,
    /at the next visit/,
  ],
  [
    { opener: 'Withdraw', confirm: 'Withdraw' },
    `DELETE /office/staff/invitations/${INVITATION.id}`,
    /kavya@example.in is withdrawn/,
  ],
])('%j asks for confirmation, shows an error, and is announced', async ({ opener, confirm }, name, sentence) => {
  server.routes[name] = () => failed(409, 'This is the only owner.');
  const user = open();
  await user.click(await screen.findByRole('button', { name: opener }));
  const question = within(await screen.findByRole('dialog'));
  expect(server.bodiesOf(name)).toEqual([]);
  await user.click(question.getByRole('button', { name: confirm }));
  expect(await question.findByText('This is the only owner.')).toBeTruthy();
  server.routes[name] = () => ok();
  await user.click(question.getByRole('button', { name: confirm }));
  expect(await screen.findByText(sentence)).toBeTruthy();
});
