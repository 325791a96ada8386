import type { JobPosting } from '@kadam/shared/contract/jobs';
import type { FastifyInstance } from 'fastify';
import { ONE_ENGINE, testDatabase } from '../../testing/engines';
import { addPosting, buildTestApp } from '../../testing/portal';
import { mostSimilar } from './similar-jobs';

const NURSE = {
  job_name: 'Senior Staff Nurse - ICU',
  skills: ['Triage', 'BLS', 'Nursing'],
  location: 'Pune, Maharashtra',
  ctc: 5,
};

describe.each(ONE_ENGINE)('similar jobs, $name database', ({ open }) => {
  const opened = testDatabase(open);

  const similarTo = async (app: FastifyInstance, id: string) => {
    const response = await app.inject({ url: `/api/job/postings/${id}/similar` });
    expect(response.statusCode).toBe(200);
    return (response.json().data.similar as { jobPosting: { jobName: string }; why: object }[]).map(
      ({ jobPosting, why }) => [jobPosting.jobName, why] as const,
    );
  };

  test('are found by occupation, skills, city and pay, each with its reasons', async () => {
    const id = await addPosting(opened.database, NURSE);
    await addPosting(opened.database, { ...NURSE, job_name: 'Nurse', location: 'Delhi', skills: ['triage'], ctc: 9 });
    await addPosting(opened.database, {
      ...NURSE,
      job_name: 'Ward Sister',
      skills: ['BLS', 'Triage', 'Hindi'],
      ctc: 5.5,
    });
    await addPosting(opened.database, { ...NURSE, job_name: 'Closed Nurse', is_active: false });
    await addPosting(opened.database, { ...NURSE, job_name: 'Senior Welder', skills: ['Nursing', 'Turning'] });
    await addPosting(opened.database, { job_name: 'Accountant', skills: ['GST'], location: 'Pune, Maharashtra' });
    const app = await buildTestApp(opened.database);
    await app.ready();
    expect(await similarTo(app, id)).toEqual([
      ['Ward Sister', { sameTitle: false, sameCity: true, sharedSkills: ['BLS', 'Triage'], similarPay: true }],
      ['Nurse', { sameTitle: true, sameCity: false, sharedSkills: ['triage'], similarPay: false }],
    ]);
    expect(
      (await app.inject({ url: '/api/job/postings/00000000-0000-4000-8000-000000000000/similar' })).statusCode,
    ).toBe(404);
    await app.close();
  });
});

describe('similar jobs and experience', () => {
  const posting = (jobName: string, experienceLevel: JobPosting['experienceLevel']): JobPosting => ({
    id: jobName,
    jobName,
    companyName: 'Sahyadri',
    location: 'Pune, Maharashtra',
    experienceLevel,
    employmentType: 'full_time',
    jobType: 'onsite',
    description: '',
    skills: ['Java', 'SQL'],
    ctc: 5,
    eCTC: null,
    noticePeriod: null,
    workingDays: null,
    isActive: true,
    responsibilities: [],
    requirements: [],
    logoUrl: null,
    image: null,
    createdAt: '2026-11-01T00:00:00.000Z',
  });
  const others = [
    posting('Lead Java Developer', 'intermediate'),
    posting('Senior Java Developer', 'fresher'),
    posting('Java Developer II', 'experienced'),
    posting('Java Developer', 'intermediate'),
    posting('Junior Java Developer', 'fresher'),
  ];
  const similarTo = (one: JobPosting) => mostSimilar(one, others).map(({ jobPosting }) => jobPosting.jobName);

  test('a posting for freshers has no similar senior roles, and its own level first', () => {
    expect(similarTo(posting('Trainee Java Developer', 'fresher'))).toEqual([
      'Junior Java Developer',
      'Java Developer',
    ]);
  });

  test('a posting for experienced people has no similar posting for freshers', () => {
    expect(similarTo(posting('Principal Java Developer', 'experienced'))).toEqual([
      'Java Developer II',
      'Lead Java Developer',
      'Java Developer',
    ]);
  });
});
