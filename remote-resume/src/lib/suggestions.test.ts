import { fromParsedResume, resumeText } from '@kadam/resume-engine/resume-document';
import { responseWith } from '../testing/analysis';
import { toAtsResult } from './ats-result';
import { handOverOf } from './hand-over';
import { accepted, placeOf, readSuggestions, suggestionsOf, withSkill } from './suggestions';

const handOver = () => handOverOf(toAtsResult(responseWith())!);
const passed = () => fromParsedResume(handOver().parsedResume);

it('adds nothing to the resume by itself', () => {
  const text = resumeText(passed());
  expect(text).toContain('Was responsible for tests');
  expect(text).not.toContain('Owned the tests');
  expect(text).toContain('Summary\nTester.\n');
});

it('suggests better words for summary and bullets, hints without words, skills and strengths', () => {
  const { rewrites, skills, strengths } = suggestionsOf(handOver());
  expect(rewrites).toEqual([
    { about: 'summary', original: 'Tester.', improved: 'QA engineer with 4 years of testing shops.' },
    { about: 'bullet', original: 'Was responsible for tests', improved: 'Owned the tests' },
    { about: 'bullet', original: 'Tested the shop', note: 'Add a number.' },
  ]);
  expect(skills).toEqual(['Selenium']);
  expect(strengths).toEqual(handOver().strengths);
});

it('puts the better words into the place of the others, and nowhere else', () => {
  const [, bullet] = suggestionsOf(handOver()).rewrites;
  const text = resumeText(accepted(passed(), bullet!));
  expect(text).toBe(resumeText(passed()).replace('Was responsible for tests', 'Owned the tests'));
});

it('leaves a text alone that was changed since', () => {
  const [, bullet] = suggestionsOf(handOver()).rewrites;
  const document = { ...passed(), work: [{ highlights: ['Wrote tests'] }] };
  expect(placeOf(document, bullet!)).toBeUndefined();
  expect(accepted(document, bullet!)).toBe(document);
});

it('shows the section of an accepted summary or skill that the file did not have', () => {
  const document = { basics: { name: 'Asha' }, meta: { kadam: { sections: ['experience' as const] } } };
  const summary = { about: 'summary' as const, original: '', improved: 'Tester with four years in retail.' };
  const both = withSkill(accepted(document, summary), 'Selenium');
  expect(both.meta?.kadam?.sections).toEqual(['summary', 'skills', 'experience']);
});

it('survives the way through session storage, and reads rubbish as nothing', () => {
  const suggestions = suggestionsOf(handOver());
  expect(readSuggestions(JSON.parse(JSON.stringify(suggestions)))).toEqual(suggestions);
  expect(readSuggestions('rubbish')).toEqual({ rewrites: [], skills: [], strengths: [] });
});
