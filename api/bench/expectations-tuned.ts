import type { Expectation } from './expectation';

const SOFTWARE = /software engineer|developer|java engineer|backend engineer/i;
const OTHER_ENGINEERS = /test engineer|qa engineer|devops|reliability|cloud engineer/i;
const SUPPORT = /customer (support|service)/i;
const NCR = /delhi|noida|gurugram|ghaziabad|faridabad/i;

/** How people in India search, written before any result was seen. These may be used for tuning. */
export const TUNED_EXPECTATIONS: readonly Expectation[] = [
  // Roles by other names.
  { query: { search: 'software developer' }, best: SOFTWARE, good: OTHER_ENGINEERS },
  { query: { search: 'software developer', location: 'Bengaluru' }, best: SOFTWARE, place: /bengaluru/i },
  { query: { search: 'sde' }, best: SOFTWARE },
  { query: { search: 'programmer' }, best: SOFTWARE },
  { query: { search: 'call center' }, best: SUPPORT, good: /technical support|service desk/i },
  { query: { search: 'bpo' }, best: SUPPORT, good: /process associate|back office|technical support/i },
  { query: { search: 'human resources manager' }, best: /hr manager/i, good: /\bhr\b|talent|recruiter/i },
  { query: { search: 'chartered accountant' }, best: /accountant|auditor|audit|tax manager/i },
  {
    query: { search: 'field sales executive' },
    best: /sales (executive|officer)|business development/i,
    good: /sales/i,
  },
  {
    query: { search: 'shop assistant' },
    best: /sales associate|store executive|floor executive|cashier/i,
    good: /store/i,
  },
  { query: { search: 'cook' }, best: /chef|commis/i },
  { query: { search: 'tele caller' }, best: SUPPORT, fair: /telecalling|cold calling/i },
  // Places by other names, and regions.
  { query: { search: 'developer', location: 'NCR' }, best: SOFTWARE, place: NCR },
  { query: { search: 'accountant ncr' }, best: /accountant|accounts/i, good: /audit|\btax\b/i, place: NCR },
  { query: { search: 'nurse', location: 'Bombay' }, best: /nurs/i, place: /mumbai/i },
  { query: { search: 'sales', location: 'Delhi NCR' }, best: /\bsales\b/i, good: /business development/i, place: NCR },
  // Terms.
  { query: { search: 'wfh' }, best: /./, place: /./, kinds: { jobType: 'remote' } },
  { query: { search: 'work from home data entry' }, best: /data entry/i, good: /back office|process associate/i },
  { query: { search: 'fresher software' }, best: SOFTWARE, kinds: { experienceLevel: 'fresher' } },
  {
    query: { search: 'part time sales' },
    best: /\bsales\b.*part-time|floor executive.*part-time/i,
    good: /\bsales\b/i,
  },
  { query: { search: 'internship content writing' }, best: /content writing intern/i, good: /content/i },
  // Several words, of which not all can be had.
  { query: { search: 'react developer surat' }, best: /react developer/i, good: /frontend|ui developer/i },
  { query: { search: 'senior python django developer' }, best: /python|django/i, good: /developer/i },
  { query: { search: 'excel tally accountant' }, best: /account/i, fair: /tally/i },
  { query: { search: 'staff nurse icu night shift' }, best: /nurse/i },
  { query: { search: 'digital marketing manager mumbai' }, best: /digital marketing/i, good: /marketing/i },
  // Misspelt words.
  { query: { search: 'software develper' }, best: SOFTWARE, good: OTHER_ENGINEERS },
  { query: { search: 'grafic desinger' }, best: /graphic designer/i, good: /art director/i },
  { query: { search: 'phisiotherapist' }, best: /physiotherapist/i },
  { query: { search: 'data scintist', location: 'Banglore' }, best: /data scientist/i, place: /bengaluru/i },
  { query: { search: 'busines analist' }, best: /business analyst/i, good: /business intelligence/i },
  // Skills and companies.
  { query: { search: 'sap' }, best: /\bsap\b/i, fair: /\bsap\b/i },
  { query: { search: 'Dhruvika java' }, best: /java|software engineer/i, company: /dhruvika/i },
  // Categories.
  {
    query: { category: 'it' },
    best: /software|developer|devops|data (engineer|scientist|analyst)|cloud|network|system admin|security|test|qa engineer|reliability|machine learning|backend|java|service desk|it (support|infra|business)|analytics|soc|product designer|ui|ux|business (analyst|intelligence)|technical support/i,
  },
  {
    query: { category: 'healthcare' },
    best: /nurs|pharmac|physio|medical|lab|phlebotom|coder|coding/i,
  },
];
