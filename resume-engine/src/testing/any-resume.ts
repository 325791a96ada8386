import fc from 'fast-check';
import type { ResumeContent } from './made-resume';

const openings = [
  'Responsible for building',
  'Worked on',
  'I developed',
  'Led',
  'Involved in testing',
  'Manages',
  'Design',
  'The',
  'Successfully reduced',
  'Was given',
  'Responsible for the maintenance of',
  'Building and testing',
];
const objects = [
  'invoices for clients',
  'the portal',
  'various reports in order to save time',
  '12 pumps',
  'sales by 40% in 2023',
  'pages etc.',
  'a team of 5 in Java 8',
];
const skills = [
  'Java',
  'SQL',
  'Tally',
  'Excel',
  'Patient Care',
  'AutoCAD',
  'Python',
  'Sourcing',
  'GST',
  'React',
  'Docker',
  'Welding',
  'Photoshop',
  'Linux',
];
const dates = [
  'Jan 2020 - Mar 2021',
  'Apr 2021 - Present',
  '2018 - 2019',
  '06/2015 - 07/2017',
  'May 2030 - Present',
  'Mar 2022 - Jan 2019',
  '',
];

const bullet = fc.tuple(fc.constantFrom(...openings), fc.constantFrom(...objects)).map((parts) => parts.join(' '));
const some = <Value>(one: fc.Arbitrary<Value>, maxLength: number) => fc.array(one, { maxLength });
const entry = fc.record({
  title: fc.constantFrom('Java Developer', 'Accountant', 'Staff Nurse', 'Head of Things', ''),
  company: fc.constantFrom('Asha Hospitals', 'Sahyadri Software', ''),
  dates: fc.constantFrom(...dates),
  bullets: some(bullet, 5),
  isInternship: fc.boolean(),
  isProse: fc.boolean(),
});

/** Resumes of all sorts, good and poor; their parts need not be consistent. */
export const anyResume: fc.Arbitrary<ResumeContent> = fc
  .record(
    {
      name: fc.constantFrom('Ravi Kumar', 'Meera'),
      email: fc.constantFrom('ravi@gmail.com', 'coolravi@x', 'hr@firm.in'),
      phone: fc.constantFrom('9876543210', '+91 98765 43210', '12345'),
      location: fc.constantFrom('Pune', 'Pune, Maharashtra'),
      headline: fc.constantFrom('Accountant', 'Dreamer'),
      summary: fc.constantFrom(
        'I am a hardworking team player.',
        'Accountant with experience in GST and TDS returns for traders.',
      ),
      skills: fc.uniqueArray(fc.constantFrom(...skills), { minLength: 1 }),
      softSkills: fc.uniqueArray(fc.constantFrom('Leadership', 'Punctuality'), { minLength: 1 }),
      experience: some(entry, 4),
      projects: some(entry, 2),
      education: some(
        fc.constantFrom(
          { degree: 'B.Com', dates: '2014 - 2017', institution: 'Fergusson College' },
          { degree: 'Class XII' },
        ),
        3,
      ),
      certificates: some(
        fc.constantFrom({ name: 'Tally Prime', issuer: 'Tally', date: '2019' }, { name: 'Typing' }),
        3,
      ),
      extra: fc.constantFrom(
        { heading: 'My Life', lines: ['Date of Birth: 1.1.1999'] },
        { lines: ['Java '.repeat(30)] },
      ),
      confidence: fc.constantFrom(0.3, 0.6, 0.95),
    },
    { requiredKeys: [] },
  )
  .map(
    (content) =>
      Object.fromEntries(Object.entries(content).filter(([, value]) => value !== undefined)) as ResumeContent,
  );
