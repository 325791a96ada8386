import { itJudges } from '../../testing/check-table';
import { ANANYA } from '../../testing/ananya';

const [latest, first] = ANANYA.experience ?? [];
const bullets = (...texts: readonly string[]) => ({ experience: [{ ...latest, bullets: texts }] });

itJudges([
  { id: 'E1', status: 'pass', when: 'title, employer and dates stand there', message: 'All 2 of your jobs' },
  { id: 'E1', status: 'warn', when: 'the employer is missing', changes: { experience: [{ ...latest, company: '' }] }, message: 'we did not find the employer', evidence: ['Java Developer'] },
  { id: 'E1', status: 'pass', when: "a fresher's projects are complete", without: ['experience'], message: 'internships and projects' },
  { id: 'E1', status: 'fail', when: 'there is nothing', without: ['experience', 'projects'], message: 'no jobs, internships or projects' },
  { id: 'E2', status: 'pass', when: 'most bullets have a number', message: '9 of 9 bullets have a number.' },
  { id: 'E2', status: 'warn', when: 'one of four has one', changes: bullets('Cut costs by 12%', 'Wrote code in Java 8', 'Joined the firm in 2019', 'Tested pages'), message: '1 of 4 bullets has a number.', evidence: ['Wrote code in Java 8', 'Joined the firm in 2019'] },
  { id: 'E2', status: 'fail', when: 'none has one', changes: bullets('Reduced waiting times'), evidence: ['Reduced waiting times'] },
  { id: 'E3', status: 'pass', when: 'bullets begin with a verb', message: '9 of 9 bullets' },
  { id: 'E3', status: 'warn', when: 'two of three do', changes: bullets('Built a shop', 'Successfully led a team', 'The shop was nice'), evidence: ['The shop was nice'] },
  { id: 'E3', status: 'fail', when: 'none does', changes: bullets('Responsible for shops', 'Assisted the manager'), evidence: ['Responsible for shops'] },
  { id: 'E4', status: 'pass', when: 'bullets begin differently' },
  { id: 'E4', status: 'warn', when: 'three begin alike', changes: bullets('Built a', 'Building b', 'Built c', 'Led d'), message: '3 bullets begin with "Built"', evidence: ['Built a', 'Building b', 'Built c'] },
  { id: 'E4', status: 'fail', when: 'four begin alike', changes: bullets('Built a', 'Built b', 'Built c', 'Built d') },
  { id: 'E4', status: 'skip', when: 'there are two bullets', changes: bullets('Built a', 'Built b') },
  { id: 'E5', status: 'pass', when: 'no phrase is weak' },
  { id: 'E5', status: 'warn', when: 'one of five is weak', changes: bullets('Built a shop', 'Led a team', 'Sold a car', 'Was given awards', 'Taught pupils'), evidence: ['Was given awards'] },
  { id: 'E5', status: 'fail', when: 'most are weak', changes: bullets('Responsible for building shops', 'The report was written by me'), message: '"responsible for" and "was written"' },
  { id: 'E5', status: 'skip', when: 'there are no bullets', without: ['experience', 'projects'] },
  { id: 'E6', status: 'pass', when: 'dates follow each other' },
  { id: 'E6', status: 'warn', when: 'two full-time jobs overlap', changes: { experience: [latest!, { ...first, dates: 'Jun 2021 - Dec 2024' }] }, evidence: ['Java Developer', 'Associate'] },
  { id: 'E6', status: 'fail', when: 'a job ends before it begins', changes: { experience: [{ ...latest, dates: 'Apr 2023 - Jan 2020' }] }, evidence: ['Apr 2023 - Jan 2020'] },
  { id: 'E6', status: 'fail', when: 'a job begins in the future', changes: { experience: [{ ...latest, dates: 'Apr 2031 - Present' }] } },
  { id: 'E6', status: 'skip', when: 'there are no dates', without: ['experience'] },
  { id: 'E7', status: 'pass', when: 'the latest jobs have three to seven bullets' },
  { id: 'E7', status: 'warn', when: 'one has one bullet', changes: { experience: [latest!, { ...first, bullets: ['Built it'] }] }, evidence: ['Associate Java Developer'] },
  { id: 'E7', status: 'fail', when: 'none has any', changes: { experience: [{ ...latest, bullets: [] }] }, message: 'has 0 bullets' },
  { id: 'E8', status: 'pass', when: 'there are no empty words' },
  { id: 'E8', status: 'warn', when: 'there are three', changes: { summary: 'Dynamic team player, quick learner.' }, evidence: ['Dynamic team player'] },
  { id: 'E8', status: 'fail', when: 'there are six', changes: { summary: 'I am a dynamic, hardworking team player and quick learner, very passionate about my work.' }, message: '8 empty words: "dynamic"' },
  { id: 'E9', status: 'pass', when: 'every word is spelled right', message: 'no spelling mistakes' },
  { id: 'E9', status: 'pass', when: 'British and Indian words are used', changes: { summary: 'Organised a programme in the centre, analysed colour samples worth two lakh and trained freshers in upskilling.' } },
  { id: 'E9', status: 'fail', when: 'words are misspelled', changes: { summary: 'Recieved an award for managment of the the new enviroment and its responsibilty.' }, message: '"recieved"|"managment"', evidence: ['Recieved an award'] },
  { id: 'E9', status: 'skip', when: 'there is no text', without: ['experience', 'projects', 'summary', 'achievements'] },
]); // prettier-ignore
