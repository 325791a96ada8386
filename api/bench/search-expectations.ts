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
  { query: { search: 'nurse' }, best: NURSE },
  { query: { search: 'accountant' }, best: /accountant/i, good: ACCOUNTS },
  { query: { search: 'teacher' }, best: TEACHER },
  { query: { search: 'data analyst' }, best: /data analyst/i, good: /analytics|business intelligence/i },
  { query: { search: 'pharmacist' }, best: /pharmacist/i },
  { query: { search: 'graphic designer' }, best: /graphic designer/i, good: /art director/i },
  { query: { search: 'data' }, best: /\bdata\b/i, good: /analytics/i, fair: /\bdata\b/i },
  { query: { search: 'sales' }, best: /\bsales\b/i, good: /business development/i, fair: /\bsales\b/i },
  { query: { search: 'hr' }, best: /\bhr\b/i, good: /recruiter|payroll|talent/i, fair: /\bhr\b/i },
  { query: { search: 'electrical engineer' }, best: /electrical engineer/i, good: /electrical/i },
  { query: { search: 'chef' }, best: /chef/i, good: /commis/i },
  { query: { search: 'civil engineer' }, best: /civil|site engineer/i },
  { query: { search: 'security analyst' }, best: /security analyst|soc analyst/i, good: /security/i },
  { query: { search: 'product designer' }, best: /product designer/i, good: /\bux\b|\bui\b/i },
  { query: { search: 'recruiter' }, best: /recruiter/i, good: /talent acquisition/i },
  { query: { search: 'store manager' }, best: /store manager/i, good: /store executive/i },
  { query: { search: 'machine learning engineer' }, best: /machine learning/i, good: /data scientist/i },
  { query: { search: 'warehouse' }, best: /warehouse/i, good: /inventory/i, fair: /warehouse/i },
  { query: { search: 'tax' }, best: /\btax\b/i, fair: /\btax\b/i },
  { query: { search: 'business analyst' }, best: /business analyst/i, good: /business intelligence/i },
  { query: { search: 'quality engineer' }, best: /quality (assurance )?engineer/i, good: /quality|qa engineer/i },
  // A skill, a tool, a language.
  { query: { search: 'python' }, best: /python/i, fair: /python/i },
  { query: { search: 'java' }, best: /\bjava\b/i, fair: /\bjava\b/i },
  { query: { search: 'react' }, best: /react/i, good: /frontend/i, fair: /\breact\b/i },
  { query: { search: 'excel' }, best: /excel/i, fair: /excel/i },
  { query: { search: 'tally' }, best: /tally/i, good: ACCOUNTS, fair: /tally/i },
  { query: { search: 'kubernetes' }, best: /kubernetes/i, good: /devops|reliability|cloud/i, fair: /kubernetes/i },
  { query: { search: 'seo' }, best: /\bseo\b/i, fair: /\bseo\b/i },
  { query: { search: 'sql' }, best: /\bsql\b/i, good: DATA, fair: /\bsql\b/i },
  { query: { search: 'autocad' }, best: /autocad/i, good: /design engineer|site engineer/i, fair: /autocad/i },
  { query: { search: 'power bi' }, best: /power bi/i, good: DATA, fair: /power bi/i },
  { query: { search: 'selenium' }, best: /selenium/i, good: /test|\bqa\b/i, fair: /selenium/i },
  { query: { search: 'gst' }, best: /\bgst\b/i, good: /\btax\b|account/i, fair: /\bgst\b/i },
  // An occupation and a place.
  { query: { search: 'nurse', location: 'Pune' }, best: NURSE, place: /pune/i },
  { query: { search: 'developer', location: 'Bangalore' }, best: /developer/i, place: /bengaluru/i },
  { query: { search: 'teacher', location: 'Chennai' }, best: TEACHER, place: /chennai/i },
  { query: { search: 'data engineer', location: 'Hyderabad' }, best: /data engineer/i, place: /hyderabad/i },
  { query: { search: 'sales', location: 'Tamil Nadu' }, best: /\bsales\b/i, fair: /\bsales\b/i, place: /tamil/i },
  { query: { search: 'accountant pune' }, best: /accountant/i, place: /pune/i },
  { query: { search: 'java developer bangalore' }, best: /java\b.*developer/i, good: /\bjava\b/i, place: /bengaluru/i },
  { query: { search: 'nurse in mumbai' }, best: NURSE, place: /mumbai/i },
  { query: { search: 'hr jobs in chennai' }, best: /\bhr\b/i, fair: /\bhr\b/i, place: /chennai/i },
  // Half typed.
  { query: { search: 'nur' }, best: NURSE, fair: /nurs/i },
  { query: { search: 'data sci' }, best: /data scien/i },
  { query: { search: 'front' }, best: /front(end| office)/i, fair: /front/i },
  { query: { search: 'physio' }, best: /physio/i },
  { query: { search: 'senior acc' }, best: /senior acc/i },
  // Misspelt, or written otherwise than the postings write it.
  { query: { search: 'acountant' }, best: /accountant/i },
  { query: { search: 'pyhton developer' }, best: /python.*developer/i, good: /python|django/i },
  { query: { search: 'reciptionist front office' }, best: /front office/i },
  { query: { search: 'nurses' }, best: NURSE },
  { query: { search: 'front end developer' }, best: /frontend developer/i, good: /\bui developer|react/i },
  { query: { search: 'software developers' }, best: /software|developer/i },
  { query: { search: 'accounting jobs' }, best: ACCOUNTS, fair: /account/i },
  // A company; a kind of work; everything at once.
  { query: { search: 'Jeevantara' }, best: ANY, company: /jeevantara/i },
  { query: { search: 'part time teacher' }, best: /(teacher|faculty).*part-time/i },
  { query: { search: 'Kaveriya data' }, best: DATA, company: /kaveriya/i },
  {
    query: {
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
  { query: { search: 'engineer', jobType: 'remote', minCTC: '15' }, best: /engineer/i },
  { query: { search: 'trainee', experienceLevel: 'fresher', maxCTC: '4' }, best: /trainee/i },
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
