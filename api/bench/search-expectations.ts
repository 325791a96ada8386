import type { Expectation } from './expectation';
import { TUNED_EXPECTATIONS } from './expectations-tuned';
import { UNSEEN_EXPECTATIONS } from './expectations-unseen';

const ANY = /./;
const NURSE = /nurs/i;
const DATA = /data (analyst|engineer|scientist)|analytics/i;
const TEACHER = /teacher|faculty|\bpgt\b/i;
const ACCOUNTS = /account(ant|s)/i;

// Every third of these sixty is never looked at while the search is tuned.
const FIRST_EXPECTATIONS: readonly Expectation[] = [
  // One occupation.
  { ask: { search: 'nurse' }, best: NURSE },
  { ask: { search: 'accountant' }, best: /accountant/i, good: ACCOUNTS },
  { ask: { search: 'teacher' }, best: TEACHER },
  { ask: { search: 'data analyst' }, best: /data analyst/i, good: /analytics|business intelligence/i },
  { ask: { search: 'pharmacist' }, best: /pharmacist/i },
  { ask: { search: 'graphic designer' }, best: /graphic designer/i, good: /art director/i },
  { ask: { search: 'data' }, best: /\bdata\b/i, good: /analytics/i, fair: /\bdata\b/i },
  { ask: { search: 'sales' }, best: /\bsales\b/i, good: /business development/i, fair: /\bsales\b/i },
  { ask: { search: 'hr' }, best: /\bhr\b/i, good: /recruiter|payroll|talent/i, fair: /\bhr\b/i },
  { ask: { search: 'electrical engineer' }, best: /electrical engineer/i, good: /electrical/i },
  { ask: { search: 'chef' }, best: /chef/i, good: /commis/i },
  { ask: { search: 'civil engineer' }, best: /civil|site engineer/i },
  { ask: { search: 'security analyst' }, best: /security analyst|soc analyst/i, good: /security/i },
  { ask: { search: 'product designer' }, best: /product designer/i, good: /\bux\b|\bui\b/i },
  { ask: { search: 'recruiter' }, best: /recruiter/i, good: /talent acquisition/i },
  { ask: { search: 'store manager' }, best: /store manager/i, good: /store executive/i },
  { ask: { search: 'machine learning engineer' }, best: /machine learning/i, good: /data scientist/i },
  { ask: { search: 'warehouse' }, best: /warehouse/i, good: /inventory/i, fair: /warehouse/i },
  { ask: { search: 'tax' }, best: /\btax\b/i, fair: /\btax\b/i },
  { ask: { search: 'business analyst' }, best: /business analyst/i, good: /business intelligence/i },
  { ask: { search: 'quality engineer' }, best: /quality (assurance )?engineer/i, good: /quality|qa engineer/i },
  // A skill, a tool, a language.
  { ask: { search: 'python' }, best: /python/i, fair: /python/i },
  { ask: { search: 'java' }, best: /\bjava\b/i, fair: /\bjava\b/i },
  { ask: { search: 'react' }, best: /react/i, good: /frontend/i, fair: /\breact\b/i },
  { ask: { search: 'excel' }, best: /excel/i, fair: /excel/i },
  { ask: { search: 'tally' }, best: /tally/i, good: ACCOUNTS, fair: /tally/i },
  { ask: { search: 'kubernetes' }, best: /kubernetes/i, good: /devops|reliability|cloud/i, fair: /kubernetes/i },
  { ask: { search: 'seo' }, best: /\bseo\b/i, fair: /\bseo\b/i },
  { ask: { search: 'sql' }, best: /\bsql\b/i, good: DATA, fair: /\bsql\b/i },
  { ask: { search: 'autocad' }, best: /autocad/i, good: /design engineer|site engineer/i, fair: /autocad/i },
  { ask: { search: 'power bi' }, best: /power bi/i, good: DATA, fair: /power bi/i },
  { ask: { search: 'selenium' }, best: /selenium/i, good: /test|\bqa\b/i, fair: /selenium/i },
  { ask: { search: 'gst' }, best: /\bgst\b/i, good: /\btax\b|account/i, fair: /\bgst\b/i },
  // An occupation and a place.
  { ask: { search: 'nurse', location: 'Pune' }, best: NURSE, place: /pune/i },
  { ask: { search: 'developer', location: 'Bangalore' }, best: /developer/i, place: /bengaluru/i },
  { ask: { search: 'teacher', location: 'Chennai' }, best: TEACHER, place: /chennai/i },
  { ask: { search: 'data engineer', location: 'Hyderabad' }, best: /data engineer/i, place: /hyderabad/i },
  { ask: { search: 'sales', location: 'Tamil Nadu' }, best: /\bsales\b/i, fair: /\bsales\b/i, place: /tamil/i },
  { ask: { search: 'accountant pune' }, best: /accountant/i, place: /pune/i },
  { ask: { search: 'java developer bangalore' }, best: /java\b.*developer/i, good: /\bjava\b/i, place: /bengaluru/i },
  { ask: { search: 'nurse in mumbai' }, best: NURSE, place: /mumbai/i },
  { ask: { search: 'hr jobs in chennai' }, best: /\bhr\b/i, fair: /\bhr\b/i, place: /chennai/i },
  // Half typed.
  { ask: { search: 'nur' }, best: NURSE, fair: /nurs/i },
  { ask: { search: 'data sci' }, best: /data scien/i },
  { ask: { search: 'front' }, best: /front(end| office)/i, fair: /front/i },
  { ask: { search: 'physio' }, best: /physio/i },
  { ask: { search: 'senior acc' }, best: /senior acc/i },
  // Misspelt, or written otherwise than the postings write it.
  { ask: { search: 'acountant' }, best: /accountant/i },
  { ask: { search: 'pyhton developer' }, best: /python.*developer/i, good: /python|django/i },
  { ask: { search: 'reciptionist front office' }, best: /front office/i },
  { ask: { search: 'nurses' }, best: NURSE },
  { ask: { search: 'front end developer' }, best: /frontend developer/i, good: /\bui developer|react/i },
  { ask: { search: 'software developers' }, best: /software|developer/i },
  { ask: { search: 'accounting jobs' }, best: ACCOUNTS, fair: /account/i },
  // A company; a kind of work; everything at once.
  { ask: { search: 'Jeevantara' }, best: ANY, company: /jeevantara/i },
  { ask: { search: 'part time teacher' }, best: /(teacher|faculty).*part-time/i },
  { ask: { search: 'Kaveriya data' }, best: DATA, company: /kaveriya/i },
  {
    ask: {
      search: 'data',
      location: 'Bengaluru',
      jobType: 'remote',
      experienceLevel: 'intermediate',
      minCTC: '10',
    },
    best: /\bdata\b/i,
    good: /analytics/i,
    fair: /\bdata\b/i,
    place: /bengaluru/i,
  },
  { ask: { search: 'engineer', jobType: 'remote', minCTC: '15' }, best: /engineer/i },
  { ask: { search: 'trainee', experienceLevel: 'fresher', maxCTC: '4' }, best: /trainee/i },
];

/** 150 questions, half of them unseen (`isUnseen`). */
export const EXPECTATIONS: readonly Expectation[] = [
  ...FIRST_EXPECTATIONS,
  ...TUNED_EXPECTATIONS,
  ...UNSEEN_EXPECTATIONS,
];

/** True for the half that tuning must not look at. */
export const isUnseen = (place: number): boolean =>
  place < FIRST_EXPECTATIONS.length ? place % 3 === 2 : place >= FIRST_EXPECTATIONS.length + TUNED_EXPECTATIONS.length;
