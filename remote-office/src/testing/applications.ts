import type { MessageTemplate } from '@kadam/shared/contract/message-templates';
import type { ListedApplication, OfficeApplication } from '@kadam/shared/contract/office-applications';

export const POSTING = {
  id: '00000000-0000-4000-8000-0000000000a1',
  title: 'Staff Nurse',
  company: 'Sanjeevani Care',
  location: 'Pune, Maharashtra',
};

export const ASHA: ListedApplication = {
  id: '00000000-0000-4000-8000-0000000000b1',
  version: 1,
  status: 'received',
  appliedAt: '2026-11-20T06:00:00.000Z',
  changedAt: '2026-11-20T06:00:00.000Z',
  name: 'Asha Rao',
  firstName: 'Asha',
  email: 'asha@example.in',
  hasResume: true,
  unread: 0,
  posting: POSTING,
};

export const RAVI: ListedApplication = {
  ...ASHA,
  id: '00000000-0000-4000-8000-0000000000b2',
  version: 3,
  status: 'offer',
  name: 'Ravi Iyer',
  firstName: 'Ravi',
  email: 'ravi@example.in',
  unread: 2,
  hasResume: false,
};

export const WHOLE: OfficeApplication = {
  ...ASHA,
  candidate: {
    accountEmail: 'asha.home@example.in',
    phone: '+91 98765 43210',
    yearsOfExperience: '4',
    currentPackage: '',
    expectedPackage: '7',
    noticePeriod: '30',
    address: 'Pune',
    preferredLocations: 'Pune; Mumbai',
    resumeLink: '',
  },
  resume: { name: 'Asha Rao.pdf', size: 20_480 },
  history: [
    { status: 'received', at: '2026-11-20T06:00:00.000Z', note: '', by: '' },
    { status: 'interview', at: '2026-11-21T06:00:00.000Z', note: 'Monday at 11', by: 'Kavya Reddy' },
  ],
  notes: [
    {
      id: '00000000-0000-4000-8000-0000000000c1',
      at: '2026-11-21T07:00:00.000Z',
      by: 'Kavya Reddy',
      text: 'Speaks Marathi.',
    },
  ],
};

export const TEMPLATE: MessageTemplate = {
  status: 'interview',
  version: 2,
  subject: '{{status}}: {{job}}',
  text: 'Dear {{name}},\n\ncome to {{company}}. See {{link}}.',
  changedAt: '2026-11-21T06:00:00.000Z',
  changedBy: 'Kavya Reddy',
  builtIn: { subject: 'Built-in subject', text: 'Built-in text' },
};

export const pageOf = (applications: readonly ListedApplication[], total = applications.length) => ({
  applications,
  pagination: { page: 1, limit: 50, total },
});
