import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

export interface NewMember {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

/** A new person. */
export const newMember = (): NewMember => ({
  firstName: 'Asha',
  lastName: 'Kulkarni',
  email: `asha.${randomUUID().slice(0, 8)}@example.com`,
  password: 'monsoon-ladder-42',
});

/** Fills in and submits the open signup dialog; the login dialog follows. */
export async function signUp(page: Page, member: NewMember): Promise<void> {
  const dialog = page.getByRole('dialog', { name: "Let's get started, Sign Up" });
  await dialog.getByLabel('First Name').fill(member.firstName);
  await dialog.getByLabel('Last Name').fill(member.lastName);
  await dialog.getByLabel('Professional Mail ID').fill(member.email);
  await dialog.getByLabel('Password', { exact: true }).fill(member.password);
  await dialog.getByLabel('Confirm Password', { exact: true }).fill(member.password);
  await dialog.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
}

/** Fills in and submits the open login dialog. */
export async function logIn(page: Page, member: NewMember): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Welcome Back' });
  await dialog.getByLabel('Professional Mail ID').fill(member.email);
  await dialog.getByLabel('Password', { exact: true }).fill(member.password);
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(dialog).toBeHidden();
}

/** Signs up and logs in through both dialogs, from an open login dialog. */
export async function signUpAndLogIn(page: Page, member: NewMember = newMember()): Promise<NewMember> {
  await page.getByRole('dialog', { name: 'Welcome Back' }).getByRole('button', { name: 'Sign up here' }).click();
  await signUp(page, member);
  await logIn(page, member);
  return member;
}

/** Enrolls in the course of this page as a new member, up to the confirmation. */
export async function enrollAsNewMember(page: Page): Promise<NewMember> {
  await page.getByRole('button', { name: 'Enroll Course' }).click();
  const member = await signUpAndLogIn(page);
  const form = page.getByRole('dialog', { name: 'Enroll Course' });
  await expect(form.getByLabel('Email')).toHaveValue(member.email);
  await form.getByLabel('Phone').fill('+91 98765 43210');
  await form.getByLabel('Address').fill('12 Park Street, Pune');
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('dialog', { name: 'Enrollment Submitted' })).toBeVisible();
  return member;
}

/** Creates an account through the API and signs this browser in. */
export async function alreadySignedIn(page: Page, member: NewMember = newMember()): Promise<NewMember> {
  await signedInWithToken(page, member);
  return member;
}

async function signedInWithToken(page: Page, member: NewMember): Promise<string> {
  const api = page.context().request;
  const { email, password } = member;
  expect((await api.post('/api/auth/signup', { data: member })).status()).toBe(201);
  const response = (await (await api.post('/api/auth/login', { data: { email, password } })).json()) as LoginAnswer;
  await page.addInitScript(
    ({ token, userId }) => {
      if (localStorage.getItem('userId') === userId) return;
      localStorage.setItem('authToken', token);
      localStorage.setItem('userId', userId);
    },
    { token: response.token, userId: response.user.id },
  );
  return response.token;
}

/** Signs this browser in as a member with a job profile and one application. */
export async function alreadyJobseeker(page: Page): Promise<NewMember> {
  const member = newMember();
  const { email } = member;
  const token = await signedInWithToken(page, member);
  const api = page.context().request;
  const headers = { authorization: `Bearer ${token}` };
  const profile = { jobseekerName: `${member.firstName} ${member.lastName}`, email, phone: '+91 98765 43210' };
  expect((await api.post('/api/jobseeker/profile', { headers, data: profile })).ok()).toBe(true);
  const found = (await (await api.get('/api/job/postings?page=2&limit=1')).json()) as Postings;
  const application = { email, jobPostingId: found.data.jobPostings[0]!.id };
  expect((await api.post('/api/job/apply', { headers, data: application })).status()).toBe(201);
  return member;
}

interface Postings {
  readonly data: { readonly jobPostings: readonly { readonly id: string }[] };
}

interface LoginAnswer {
  readonly token: string;
  readonly user: { readonly id: string };
}
