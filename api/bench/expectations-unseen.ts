import type { Expectation } from './expectation';

const SOFTWARE = /software engineer|developer|java engineer|backend engineer/i;
const SUPPORT = /customer (support|service)/i;
const NCR = /delhi|noida|gurugram|ghaziabad|faridabad/i;

/** Queries of the Indian market, written before any result was seen. They are not used to tune the search. */
export const UNSEEN_EXPECTATIONS: readonly Expectation[] = [
  // Roles by other names.
  { ask: { search: 'software engineer' }, best: SOFTWARE, good: /test engineer|qa engineer|devops|reliability|cloud/i },
  { ask: { search: 'software programmer', location: 'Pune' }, best: SOFTWARE, place: /pune/i },
  { ask: { search: 'coder java' }, best: /java/i, good: /developer|software/i, fair: /\bjava\b/i },
  { ask: { search: 'customer care executive' }, best: SUPPORT },
  { ask: { search: 'call centre executive' }, best: SUPPORT },
  {
    ask: { search: 'customer support' },
    best: SUPPORT,
    good: /technical support/i,
    fair: /customer (support|service)/i,
  },
  { ask: { search: 'human resource' }, best: /\bhr\b/i, good: /recruiter|talent|payroll/i, fair: /\bhr\b/i },
  { ask: { search: 'hr recruiter' }, best: /recruiter/i, good: /\bhr\b|talent/i },
  { ask: { search: 'ca' }, best: /accountant|auditor|audit|tax manager/i, fair: /\bca\b/i },
  { ask: { search: 'sales executive' }, best: /sales executive/i, good: /\bsales\b|business development/i },
  { ask: { search: 'business development executive' }, best: /business development/i, good: /sales executive/i },
  { ask: { search: 'qa tester' }, best: /test|\bqa\b/i },
  { ask: { search: 'software tester' }, best: /test|\bqa\b/i, good: /quality assurance/i },
  { ask: { search: 'sysadmin' }, best: /system administrator/i, good: /network administrator|infrastructure/i },
  { ask: { search: 'maths teacher' }, best: /math/i, good: /teacher/i },
  { ask: { search: 'professor mathematics' }, best: /mathematics/i, good: /teacher|faculty/i },
  { ask: { search: 'hotel receptionist' }, best: /front office|guest/i, good: /duty manager/i },
  { ask: { search: 'lab technician' }, best: /lab tech|medical lab/i, good: /laboratory|phlebotomist/i },
  { ask: { search: 'ui ux designer' }, best: /\bui\b|\bux\b/i, good: /designer/i },
  { ask: { search: 'web developer' }, best: /frontend|react|ui developer|django|developer/i },
  { ask: { search: 'app developer' }, best: /mobile app|android|flutter/i, good: /developer/i },
  { ask: { search: 'lawyer' }, best: /legal/i, good: /compliance|secretar/i },
  { ask: { search: 'doctor nurse hospital' }, best: /nurs/i, fair: /nurs/i },
  { ask: { search: 'storekeeper' }, best: /store|warehouse|inventory/i },
  { ask: { search: 'bookkeeper' }, best: /account/i },
  { ask: { search: 'machine operator' }, best: /cnc|vmc/i, good: /production/i },
  // Places by other names, and regions.
  { ask: { search: 'engineer', location: 'Gurgaon' }, best: /engineer/i, place: /gurugram/i },
  { ask: { search: 'data analyst', location: 'Delhi NCR' }, best: /data analyst/i, good: /analy/i, place: NCR },
  { ask: { search: 'hr noida' }, best: /\bhr\b/i, good: /recruiter|talent|payroll/i, fair: /\bhr\b/i, place: /noida/i },
  { ask: { search: 'teacher', location: 'Calcutta' }, best: /teacher|faculty|\bpgt\b/i, place: /kolkata/i },
  { ask: { search: 'pharmacist', location: 'Madras' }, best: /pharmacist/i, place: /chennai/i },
  { ask: { search: 'chef', location: 'Goa' }, best: /chef/i, good: /commis/i, place: /goa/i },
  { ask: { search: 'sales jobs in bombay' }, best: /\bsales\b/i, fair: /\bsales\b/i, place: /mumbai/i },
  { ask: { search: 'java developer in ncr' }, best: /\bjava\b/i, fair: /\bjava\b/i, place: NCR },
  // Terms.
  { ask: { search: 'work from home' }, best: /./, kinds: { jobType: 'remote' } },
  { ask: { search: 'remote developer' }, best: SOFTWARE, kinds: { jobType: 'remote' } },
  { ask: { search: 'accountant fresher' }, best: /accountant|accounts/i, kinds: { experienceLevel: 'fresher' } },
  { ask: { search: 'part-time accountant' }, best: /account.*part-time/i, good: /account/i },
  { ask: { search: 'wfh customer support' }, best: SUPPORT, kinds: { jobType: 'remote' } },
  { ask: { search: 'entry level nurse' }, best: /nurs/i, kinds: { experienceLevel: 'fresher' } },
  // Several words, of which not all can be had.
  { ask: { search: 'python developer flask aws' }, best: /python|django/i, good: /backend/i },
  { ask: { search: 'mechanical engineer solidworks' }, best: /design engineer|mechanical/i },
  { ask: { search: 'accountant gst tally pune' }, best: /account/i, good: /tax|audit/i },
  { ask: { search: 'warehouse supervisor night shift' }, best: /warehouse/i, good: /inventory|production supervisor/i },
  { ask: { search: 'seo content writer' }, best: /content writer|seo specialist/i, good: /content|digital marketing/i },
  // Misspelt words.
  { ask: { search: 'sofware enginer' }, best: SOFTWARE, good: /engineer/i },
  { ask: { search: 'electical enginer' }, best: /electrical engineer/i, good: /electrical/i },
  { ask: { search: 'digital marketting' }, best: /digital marketing/i, good: /marketing/i },
  { ask: { search: 'recruter' }, best: /recruiter/i },
  { ask: { search: 'accountent', location: 'Hydrabad' }, best: /accountant/i, place: /hyderabad/i },
  // Skills and companies.
  { ask: { search: 'figma' }, best: /figma/i, fair: /figma/i },
  { ask: { search: 'Vedarth Softworks developer' }, best: SOFTWARE, company: /vedarth/i },
  // Categories.
  {
    ask: { category: 'finance' },
    best: /account|tax|audit|credit|payroll|cashier|relationship|loan|compliance|secretar/i,
  },
  {
    ask: { category: 'marketing' },
    best: /marketing|seo|content|graphic|art director|e-commerce|marketplace|documentation/i,
  },
  {
    ask: { category: 'engineering' },
    best: /engineer|civil|electrical|cnc|vmc|production|machin|quality|design|planning/i,
  },
];
