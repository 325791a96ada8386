import type { Expectation } from './expectation';

const SOFTWARE = /software engineer|developer|java engineer|backend engineer/i;
const OTHER_ENGINEERS = /test engineer|qa engineer|devops|reliability|cloud engineer/i;
const SUPPORT = /customer (support|service)/i;
const NCR = /delhi|noida|gurugram|ghaziabad|faridabad/i;

/** How people in India search, written before any result was seen. These may be used for tuning. */
export const TUNED_EXPECTATIONS: readonly Expectation[] = [
  // Roles by other names.
  { ask: { search: 'software developer' }, best: SOFTWARE, good: OTHER_ENGINEERS },
  { ask: { search: 'software developer', location: 'Bengaluru' }, best: SOFTWARE, place: /bengaluru/i },
  { ask: { search: 'sde' }, best: SOFTWARE },
  { ask: { search: 'programmer' }, best: SOFTWARE },
  { ask: { search: 'call center' }, best: SUPPORT, good: /technical support|service desk/i },
  { ask: { search: 'bpo' }, best: SUPPORT, good: /process associate|back office|technical support/i },
  { ask: { search: 'human resources manager' }, best: /hr manager/i, good: /\bhr\b|talent|recruiter/i },
  { ask: { search: 'chartered accountant' }, best: /accountant|auditor|audit|tax manager/i },
  { ask: { search: 'field sales executive' }, best: /sales (executive|officer)|business development/i, good: /sales/i },
  {
    ask: { search: 'shop assistant' },
    best: /sales associate|store executive|floor executive|cashier/i,
    good: /store/i,
  },
  { ask: { search: 'cook' }, best: /chef|commis/i },
  { ask: { search: 'tele caller' }, best: SUPPORT, fair: /telecalling|cold calling/i },
  // Places by other names, and regions.
  { ask: { search: 'developer', location: 'NCR' }, best: SOFTWARE, place: NCR },
  { ask: { search: 'accountant ncr' }, best: /accountant|accounts/i, good: /audit|\btax\b/i, place: NCR },
  { ask: { search: 'nurse', location: 'Bombay' }, best: /nurs/i, place: /mumbai/i },
  { ask: { search: 'sales', location: 'Delhi NCR' }, best: /\bsales\b/i, good: /business development/i, place: NCR },
  // Terms.
  { ask: { search: 'wfh' }, best: /./, place: /./, kinds: { jobType: 'remote' } },
  { ask: { search: 'work from home data entry' }, best: /data entry/i, good: /back office|process associate/i },
  { ask: { search: 'fresher software' }, best: SOFTWARE, kinds: { experienceLevel: 'fresher' } },
  { ask: { search: 'part time sales' }, best: /\bsales\b.*part-time|floor executive.*part-time/i, good: /\bsales\b/i },
  { ask: { search: 'internship content writing' }, best: /content writing intern/i, good: /content/i },
  // Several words, of which not all can be had.
  { ask: { search: 'react developer surat' }, best: /react developer/i, good: /frontend|ui developer/i },
  { ask: { search: 'senior python django developer' }, best: /python|django/i, good: /developer/i },
  { ask: { search: 'excel tally accountant' }, best: /account/i, fair: /tally/i },
  { ask: { search: 'staff nurse icu night shift' }, best: /nurse/i },
  { ask: { search: 'digital marketing manager mumbai' }, best: /digital marketing/i, good: /marketing/i },
  // Misspelt words.
  { ask: { search: 'software develper' }, best: SOFTWARE, good: OTHER_ENGINEERS },
  { ask: { search: 'grafic desinger' }, best: /graphic designer/i, good: /art director/i },
  { ask: { search: 'phisiotherapist' }, best: /physiotherapist/i },
  { ask: { search: 'data scintist', location: 'Banglore' }, best: /data scientist/i, place: /bengaluru/i },
  { ask: { search: 'busines analist' }, best: /business analyst/i, good: /business intelligence/i },
  // Skills and companies.
  { ask: { search: 'sap' }, best: /\bsap\b/i, fair: /\bsap\b/i },
  { ask: { search: 'Dhruvika java' }, best: /java|software engineer/i, company: /dhruvika/i },
  // Categories.
  {
    ask: { category: 'it' },
    best: /software|developer|devops|data (engineer|scientist|analyst)|cloud|network|system admin|security|test|qa engineer|reliability|machine learning|backend|java|service desk|it (support|infra|business)|analytics|soc|product designer|ui|ux|business (analyst|intelligence)|technical support/i,
  },
  {
    ask: { category: 'healthcare' },
    best: /nurs|pharmac|physio|medical|lab|phlebotom|coder|coding/i,
  },
];
