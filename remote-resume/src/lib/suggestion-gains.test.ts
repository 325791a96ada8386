import { exactScore, liveScore } from '@kadam/resume-engine/live-check';
import type { ResumeDocument } from '@kadam/resume-engine/resume-document';
import { suggestionGains, type SuggestionGains } from './suggestion-gains';
import { accepted, withSkill, type Suggestions } from './suggestions';

const ORIGINAL = 'Was responsible for testing 40 pages of the shop with Postman, SQL and JIRA every week';
const HIGHLIGHTS = [
  ORIGINAL,
  'Found 120 defects before release and reported each of them with steps, logs and pictures',
  'Reduced the time of a full test from five days to two with scripts in Cypress and JMeter',
  'Trained three new testers in writing test cases and in reading the database with SQL',
  'Planned the tests of 12 releases together with developers and the owner of the shop',
];
const WORK: ResumeDocument = {
  basics: {
    name: 'Asha Rao',
    email: 'asha.rao@gmail.com',
    phone: '+91 98765 43210',
    label: 'QA Engineer',
    location: { city: 'Pune', region: 'Maharashtra' },
    summary:
      'QA engineer with four years in online retail who plans, writes and automates tests for web shops and apps.',
  },
  skills: [{ keywords: ['Postman', 'SQL', 'JIRA', 'JMeter', 'Cypress'] }],
  work: [
    { position: 'QA Engineer', name: 'Haatvan Retail', startDate: '2021-04', highlights: HIGHLIGHTS },
    {
      position: 'Test Trainee',
      name: 'Deccan Software',
      startDate: '2020-01',
      endDate: '2021-03',
      highlights: ['Tested 25 forms of a bank by hand, and wrote a report of each within one working day'],
    },
  ],
  education: [{ studyType: 'B.Sc.', area: 'Statistics', institution: 'Fergusson College', endDate: '2019' }],
};
const inputOf = (document: ResumeDocument) => ({ document, pages: 1, asOf: new Date('2026-01-15T00:00:00Z') });
function scoreOf(document: ResumeDocument): number {
  const score = liveScore(inputOf(document));
  return score ? exactScore(score) : 0;
}

function gainsOf(document: ResumeDocument, suggestions: Partial<Suggestions>): SuggestionGains {
  const steps = suggestionGains(inputOf(document), { rewrites: [], skills: [], strengths: [], ...suggestions });
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

const bullet = (improved: string) => ({
  about: 'bullet' as const,
  original: ORIGINAL,
  improved,
});

it('gives the points that accepting a wording gains', () => {
  const better = bullet('Checked 40 pages of the shop every week with Postman, SQL and JIRA');
  const [measured] = gainsOf(WORK, { rewrites: [better] }).rewrites;
  expect(measured?.gain).toBeGreaterThan(0);
  expect(scoreOf(accepted(WORK, better)) - scoreOf(WORK)).toBeCloseTo(measured?.gain ?? 0, 6);
});

it('does not offer a wording that the checks object to', () => {
  expect(gainsOf(WORK, { rewrites: [bullet('Helped')] }).rewrites).toEqual([]);
});

it('does not offer a skill that lowers the score, and gives the points of the others', () => {
  const skills = ['Selenium', 'Test Planning', 'Regression Testing', 'Agile', 'Jenkins', 'Java'];
  let document = WORK;
  for (let [next] = gainsOf(document, { skills }).skills; next; [next] = gainsOf(document, { skills }).skills) {
    const before = scoreOf(document);
    document = withSkill(document, next.suggested);
    expect(scoreOf(document) - before).toBeCloseTo(next.gain, 6);
    skills.splice(skills.indexOf(next.suggested), 1);
  }
  for (const skill of skills) expect(scoreOf(withSkill(document, skill))).toBeLessThan(scoreOf(document));
});

const SUMMARY = {
  about: 'summary' as const,
  original: WORK.basics?.summary ?? '',
  improved: 'QA Engineer with 5+ years of experience at Haatvan Retail, skilled in Postman, SQL and JIRA.',
};
const BULLET = bullet('Checked 40 pages of the shop every week with Postman, SQL and JIRA');
const inTurn = [SUMMARY, BULLET, 'Selenium', 'Test Planning', 'Regression Testing', 'Java'];

it.each([
  ['from the first to the last', inTurn],
  ['from the last to the first', inTurn.toReversed()],
  ['with a skill between two wordings', [BULLET, 'Selenium', SUMMARY]],
])('never lowers the score, and keeps its promise, for suggestions accepted %s', (_, order) => {
  let document = WORK;
  let promised = 0;
  for (const one of order) {
    const { rewrites, skills } = gainsOf(document, typeof one === 'string' ? { skills: [one] } : { rewrites: [one] });
    const [offered] = [...rewrites, ...skills];
    if (!offered) continue;
    const before = scoreOf(document);
    document = typeof one === 'string' ? withSkill(document, one) : accepted(document, one);
    expect(scoreOf(document)).toBeGreaterThanOrEqual(before);
    promised += offered.gain;
  }
  expect(promised).toBeGreaterThan(0);
  expect(scoreOf(document) - scoreOf(WORK)).toBeCloseTo(promised, 6);
});
