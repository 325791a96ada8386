import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { newMember, type NewMember } from '../../portal/member';

/** A member, with a token for direct calls. */
export interface Applicant extends NewMember {
  readonly token: string;
  readonly userId: string;
}

/** Creates an account, with or without a job profile. */
export async function newApplicant(api: APIRequestContext, has: 'profile' | 'no profile'): Promise<Applicant> {
  const member = newMember();
  const { email, password } = member;
  expect((await api.post('/api/auth/signup', { data: member })).status()).toBe(201);
  const login = await api.post('/api/auth/login', { data: { email, password } });
  const { token, user } = (await login.json()) as { token: string; user: { id: string } };
  const applicant = { ...member, token, userId: user.id };
  if (has === 'profile') {
    const data = { jobseekerName: 'Asha Kulkarni', email };
    expect((await api.post('/api/jobseeker/profile', { ...as(applicant), data })).ok()).toBe(true);
  }
  return applicant;
}

/** Signs the browser in before its next page, with the same storage as a login. */
export async function signedIn(page: Page, { token, userId }: Applicant): Promise<void> {
  await page.addInitScript(
    (session) => {
      if (localStorage.getItem('userId') === session.userId) return;
      localStorage.setItem('authToken', session.token);
      localStorage.setItem('userId', session.userId);
    },
    { token, userId },
  );
}

/** Applies through the API. */
export async function applyElsewhere(api: APIRequestContext, applicant: Applicant, jobPostingId: string) {
  const data = { email: applicant.email, jobPostingId };
  expect((await api.post('/api/job/apply', { ...as(applicant), data })).status()).toBe(201);
}

/** Saves a posting through the API. */
export async function saveElsewhere(api: APIRequestContext, applicant: Applicant, jobPostingId: string) {
  expect((await api.put(`/api/job/saved/${jobPostingId}`, as(applicant))).ok()).toBe(true);
}

/** Postings this member has applied for, on the server. */
export async function appliedIds(api: APIRequestContext, applicant: Applicant): Promise<readonly string[]> {
  return idsOf(await api.get(`/api/job/applications/user/${applicant.userId}?limit=100`, as(applicant)));
}

/** Postings this member has saved, on the server. */
export async function savedIds(api: APIRequestContext, applicant: Applicant): Promise<readonly string[]> {
  return idsOf(await api.get('/api/job/saved?limit=100', as(applicant)));
}

/** The latest open postings. */
export async function openPostings(api: APIRequestContext, query = ''): Promise<Postings> {
  return ((await (await api.get(`/api/job/postings?${query}`)).json()) as { data: Postings }).data;
}

export interface Posting {
  readonly id: string;
  readonly jobName: string;
  readonly companyName: string;
  readonly location: string;
  readonly description: string;
  readonly responsibilities: readonly string[];
  readonly requirements: readonly string[];
  readonly skills: readonly string[];
  readonly ctc: number | null;
  readonly eCTC: number | null;
  readonly noticePeriod: number | null;
  readonly workingDays: string | null;
}

interface Postings {
  readonly jobPostings: readonly Posting[];
  readonly pagination: { readonly total: number };
  readonly facets: Readonly<Record<'jobType' | 'employmentType' | 'experienceLevel', Readonly<Record<string, number>>>>;
}

const as = ({ token }: { readonly token: string }) => ({ headers: { authorization: `Bearer ${token}` } });

async function idsOf(response: { json(): Promise<unknown> }): Promise<readonly string[]> {
  const { data } = (await response.json()) as { data: { jobPostings: readonly { id: string }[] } };
  return data.jobPostings.map(({ id }) => id);
}
