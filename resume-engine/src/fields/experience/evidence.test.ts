import { institutionEvidence, organizationEvidence } from './organization-evidence';
import { titleEvidence } from './title-evidence';

it.each([
  'Software Engineer',
  'Senior Software Engineer II',
  'Founder & CEO',
  'Peer Tutor (15 to 20 hours per week)',
  'Senior Executive - Operations',
  'Staff Nurse',
  'Area Sales Manager',
  'Graduate Engineer Trainee',
  'Software Engineering Intern on the Machine Learning Team',
  'Assistant Manager - Production',
  'Retail Sales Associate',
  'Article Assistant',
  'QA Engineer',
  'Process Associate',
  'Electrician',
  'Nursing In-charge',
  'Store Incharge',
])('%s is a title', (text) => {
  expect(titleEvidence(text)).toBeGreaterThanOrEqual(0.7);
});

it.each([
  'Globex Corporation',
  'Infosys',
  'Northwind Labs',
  'Example Music Store LLC',
  'Pune University',
  'Managed the whole supply chain. Cut costs.',
  'asha@example.com',
  'Python, Java, SQL',
  '',
])('%s is not a title', (text) => {
  expect(titleEvidence(text)).toBeLessThan(0.5);
});

it.each([
  'Globex Corporation',
  'Infosys Ltd',
  'Tata Consultancy Services',
  'Example Arts Nonprofit Inc',
  'Northwind Labs',
  'Swad Foods India Ltd.',
  'HDFC Bank',
])('%s is more certainly an employer than a title', (text) => {
  expect(organizationEvidence(text)).toBeGreaterThan(titleEvidence(text));
  expect(organizationEvidence(text)).toBeGreaterThanOrEqual(0.6);
});

it.each([
  'Delhi Public School',
  "St. Xavier's College, Mumbai",
  'IIT Bombay',
  'Ridgemont State University',
  'Kongu Engineering College',
  'Bhavans Vidya Mandir',
])('%s is an institution', (text) => {
  expect(institutionEvidence(text)).toBeGreaterThanOrEqual(0.8);
});

it.each(['Globex Corporation', 'B.Tech (CSE)', '8.4 CGPA', 'was a student of physics'])(
  '%s is not an institution',
  (text) => {
    expect(institutionEvidence(text)).toBeLessThan(0.5);
  },
);
