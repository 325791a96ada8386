import { NO_LEANING } from '../experience/experience-leaning';
import { experienceLines } from '../experience/experience-line';
import { experienceRules } from '../experience/experience-rules';
import { linesOf } from '../testing/lines-of';
import { assign, assignPrefixes } from './assign';

test.each([
  'Software Engineer, Globex Corporation, Pune | Jul 2021 - Present',
  'Globex Corporation\tPune\nSoftware Engineer (Contract) - Payments\tJul 2021 - Present',
])('a prefix of %j is assigned as it is alone', (text) => {
  const pieces = experienceLines(linesOf(text)).flatMap((line) => line.pieces);
  expect(pieces.length).toBeGreaterThan(3);
  const assignmentOf = assignPrefixes(pieces, experienceRules(NO_LEANING));
  for (let count = 1; count <= pieces.length; count += 1)
    expect(assignmentOf(count)).toEqual(assign(pieces.slice(0, count), experienceRules(NO_LEANING)));
});
