import type { ParsedResume } from '../src/index';
import { foldDates, foldDegree, foldPhone } from './fold';
import { nothingRead } from './nothing-read';
import { rankCorrelation } from './rank-correlation';
import type { Measured } from './measured';
import { missesOf, reportOf } from './report';
import { scoreFile } from './score';

const truth = {
  contact: { full_name: 'Asha Rao', phone: '+91 98765 43210' },
  experience: [{ title: 'Data Engineer', company: 'Deccan Lending Technologies', dates: 'Apr 2019 - Present' }],
  education: [{ degree: 'B.Sc. in Physics', institution: 'Fergusson College' }],
  skills: ['SQL', 'Python'],
};

const read: ParsedResume = {
  ...nothingRead,
  contact: { ...nothingRead.contact, name: 'ASHA  RAO', phone: '098765-43210' },
  experience: [
    {
      role: 'Data Engineer',
      company: 'Deccan Lending Technologies Pune',
      startDate: "Apr'19",
      endDate: 'till date',
      location: '',
      bullets: [],
    },
  ],
  education: [{ institution: 'Pune', degree: 'B.Sc.', field: 'Physics', startDate: '', endDate: '', bullets: [] }],
  skills: ['SQL', 'Excel'],
};

const measured = (isHeldOut: boolean): Measured => ({
  path: `fixtures/${isHeldOut ? 'held-out' : 'tuned'}/family/file.pdf`,
  truth: { ...truth, family: 'family' },
  isHeldOut,
  score: scoreFile(truth, isHeldOut ? nothingRead : read),
  parseRate: isHeldOut ? 0 : 1,
  judged: [{ field: 'name', confidence: 0.7, isRight: !isHeldOut }],
  milliseconds: 12,
});

describe('comparison with the truth file', () => {
  it.each([
    ["Apr'19 - till date", 'April 2019 – Present'],
    ['01.04.2019 to 30.06.2020', 'Apr. 2019 - 06/2020'],
    ['2019-04 - 2020', 'Apr 2019 - 2020'],
  ])('%s equals %s after folding', (first, second) => {
    expect(foldDates(first)).toBe(foldDates(second));
  });

  it('does not confuse months', () =>
    expect(foldDates('Apr 2019 - Present')).not.toBe(foldDates('May 2019 - Present')));
  it('folds the country code of a phone number', () =>
    expect(foldPhone('+91 98765-43210')).toBe(foldPhone('098765 43210')));
  it('folds the "in" of a degree', () => expect(foldDegree('B.Sc. in Physics')).toBe(foldDegree('B.Sc. Physics')));

  it('counts equal values as strict matches and similar ones as lenient', () => {
    const { strict, lenient } = scoreFile(truth, read);
    expect(strict).toMatchObject({
      name: { wanted: 1, found: 1, right: 1 },
      phone: { right: 1 },
      dates: { right: 1 },
      degree: { right: 1 },
      company: { wanted: 1, found: 1, right: 0 },
      institution: { right: 0 },
      skills: { wanted: 2, found: 2, right: 1 },
    });
    expect(lenient).toMatchObject({ company: { right: 1 }, institution: { right: 0 } });
  });

  it('ignores fields that are missing in the truth', () => {
    expect(scoreFile({ ...truth, unannotated: ['experience.company'] }, read).strict).not.toHaveProperty('company');
  });

  it('reports tuned and held-out files separately, and no value of a held-out file', () => {
    const all = [measured(false), measured(true)];
    expect(reportOf(all)).toMatch(/^name +1 +100\.0 +100\.0 +1 +0\.0 +0\.0 +100\.0$/m);
    expect(missesOf(all)).toContain('tuned/family');
    expect(missesOf([measured(true)])).toBe('');
  });

  it('reports the confidence of values and how often they were correct', () =>
    expect(reportOf([measured(false), measured(true)])).toMatch(
      /^confidence 0\.60 to 0\.80 +1 +70\.0 +100\.0 +1 +70\.0 +0\.0$/m,
    ));
});

describe('rank correlation', () => {
  it('is 1, -1 or undefined', () => {
    expect(
      rankCorrelation([
        [1, 10],
        [2, 20],
        [9, 30],
      ]),
    ).toBe(1);
    expect(
      rankCorrelation([
        [1, 30],
        [2, 20],
        [9, 10],
      ]),
    ).toBe(-1);
    expect(
      rankCorrelation([
        [1, 5],
        [2, 5],
      ]),
    ).toBeUndefined();
  });

  it('handles equal values', () =>
    expect(
      rankCorrelation([
        [1, 1],
        [1, 2],
        [2, 3],
      ]),
    ).toBeCloseTo(0.866, 3));
});
