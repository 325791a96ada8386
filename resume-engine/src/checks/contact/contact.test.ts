import { itJudges } from '../../testing/check-table';

const link = (text: string) => ({ page: 1, url: 'https://www.linkedin.com/in/ananya-iyer', text });

itJudges([
  { id: 'C1', status: 'pass', when: 'the name is first', message: 'Ananya Iyer', evidence: ['Ananya Iyer'] },
  { id: 'C1', status: 'warn', when: 'the name is uncertain', changes: { confidence: 0.55 } },
  { id: 'C1', status: 'fail', when: 'there is none', without: ['name'], evidence: ['Java Developer'] },
  { id: 'C2', status: 'pass', when: 'it is a plain address', evidence: ['ananya.iyer@gmail.com'] },
  {
    id: 'C2',
    status: 'warn',
    when: 'it sounds like a joke',
    changes: { email: 'coolprincess99@gmail.com' },
    message: 'joke',
    evidence: ['coolprincess99'],
  },
  {
    id: 'C2',
    status: 'warn',
    when: 'the address belongs to an office',
    changes: { email: 'info@sahyadri.in' },
    message: 'an office',
  },
  { id: 'C2', status: 'fail', when: 'the address is invalid', changes: { email: 'ananya@gmail.notadomain' } },
  { id: 'C2', status: 'fail', when: 'there is none', without: ['email'] },
  { id: 'C3', status: 'pass', when: 'it has its country code', message: /\+91 98765 43210/ },
  {
    id: 'C3',
    status: 'warn',
    when: 'the code is missing',
    changes: { phone: '9876543210' },
    message: 'country code is missing',
    evidence: ['9876543210'],
  },
  { id: 'C3', status: 'fail', when: 'digits are missing', changes: { phone: '98765' }, message: 'complete number' },
  { id: 'C3', status: 'fail', when: 'there is none', without: ['phone'] },
  { id: 'C4', status: 'pass', when: 'city and state are there', evidence: ['Pune, Maharashtra'] },
  { id: 'C4', status: 'warn', when: 'the state is missing', changes: { location: 'Pune' }, evidence: ['Pune'] },
  { id: 'C4', status: 'fail', when: 'there is no place', without: ['location'] },
  { id: 'C5', status: 'pass', when: 'the profile address is printed', evidence: ['linkedin.com/in/ananya-iyer'] },
  {
    id: 'C5',
    status: 'warn',
    when: 'the profile address is only behind a word',
    changes: { document: { links: [link('LinkedIn')] } },
    without: ['link'],
    evidence: ['https://www.linkedin.com/in/ananya-iyer'],
  },
  { id: 'C5', status: 'fail', when: 'there is none', without: ['link'] },
  { id: 'C6', status: 'pass', when: 'there is no private data' },
  {
    id: 'C6',
    status: 'fail',
    when: 'date of birth and father are named',
    changes: {
      extra: {
        heading: 'Personal',
        kind: 'personal',
        lines: ['Date of Birth: 1 Jan 1999', "Father's Name: R. Iyer", 'Hobbies: chess'],
      },
    },
    message: "date of birth and parents' or spouse's name",
    evidence: ['Date of Birth', "Father's Name"],
  },
  {
    id: 'C6',
    status: 'fail',
    when: 'there is a PAN',
    changes: { extra: { lines: ['PAN: ABCDE1234F'] } },
    message: 'PAN',
  },
]);
