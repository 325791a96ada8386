import { expect } from '@playwright/test';
import { linkIn, mailTo } from '../mails';
import { newMember, type NewMember } from '../member';
import type { RunningPortal } from '../running-portal';
import type { Visitor } from './visitor';

/** Calls the API without a browser. @returns the response body, of a response that is ok */
export async function callApi<Body>(
  { origin }: Pick<RunningPortal, 'origin'>,
  path: string,
  { body, token }: { readonly body?: object; readonly token?: string } = {},
): Promise<Body> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const sent = body && { method: 'POST', body: JSON.stringify(body) };
  const response = await fetch(`${origin}/api${path}`, { headers, ...sent });
  expect(response.ok, `${path} returns ${response.status}`).toBe(true);
  return (await response.json()) as Body;
}

interface Posting {
  readonly id: string;
  readonly jobName: string;
}

/** The first posting that the search returns for this query. */
export async function firstPosting(portal: RunningPortal, query = ''): Promise<Posting> {
  const { data } = await callApi<{ data: { jobPostings: readonly [Posting] } }>(
    portal,
    `/job/postings?${query}&limit=1`,
  );
  return data.jobPostings[0];
}

/** Signs up and logs in through both dialogs, from the login dialog that a page has opened. */
export async function signUpAndLogIn(visitor: Visitor, member: NewMember = newMember()): Promise<NewMember> {
  await visitor.presses('Sign up here');
  await visitor.fills('First Name', member.firstName);
  await visitor.fills('Last Name', member.lastName);
  await visitor.fills('Professional Mail ID', member.email);
  await visitor.fills('Password', member.password);
  await visitor.fills('Confirm Password', member.password);
  await visitor.presses('Sign Up');
  await visitor.sees('Welcome Back');
  await visitor.fills('Professional Mail ID', member.email);
  await visitor.fills('Password', member.password);
  await visitor.presses('Login');
  return member;
}

/**
 * Requests a password reset in the login dialog that a page has opened, and opens the mailed link.
 */
export async function openResetLink(visitor: Visitor, portal: RunningPortal, email: string): Promise<void> {
  await visitor.fills('Professional Mail ID', email);
  await visitor.presses('Forgot password?');
  await visitor.presses('Send me a link');
  await visitor.sees('Please check your email.');
  await visitor.open(linkIn(await mailTo(portal, email, 'password-reset'), '/reset-password'));
}

/** Sets the password on the page of a reset link. */
export async function setPassword(visitor: Visitor, password: string): Promise<void> {
  await visitor.fills('New password', password);
  await visitor.fills('New password again', password);
  await visitor.presses('Set password');
  await visitor.sees('Your password is set.');
}

/** Logs in from the page of a reset link, whose dialog has the address filled in. */
export async function logInAfterReset(visitor: Visitor, password: string): Promise<void> {
  await visitor.presses('Log in');
  await visitor.fills('Password', password);
  await visitor.presses('Login');
  await visitor.doesNotSee('Welcome Back');
}

/** Saves the job profile that a waiting application asked for; the application is then sent. */
export async function saveProfileAndApply(visitor: Visitor): Promise<void> {
  await visitor.presses('Save Profile');
  await visitor.sees('Your jobseeker profile has been saved successfully.');
  await visitor.presses('Done');
  await visitor.isAt(/^\/jobs\/[0-9a-f-]{36}$/);
  await visitor.sees('Your application has been submitted successfully.');
}

/** Signs this browser in as a new member, without dialogs, and ends the splash. */
export async function alreadySignedIn(visitor: Visitor, portal: RunningPortal): Promise<NewMember> {
  const member = newMember();
  await callApi(portal, '/auth/signup', { body: member });
  await signsIn(visitor, portal, member);
  return member;
}

/** Signs this browser in as a member, without dialogs, and ends the splash. */
export async function signsIn(visitor: Visitor, portal: RunningPortal, body: NewMember): Promise<void> {
  const { token, user } = await callApi<{ token: string; user: { id: string } }>(portal, '/auth/login', { body });
  await visitor.open('/');
  await visitor.remembers({ authToken: token, userId: user.id });
  await visitor.skipsSplash();
}
