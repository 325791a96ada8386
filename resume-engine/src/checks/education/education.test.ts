import { itJudges } from '../../testing/check-table';
import { ANANYA } from '../../testing/ananya';

const [degree] = ANANYA.education ?? [];
const school = { degree: 'Class XII', institution: 'Kendriya Vidyalaya', dates: '2016' };
const [certificate] = ANANYA.certificates ?? [];

itJudges([
  { id: 'D1', status: 'pass', when: 'it has a heading', evidence: ['Education'] },
  { id: 'D1', status: 'warn', when: 'it has none', changes: { headings: { education: null } }, evidence: ['B.Tech'] },
  { id: 'D1', status: 'fail', when: 'there is none', without: ['education'] },
  { id: 'D2', status: 'pass', when: 'degree, college and year stand there', evidence: ['B.Tech'] },
  { id: 'D2', status: 'warn', when: 'the year is missing', changes: { education: [{ ...degree, dates: '' }] }, message: 'lacks the year' },
  { id: 'D2', status: 'fail', when: 'there is no study', without: ['education'] },
  { id: 'D3', status: 'pass', when: 'degree and subject are usual', message: '"B.Tech" is understood.' },
  { id: 'D3', status: 'warn', when: 'the subject is missing', changes: { education: [{ degree: 'B.Tech', institution: 'IIT' }] }, message: 'subject is missing', evidence: ['B.Tech, IIT'] },
  { id: 'D3', status: 'fail', when: 'nobody knows the degree', changes: { education: [{ degree: 'Finishing', institution: 'Home' }] }, message: 'which degree "Finishing" is' },
  { id: 'D3', status: 'skip', when: 'there is no study', without: ['education'] },
  { id: 'D4', status: 'pass', when: 'the grade says its scale', evidence: ['CGPA 8.4/10'] },
  { id: 'D4', status: 'fail', when: 'the scale is missing', changes: { education: [{ ...degree, grade: { value: 8.4, kind: 'cgpa' } }] }, message: '"CGPA 8.4" does not say its scale', evidence: ['CGPA 8.4'] },
  { id: 'D4', status: 'fail', when: 'the grade is more than its scale', changes: { education: [{ ...degree, grade: { value: 11, scale: 10, kind: 'cgpa' } }] } },
  { id: 'D4', status: 'fail', when: 'a beginner gives none', changes: { education: [school] }, without: ['experience'], evidence: ['Class XII'] },
  { id: 'D4', status: 'skip', when: 'it is missing after four years of work', changes: { education: [school] } },
  { id: 'D5', status: 'pass', when: 'there is only the degree' },
  { id: 'D5', status: 'fail', when: 'class XII is told after four years of work', changes: { education: [degree!, school] }, evidence: ['Class XII'] },
  { id: 'D5', status: 'pass', when: 'a fresher tells class XII', changes: { education: [degree!, school] }, without: ['experience'] },
  { id: 'D5', status: 'skip', when: 'there is no study', without: ['education'] },
  { id: 'D6', status: 'pass', when: 'one has issuer and year', evidence: ['Oracle Certified'] },
  { id: 'D6', status: 'warn', when: 'none says its issuer', changes: { certificates: [{ name: 'Typing' }] }, evidence: ['Typing'] },
  { id: 'D6', status: 'fail', when: 'there is none in a trade that has them', without: ['certificates'], message: 'no certificates' },
  { id: 'D6', status: 'skip', when: 'the trade has none', changes: { headline: 'Chef', experience: [{ title: 'Chef' }] }, without: ['certificates'] },
  { id: 'D7', status: 'pass', when: 'all are valid' },
  { id: 'D7', status: 'fail', when: 'one is expired', changes: { certificates: [{ ...certificate!, expires: 'Feb 2024' }] }, message: 'Expired: Oracle', evidence: ['Oracle'] },
  { id: 'D7', status: 'fail', when: 'one is named twice', changes: { certificates: [certificate!, certificate!] }, message: 'Named twice' },
  { id: 'D7', status: 'skip', when: 'there are none', without: ['certificates'] },
]); // prettier-ignore
