import type { ListedOfficePosting, OfficePosting } from '@kadam/shared/contract/postings';
import { ok } from './office-server';

export const LISTED_POSTING: ListedOfficePosting = {
  id: '00000000-0000-4000-8000-00000000000a',
  jobName: 'Staff Nurse',
  companyName: 'Sahyadri Hospital',
  location: 'Pune, Maharashtra',
  state: 'draft',
  category: 'healthcare',
  jobType: 'onsite',
  employmentType: 'full_time',
  createdAt: '2026-11-27T04:30:00.000Z',
  publishAt: null,
  expiresOn: '2026-12-31',
  applications: 12,
  version: 3,
};

export const POSTING: OfficePosting = {
  ...LISTED_POSTING,
  experienceLevel: 'fresher',
  description: 'Care for patients.',
  skills: ['Triage'],
  responsibilities: ['Look after patients.'],
  requirements: ['GNM'],
  ctc: 4.8,
  noticePeriod: 30,
  workingDays: null,
  logoUrl: null,
  image: null,
  source: null,
  createdBy: 'Asha Rao',
  changedBy: null,
  changedAt: null,
  closedAt: null,
};

/** The response with one employer, for suggestions. */
export const EMPLOYERS = ok({
  employers: [
    {
      id: '00000000-0000-4000-8000-000000000009',
      slug: 'rose-mills',
      name: 'Rose Mills',
      description: '',
      website: '',
      location: 'Nashik',
      logo: null,
      openPostings: 3,
      createdAt: '2026-11-27T04:30:00.000Z',
      changedAt: null,
      version: 4,
    },
  ],
  pagination: { page: 1, limit: 20, total: 1 },
});

/** What a field suggests. */
export const suggestions = (field: HTMLElement): (string | null)[] =>
  [...(document.getElementById(field.getAttribute('list') ?? '')?.querySelectorAll('option') ?? [])].map((option) =>
    option.getAttribute('value'),
  );
