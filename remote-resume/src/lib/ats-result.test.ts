import { analysisWith, responseWith, checkWith } from '../testing/analysis';
import { toAtsResult } from './ats-result';

const named = (name: string) => ({ contact: { name } });
const bare = { overallScore: 55, categoryScores: {} };

it('parses a whole response of our server', () => {
  const { parsedResume, enhancedResume, checks, ...rest } = analysisWith();
  const result = toAtsResult(responseWith());
  expect(result).toMatchObject({ overallScore: 72, parseRate: 86, issues: 2, panels: { tailoring: 36 }, checks });
  expect(result?.parts).toEqual(rest.parseRate);
  expect(result?.parsedResume).toEqual(parsedResume);
  expect(result?.enhancedResume).toEqual(enhancedResume);
});

it.each([
  ['in data.analysis', { data: { analysis: bare } }],
  ['in data itself', { data: bare }],
  ['at the top level', { analysis: bare }],
  ['as the response itself', bare],
])('finds the analysis %s', (_, response) => {
  expect(toAtsResult(response)?.overallScore).toBe(55);
});

it.each([
  ['parsedResume in the analysis', { data: { analysis: { ...bare, parsedResume: named('A') } } }],
  ['structuredResume in data', { data: { analysis: bare, structuredResume: named('A') } }],
  ['parsed in data', { data: { analysis: bare, parsed: named('A') } }],
  ['parsedResume at the top level', { data: { analysis: bare }, parsedResume: named('A') }],
  ['structuredResume at the top level', { data: { analysis: bare }, structuredResume: named('A') }],
  ['parsed at the top level', { data: { analysis: bare }, parsed: named('A') }],
])('finds %s', (_, response) => {
  expect(toAtsResult(response)?.parsedResume.contact.name).toBe('A');
});

it('reads the other spellings of a resume', () => {
  const parsed = {
    experience: [{ title: 'Tester', bullets: 'Tested\nReported' }],
    education: [{ year: '2020', details: ['First class'] }],
    projects: [{ technologies: 'Java, SQL' }],
    certifications: [{ name: 'ISTQB' }],
  };
  expect(toAtsResult({ ...bare, parsed })?.parsedResume).toMatchObject({
    experience: [{ role: 'Tester', bullets: ['Tested', 'Reported'] }],
    education: [{ endDate: '2020', bullets: ['First class'] }],
    projects: [{ technologies: ['Java', 'SQL'] }],
    certifications: ['ISTQB'],
  });
});

it('counts the weaknesses as issues where the server counts none', () => {
  expect(toAtsResult({ ...bare, weaknesses: ['One, with a comma', 'Two'] })).toMatchObject({
    issues: 2,
    weaknesses: ['One, with a comma', 'Two'],
  });
});

it('omits an unknown check and retains the others', () => {
  const checks = [checkWith({ id: 'E1' }), { id: 'Z1', status: 'perhaps' }];
  expect(toAtsResult({ ...bare, checks })?.checks.map(({ id }) => id)).toEqual(['E1']);
});

it('holds a score of no sense between 0 and 100', () => {
  expect(toAtsResult({ ...bare, overallScore: 240 })?.overallScore).toBe(100);
  expect(toAtsResult({ ...bare, overallScore: 'good' })?.overallScore).toBe(0);
});

it.each([[null], ['<html>'], [{}], [{ success: true, data: {} }], [[]]])('makes nothing of %p', (response) => {
  expect(toAtsResult(response)).toBeUndefined();
});
