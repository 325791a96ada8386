import { expect, type Page } from '@playwright/test';
import type { NewMember } from '../../portal/member';

/** API calls of a member, to prepare tests. */
export interface MemberCalls {
  readonly token: string;
  readonly userId: string;
  post(path: string, data: object): Promise<void>;
  put(path: string): Promise<void>;
  get<Answer>(path: string): Promise<Answer>;
}

export async function callsOf(page: Page, { email, password }: NewMember): Promise<MemberCalls> {
  const api = page.context().request;
  const response = await api.post('/api/auth/login', { data: { email, password } });
  const { token, user } = (await response.json()) as { token: string; user: { id: string } };
  const headers = { Authorization: `Bearer ${token}` };
  return {
    token,
    userId: user.id,
    post: async (path, data) => expect(await api.post(path, { data, headers }), path).toBeOK(),
    put: async (path) => expect(await api.put(path, { headers }), path).toBeOK(),
    get: async <Answer>(path: string) => (await (await api.get(path, { headers })).json()) as Answer,
  };
}

interface Posting {
  readonly id: string;
  readonly jobName: string;
}

/** The newest postings. */
export async function newestPostings(calls: MemberCalls): Promise<readonly Posting[]> {
  const { data } = await calls.get<{ data: { jobPostings: Posting[] } }>('/api/job/postings?page=1&limit=12');
  return data.jobPostings;
}

/** Gives the member a job profile and applies for the postings, the last one latest. */
export async function applyFor(calls: MemberCalls, { email }: NewMember, postings: readonly Posting[]): Promise<void> {
  await calls.post('/api/jobseeker/profile', { jobseekerName: 'Asha Kulkarni', email });
  for (const { id } of postings) await calls.post('/api/job/apply', { email, jobPostingId: id });
}
