import { ONE_ENGINE } from '../../testing/engines';
import { addPosting, testPortal } from '../../testing/portal';

const NURSE = { company_name: 'Sahyadri Hospital', job_name: 'Staff Nurse', location: 'Pune, Maharashtra', skills: [] };

describe.each(ONE_ENGINE)('the company of a posting, $name database', ({ open }) => {
  const portal = testPortal(open);

  test('is described by its open postings, with the newest of them', async () => {
    await portal.database.query('truncate job_postings cascade');
    const add = (change: object) => addPosting(portal.database, { ...NURSE, ...change });
    const id = await add({ skills: ['Triage', 'BLS'] });
    await add({ job_name: 'Ward Sister', skills: ['triage'], created_at: '2026-03-04T00:00:00Z' });
    await add({ job_name: 'Technician', location: 'Mumbai, Maharashtra', created_at: '2026-03-03T00:00:00Z' });
    await add({ job_name: 'Cook', created_at: '2026-03-02T00:00:00Z' });
    await add({ job_name: 'Driver', created_at: '2026-03-01T00:00:00Z' });
    await add({ job_name: 'Closed', location: 'Delhi', skills: ['Filing'], is_active: false });
    await addPosting(portal.database, { company_name: 'Sahyadri Hospitals', job_name: 'Clerk', location: 'Delhi' });
    const response = await portal.app.inject({ url: `/api/job/postings/${id}/company` });
    expect(response.statusCode).toBe(200);
    const { openJobs, locations, skills, otherJobs } = response.json().data.company;
    expect(openJobs).toBe(5);
    expect(locations).toEqual(['Pune, Maharashtra', 'Mumbai, Maharashtra']);
    expect(skills.slice(0, 1).map((skill: string) => skill.toLowerCase())).toEqual(['triage']);
    expect(skills).toContain('BLS');
    expect(skills).not.toContain('Filing');
    expect(otherJobs.map(({ jobName }: { jobName: string }) => jobName)).toEqual(['Ward Sister', 'Technician', 'Cook']);
  });

  test('of an unknown posting is 404', async () => {
    const url = '/api/job/postings/00000000-0000-4000-8000-000000000000/company';
    expect((await portal.app.inject({ url })).statusCode).toBe(404);
  });
});
