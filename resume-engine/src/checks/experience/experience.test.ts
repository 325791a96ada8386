import { itJudges } from '../../testing/check-table';
import { ANANYA } from '../../testing/ananya';

const [latest, first] = ANANYA.experience ?? [];
const bullets = (...texts: readonly string[]) => ({ experience: [{ ...latest, bullets: texts }] });

itJudges({
  'E1: pass when title, employer and dates are present': { message: 'All 2 jobs are complete.' },
  'E1: warn when the employer is missing': {
    changes: { experience: [{ ...latest, company: '' }] },
    message: 'we did not find the employer',
    evidence: ['Java Developer'],
  },
  "E1: pass when a fresher's projects are complete": {
    without: ['experience'],
    message: 'Your only project is complete.',
  },
  'E1: pass when a project names its technologies in a bullet': {
    changes: { projects: [{ title: 'Library System', bullets: ['Java, MySQL', 'Built a catalogue for 300 books'] }] },
    without: ['experience'],
    message: 'Your only project is complete.',
  },
  'E1: warn when one of two entries lacks something': {
    changes: { experience: [latest!, { ...first, company: '' }] },
    message: '1 of 2 entries lacks something.',
  },
  'E1: fail when there is no experience': {
    without: ['experience', 'projects'],
    message: 'no jobs, internships or projects',
  },
  'E1: pass when an internship has one date': {
    changes: { experience: [{ ...latest, dates: '2023', isInternship: true }], projects: [] },
    message: 'Your only internship is complete.',
  },
  'E2: pass when labels and lists of skills are not bullets': {
    changes: bullets(
      'Client : In-house',
      'Technologies: Java, Docker',
      'Java, MySQL',
      'Responsibilities at Rose Ltd.:',
      'Assignment #1',
      'Cut costs by 12%',
    ),
    message: 'Your only bullet has a number.',
  },
  'E2: pass when most bullets have a number': { message: 'All 9 bullets have a number.' },
  'E2: warn when one of four bullets has a number': {
    changes: bullets('Cut costs by 12%', 'Wrote code in Java 8', 'Joined the firm in 2019', 'Tested pages'),
    message: '1 of 4 bullets has a number.',
    fix: 'Add numbers that you know. For "Wrote code in Java 8" ask yourself: how many used it, or what did it save?',
    evidence: ['Wrote code in Java 8', 'Joined the firm in 2019'],
  },
  'E2: fail when no bullet has a number': {
    changes: bullets('Reduced waiting times'),
    evidence: ['Reduced waiting times'],
  },
  'E3: pass when bullets begin with a verb': { message: 'All 9 bullets begin with a strong verb.' },
  'E3: warn when two of three bullets do': {
    changes: bullets('Built a shop', 'Successfully led a team', 'The shop was nice'),
    evidence: ['The shop was nice'],
  },
  'E3: pass when a verb is rare': {
    changes: bullets('Covered 45 outlets a day', 'Head the credit cell', 'Embroidered 40 shawls'),
  },
  'E3: fail when no bullet does': {
    changes: bullets('Responsible for shops', 'Assisted the manager'),
    evidence: ['Responsible for shops'],
  },
  'E4: pass when bullets begin differently': {},
  'E4: warn when three bullets begin alike': {
    changes: bullets('Built a', 'Building b', 'Built c', 'Led d'),
    message: '3 bullets begin with "Built"',
    evidence: ['Built a', 'Building b', 'Built c'],
  },
  'E4: warn when three bullets begin with forms of a verb': {
    changes: bullets('Teaching chess', 'Taught music', 'Taught sums'),
    message: '3 bullets begin with "Teaching" or "Taught".',
    fix: 'Begin some of them with another word than "Teaching" or "Taught".',
  },
  'E4: fail when four bullets begin alike': { changes: bullets('Built a', 'Built b', 'Built c', 'Built d') },
  'E4: skip when there are two bullets': { changes: bullets('Built a', 'Built b') },
  'E5: pass when no phrase is weak': {},
  'E5: warn when one of five bullets is weak': {
    changes: bullets('Built a shop', 'Led a team', 'Sold a car', 'Was given awards', 'Taught pupils'),
    evidence: ['Was given awards'],
  },
  'E5: fail when all bullets are weak': {
    changes: bullets('Responsible for building shops', 'The report was written by me'),
    message: 'All 2 bullets use weak phrases: "responsible for" and "was written".',
    fix: 'Replace "responsible for" and "was written" with a verb for what you did yourself.',
  },
  'E5: skip when there are not bullets': { without: ['experience', 'projects'] },
  'E6: pass when jobs follow each other': {},
  'E6: warn when two full-time jobs overlap': {
    changes: { experience: [latest!, { ...first, dates: 'Jun 2021 - Dec 2024' }] },
    evidence: ['Java Developer', 'Associate'],
  },
  'E6: fail when a job ends before it begins': {
    changes: { experience: [{ ...latest, dates: 'Apr 2023 - Jan 2020' }] },
    evidence: ['Apr 2023 - Jan 2020'],
  },
  'E6: fail when a job begins in the future': { changes: { experience: [{ ...latest, dates: 'Apr 2031 - Present' }] } },
  'E6: skip when there are no dates': { without: ['experience'] },
  'E7: pass when the latest jobs have three to seven bullets': {},
  'E7: warn when one job has one bullet': {
    changes: { experience: [latest!, { ...first, bullets: ['Built it'] }] },
    evidence: ['Associate Java Developer'],
  },
  'E7: fail when no job has bullets': {
    changes: { experience: [{ ...latest, bullets: [] }] },
    message: 'has no bullets',
  },
  'E7: warn when the latest job is listed last and has one bullet': {
    changes: {
      experience: [
        first!,
        { title: 'Cook', dates: 'May 2014 - Jun 2015', bullets: ['a', 'b', 'c'] },
        { ...latest, bullets: ['Built it'] },
      ],
    },
    message: /^"Java Developer" has 1 bullet and "Associate Java Developer" has 4 bullets/,
  },
  'E7: warn when the latest job has one date and is listed last': {
    changes: {
      experience: [
        first!,
        { title: 'Cook', dates: 'May 2014 - Jun 2015', bullets: ['a', 'b', 'c'] },
        { title: 'Baker', dates: '2024', bullets: ['Baked bread'] },
      ],
    },
    message: /^"Baker" has 1 bullet and "Associate Java Developer" has 4 bullets/,
  },
  'E8: pass when there are no empty words': {},
  'E8: warn when there are three empty words': {
    changes: { summary: 'Dynamic team player, quick learner.' },
    evidence: ['Dynamic team player'],
  },
  'E8: fail when there are six empty words': {
    changes: { summary: 'I am a dynamic, hardworking team player and quick learner, very passionate about my work.' },
    message: 'We found 8 empty words: "dynamic"',
  },
  'E8: warn when an empty word is repeated': {
    changes: { summary: 'Dynamic leader of dynamic, very dynamic teams.' },
    message: /"dynamic" .3 times./i,
  },
  'E8: pass when there is one empty word': {
    changes: { summary: 'Very good at sums.' },
    message: 'We found only 1 empty word: "Very".',
  },
  'E8: pass when I is a numeral': {
    changes: { summary: 'Grade I player, I/O boards, Phase I trials.' },
    message: 'no empty words',
  },
  'E9: pass when every word is spelled correctly': { message: 'no spelling mistakes' },
  'E9: pass when British and Indian words are used': {
    changes: {
      summary:
        'Organised a programme in the centre, analysed colour samples worth two lakh and trained freshers in upskilling.',
    },
  },
  'E9: fail when several words are misspelled': {
    changes: { summary: 'Recieved an award for managment of the the new enviroment and its responsibilty.' },
    message: '"recieved"|"managment"',
    evidence: ['Recieved an award'],
  },
  'E9: warn when one word is misspelled': {
    changes: { summary: 'Java developer who works well under presure.' },
    message: '1 word may be misspelled: "presure".',
    fix: 'Check: presure → pressure.',
  },
  'E9: warn when a word of the declaration is misspelled': {
    changes: {
      extra: {
        heading: 'Declaration',
        kind: 'declaration',
        lines: ['All above is true to the best of my knowlege and belief.'],
      },
    },
    message: '"knowlege"',
  },
  'E9: warn when a heading is misspelled': {
    changes: { headings: { experience: 'Work Experiance' } },
    message: '"experiance"',
    fix: 'Check: experiance → experience.',
    evidence: ['Work Experiance'],
  },
  'E9: warn when the first word of a sentence is misspelled': {
    changes: { summary: 'Managd a shop in Pune.' },
    message: '"managd"',
  },
  'E9: pass when correct words are rare or British': {
    changes: {
      summary:
        'Prototyped a sharded store. A go-getter from 2019 onwards, moving towards whilst amongst learnt programmes.',
    },
  },
  'E9: skip when there is no text': { without: ['experience', 'projects', 'summary', 'achievements'] },
});
