import { itJudges } from '../../testing/check-table';

const link = (text: string) => ({ page: 1, url: 'https://www.linkedin.com/in/ananya-iyer', text });

itJudges({
  'C1: pass when the name is first': { message: 'Ananya Iyer', evidence: ['Ananya Iyer'] },
  'C1: warn when the name is uncertain': { changes: { confidence: 0.55 } },
  'C1: fail when there is none': { without: ['name'], evidence: ['Java Developer'] },
  'C2: pass when it is a plain address': { evidence: ['ananya.iyer@gmail.com'] },
  'C2: warn when it sounds like a joke': {
    changes: { email: 'coolprincess99@gmail.com' },
    message: 'joke',
    fix: 'Use an address made of your name, such as ananya.iyer@gmail.com.',
    evidence: ['coolprincess99'],
  },
  'C2: warn when the address belongs to an office': { changes: { email: 'info@sahyadri.in' }, message: 'an office' },
  'C2: pass when a word that sounds like a joke is part of the name': {
    changes: { name: 'Nitin Dudeja', email: 'nitin.dudeja@gmail.com' },
  },
  'C2: fail when the address is invalid': {
    changes: { email: 'ananya@gmail.notadomain' },
    fix: 'Check the address for typing mistakes.',
  },
  'C2: warn when an uncertain name gives no example of an address': {
    changes: { email: 'coolprincess99@gmail.com', confidence: 0.55 },
    fix: 'Use an address made of your name.',
  },
  'C2: fail when there is none': { without: ['email'] },
  'C3: pass when it has its country code': { message: /\+91 98765 43210/ },
  'C3: warn when the code is missing': {
    changes: { phone: '9876543210' },
    message: 'country code is missing',
    evidence: ['9876543210'],
  },
  'C3: fail when digits are missing': {
    changes: { phone: '98765' },
    message: 'does not look like a complete Indian number, and it has no country code.',
  },
  'C3: fail when digits after a country code are missing': {
    changes: { phone: '+44 207' },
    message: /"\+44 207" does not look like a valid phone number\.$/,
  },
  'C3: warn when a number of another country has no country code': {
    changes: { phone: '020 7946 0958', location: 'London, United Kingdom' },
    fix: 'Write it as +44 20 7946 0958.',
  },
  'C3: warn when a number is written as in North America': {
    changes: { phone: '(805) 967-0143', location: '' },
    fix: 'Write it as +1 805 967 0143.',
  },
  'C3: warn when the person works in North America': {
    changes: {
      phone: '703-967-0143',
      location: '',
      experience: [{ title: 'Cook', company: 'Blue Ridge Diner', location: 'Arlington, VA', dates: '2019 - 2023' }],
    },
    fix: 'Write it as +1 703 967 0143.',
  },
  'C3: warn when the + is missing': {
    changes: { phone: '91-9876543210' },
    message: /the . before its country code is missing/,
  },
  'C3: fail when there is none': { without: ['phone'] },
  'C4: pass when city and state are there': { evidence: ['Pune, Maharashtra'] },
  'C4: warn when the state is missing': {
    changes: { location: 'Kochi' },
    message: 'the state or country is missing',
    example: { before: 'Kochi', after: 'Kochi, Kerala' },
    evidence: ['Kochi'],
  },
  'C4: warn when only the country is there': {
    changes: { location: 'India' },
    message: '"India" was read; the city is missing.',
  },
  'C4: pass when no comma separates city and state': { changes: { location: 'Kolkata West Bengal' } },
  'C4: fail when there is no place': { without: ['location'] },
  'C5: pass when the profile address is printed': { evidence: ['linkedin.com/in/ananya-iyer'] },
  'C5: warn when the profile address is only behind a word': {
    changes: { document: { links: [link('LinkedIn')] } },
    without: ['link'],
    evidence: ['https://www.linkedin.com/in/ananya-iyer'],
  },
  'C5: fail when there is none': { without: ['link'] },
  'C6: pass when there is no private data': {},
  'C6: fail when date of birth and father are named': {
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
  'C6: fail when one line has several kinds of private data': {
    changes: { extra: { lines: ['S/o Shri Ram Prasad, DOB 12/7/98, Marital Status: Single, Religion: Hindu'] } },
    message: "date of birth, parents' or spouse's name, marital status and religion or caste",
  },
  'C6: fail when a line lists private data without labels': {
    changes: { extra: { lines: ['S/o Shri Ram Prasad Maurya, DOB 12/7/98, Male, Unmarried, Hindu'] } },
    message: "date of birth, parents' or spouse's name, marital status and religion or caste",
  },
  'C6: pass when a name or a line about work has the same words': {
    changes: { extra: { lines: ['Christian Jain, Single Window Operator', 'Hindu, The: wrote three articles'] } },
  },
  'C6: fail when a table names the guardian and the religion': {
    changes: { extra: { lines: ['Guardian Name\tR. Iyer', 'Religion\tHindu'] } },
    message: "parents' or spouse's name and religion or caste",
  },
  'C2: pass when a word for jokes is part of the name': {
    changes: { name: 'Prince Dudeja', email: 'prince.dudeja@gmail.com' },
  },
  'C6: fail when there is a PAN': { changes: { extra: { lines: ['PAN: ABCDE1234F'] } }, message: 'PAN' },
});
