import type { Expectation } from './expectation';

const SOFTWARE = /software engineer|developer|java engineer|backend engineer/i;
const SUPPORT = /customer (support|service)/i;
const NCR = /delhi|noida|gurugram|ghaziabad|faridabad/i;

/**
 * Queries of the Indian market, written before any result was seen. They are not used to tune the
 * search.
 */
export const UNSEEN_EXPECTATIONS: readonly Expectation[] = [
  // Roles by other names.
  {
    query: { search: 'software engineer' },
    best: SOFTWARE,
    good: /test engineer|qa engineer|devops|reliability|cloud/i,
  },
  { query: { search: 'software programmer', location: 'Pune' }, best: SOFTWARE, place: /pune/i },
  { query: { search: 'coder java' }, best: /java/i, good: /developer|software/i, fair: /\bjava\b/i },
  { query: { search: 'customer care executive' }, best: SUPPORT },
  { query: { search: 'call centre executive' }, best: SUPPORT },
  {
    query: { search: 'customer support' },
    best: SUPPORT,
    good: /technical support/i,
    fair: /customer (support|service)/i,
  },
  { query: { search: 'human resource' }, best: /\bhr\b/i, good: /recruiter|talent|payroll/i, fair: /\bhr\b/i },
  { query: { search: 'hr recruiter' }, best: /recruiter/i, good: /\bhr\b|talent/i },
  { query: { search: 'ca' }, best: /accountant|auditor|audit|tax manager/i, fair: /\bca\b/i },
  { query: { search: 'sales executive' }, best: /sales executive/i, good: /\bsales\b|business development/i },
  { query: { search: 'business development executive' }, best: /business development/i, good: /sales executive/i },
  { query: { search: 'qa tester' }, best: /test|\bqa\b/i },
  { query: { search: 'software tester' }, best: /test|\bqa\b/i, good: /quality assurance/i },
  { query: { search: 'sysadmin' }, best: /system administrator/i, good: /network administrator|infrastructure/i },
  { query: { search: 'maths teacher' }, best: /math/i, good: /teacher/i },
  { query: { search: 'professor mathematics' }, best: /mathematics/i, good: /teacher|faculty/i },
  { query: { search: 'hotel receptionist' }, best: /front office|guest/i, good: /duty manager/i },
  { query: { search: 'lab technician' }, best: /lab tech|medical lab/i, good: /laboratory|phlebotomist/i },
  { query: { search: 'ui ux designer' }, best: /\bui\b|\bux\b/i, good: /designer/i },
  { query: { search: 'web developer' }, best: /frontend|react|ui developer|django|developer/i },
  { query: { search: 'app developer' }, best: /mobile app|android|flutter/i, good: /developer/i },
  { query: { search: 'lawyer' }, best: /legal/i, good: /compliance|secretar/i },
  { query: { search: 'doctor nurse hospital' }, best: /nurs/i, fair: /nurs/i },
  { query: { search: 'storekeeper' }, best: /store|warehouse|inventory/i },
  { query: { search: 'bookkeeper' }, best: /account/i },
  { query: { search: 'machine operator' }, best: /cnc|vmc/i, good: /production/i },
  // Places by other names, and regions.
  { query: { search: 'engineer', location: 'Gurgaon' }, best: /engineer/i, place: /gurugram/i },
  { query: { search: 'data analyst', location: 'Delhi NCR' }, best: /data analyst/i, good: /analy/i, place: NCR },
  {
    query: { search: 'hr noida' },
    best: /\bhr\b/i,
    good: /recruiter|talent|payroll/i,
    fair: /\bhr\b/i,
    place: /noida/i,
  },
  { query: { search: 'teacher', location: 'Calcutta' }, best: /teacher|faculty|\bpgt\b/i, place: /kolkata/i },
  { query: { search: 'pharmacist', location: 'Madras' }, best: /pharmacist/i, place: /chennai/i },
  { query: { search: 'chef', location: 'Goa' }, best: /chef/i, good: /commis/i, place: /goa/i },
  { query: { search: 'sales jobs in bombay' }, best: /\bsales\b/i, fair: /\bsales\b/i, place: /mumbai/i },
  { query: { search: 'java developer in ncr' }, best: /\bjava\b/i, fair: /\bjava\b/i, place: NCR },
  // Terms.
  { query: { search: 'work from home' }, best: /./, kinds: { jobType: 'remote' } },
  { query: { search: 'remote developer' }, best: SOFTWARE, kinds: { jobType: 'remote' } },
  { query: { search: 'accountant fresher' }, best: /accountant|accounts/i, kinds: { experienceLevel: 'fresher' } },
  { query: { search: 'part-time accountant' }, best: /account.*part-time/i, good: /account/i },
  { query: { search: 'wfh customer support' }, best: SUPPORT, kinds: { jobType: 'remote' } },
  { query: { search: 'entry level nurse' }, best: /nurs/i, kinds: { experienceLevel: 'fresher' } },
  // Several words, of which not all can be had.
  { query: { search: 'python developer flask aws' }, best: /python|django/i, good: /backend/i },
  { query: { search: 'mechanical engineer solidworks' }, best: /design engineer|mechanical/i },
  { query: { search: 'accountant gst tally pune' }, best: /account/i, good: /tax|audit/i },
  {
    query: { search: 'warehouse supervisor night shift' },
    best: /warehouse/i,
    good: /inventory|production supervisor/i,
  },
  {
    query: { search: 'seo content writer' },
    best: /content writer|seo specialist/i,
    good: /content|digital marketing/i,
  },
  // Misspelt words.
  { query: { search: 'sofware enginer' }, best: SOFTWARE, good: /engineer/i },
  { query: { search: 'electical enginer' }, best: /electrical engineer/i, good: /electrical/i },
  { query: { search: 'digital marketting' }, best: /digital marketing/i, good: /marketing/i },
  { query: { search: 'recruter' }, best: /recruiter/i },
  { query: { search: 'accountent', location: 'Hydrabad' }, best: /accountant/i, place: /hyderabad/i },
  // Skills and companies.
  { query: { search: 'figma' }, best: /figma/i, fair: /figma/i },
  { query: { search: 'Vedarth Softworks developer' }, best: SOFTWARE, company: /vedarth/i },
  // Categories.
  {
    query: { category: 'finance' },
    best: /account|tax|audit|credit|payroll|cashier|relationship|loan|compliance|secretar/i,
  },
  {
    query: { category: 'marketing' },
    best: /marketing|seo|content|graphic|art director|e-commerce|marketplace|documentation/i,
  },
  {
    query: { category: 'engineering' },
    best: /engineer|civil|electrical|cnc|vmc|production|machin|quality|design|planning/i,
  },
];
