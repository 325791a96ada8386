import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import type { Course } from '@kadam/shared/contract/learning';
import { applyElsewhere, newApplicant, openPostings } from '../specs/jobs/applicant';

/**
 * Fills the office with an inquiry, a message, an application, an enrollment and a request about
 * personal data, as people outside send them. The views of the office need them.
 */
export async function fillOffice(api: APIRequestContext): Promise<void> {
  const send = async (path: string, data: object, { token } = { token: '' }) => {
    const headers = { 'idempotency-key': randomUUID(), ...(token && { authorization: `Bearer ${token}` }) };
    expect((await api.post(`/api/${path}`, { data, headers })).ok(), path).toBe(true);
  };
  await send('inquiries', {
    company: 'Sahyadri Foods',
    name: 'Neha Patil',
    email: 'neha@sahyadri.example',
    role: 'Production supervisor',
    people: 2,
    location: 'Pune, Maharashtra',
    payFrom: 6,
    payTo: 8,
    message: 'Two shifts, food processing.',
  });
  await send('contact', { name: 'Ravi Iyer', email: 'ravi@example.in', message: 'Do you hire nurses?' });
  const { jobPostings } = await openPostings(api);
  const member = await newApplicant(api, 'profile');
  await applyElsewhere(api, member, jobPostings[0]!.id);
  const { courses } = (await (await api.get('/api/courses')).json()) as { courses: readonly Course[] };
  const { id: courseId, name: courseName } = courses[0]!;
  const person = { name: 'Asha Kulkarni', email: member.email, phone: '+91 98765 43210', address: 'Pune' };
  await send('courses/enroll', { ...person, courseId, courseName }, member);
  await send('account/privacy-requests', { id: randomUUID(), kind: 'access', text: 'What do you hold?' }, member);
}
