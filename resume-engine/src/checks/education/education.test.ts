import { itJudges } from '../../testing/check-table';
import { ANANYA } from '../../testing/ananya';

const [degree] = ANANYA.education ?? [];
const school = { degree: 'Class XII', institution: 'Kendriya Vidyalaya', dates: '2016' };
const [certificate] = ANANYA.certificates ?? [];

itJudges({
  'D1: pass when it has a heading': { evidence: ['Education'] },
  'D1: warn when it has none': { changes: { headings: { education: null } }, evidence: ['B.Tech'] },
  'D1: fail when there is none': { without: ['education'] },
  'D2: pass when there are degree, college and year': { evidence: ['B.Tech'] },
  'D2: warn when the year is missing': {
    changes: { education: [{ ...degree, dates: '' }] },
    message: 'lacks the year',
  },
  'D2: fail when there is no education': { without: ['education'] },
  'D3: pass when degree and subject are usual': { message: '"B.Tech" is understood.' },
  'D3: warn when the subject is missing': {
    changes: { education: [{ degree: 'B.Tech', institution: 'IIT' }] },
    message: 'subject is missing',
    fix: 'Write the subject beside the degree, such as B.Com in Accountancy.',
    evidence: ['B.Tech, IIT'],
  },
  'D3: pass when the subject is in brackets': { changes: { education: [{ degree: 'B.E. (Civil)' }] } },
  'D3: pass when school has a stream': { changes: { education: [{ degree: '10+2 (Medical)' }] } },
  'D3: fail when the degree is unknown': {
    changes: { education: [{ degree: 'Finishing', institution: 'Home' }] },
    message: '"Finishing" is not a degree we know.',
  },
  'D3: skip when there is no education': { without: ['education'] },
  'D4: pass when the grade has its scale': { evidence: ['CGPA 8.4/10'] },
  'D4: fail when the scale is missing': {
    changes: { education: [{ ...degree, grade: { value: 8.4, kind: 'cgpa' } }] },
    message: '"CGPA 8.4" has no scale',
    evidence: ['CGPA 8.4'],
  },
  'D4: fail when the grade exceeds its scale': {
    changes: { education: [{ ...degree, grade: { value: 11, scale: 10, kind: 'cgpa' } }] },
    fix: 'Correct the grade or its scale.',
  },
  'D4: fail when a fresher has no grade': {
    changes: { education: [school] },
    without: ['experience'],
    evidence: ['Class XII'],
  },
  'D4: skip when the grade is missing after four years of work': { changes: { education: [school] } },
  ...Object.fromEntries(
    ['MBBS', 'B.Ed', 'LL.M', 'B.Com', 'Bachelor of Science in Nursing'].map((name) => [
      `D3: pass when ${name} has no other subject`,
      { changes: { education: [{ degree: name }] } },
    ]),
  ),
  'D5: pass when there is only the degree': {},
  'D5: fail when class XII is listed after four years of work': {
    changes: { education: [degree!, school] },
    message: 'you can leave out your school entry.',
    evidence: ['Class XII'],
  },
  'D5: pass when a fresher lists class XII': { changes: { education: [degree!, school] }, without: ['experience'] },
  'D5: skip when there is no education': { without: ['education'] },
  'D6: pass when a certificate has issuer and year': { evidence: ['Oracle Certified'] },
  'D6: warn when no certificate has an issuer': {
    changes: { certificates: [{ name: 'Typing', date: 'Feb 2022' }] },
    fix: 'Add who issued it to "Typing".',
    evidence: ['Typing'],
  },
  'D6: fail when there are no certificates in an occupation that has them': {
    without: ['certificates'],
    message: 'no certificates',
  },
  'D6: fail when there are no certificates in an occupation with a vowel sound': {
    changes: { headline: 'HR Executive' },
    without: ['certificates'],
    fix: 'If you have one that matters for an HR Executive, add it with issuer and year.',
  },
  'D6: skip when the occupation has no certificates': {
    changes: { headline: 'Chef', experience: [{ title: 'Chef' }] },
    without: ['certificates'],
  },
  'D6: pass when the issuer is part of the name': {
    changes: { certificates: [{ name: 'SMSTS, CITB', date: 'Feb 2022' }] },
  },
  'D7: pass when all are valid': {},
  'D7: fail when one certificate is expired': {
    changes: { certificates: [{ ...certificate!, expires: 'Feb 2024' }] },
    message: 'Expired: Oracle',
    evidence: ['Oracle'],
  },
  'D7: fail when one certificate is listed twice': {
    changes: { certificates: [certificate!, certificate!] },
    message: 'Named twice',
  },
  'D7: skip when there are none': { without: ['certificates'] },
});
