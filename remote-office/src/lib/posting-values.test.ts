import { NEW_POSTING } from '@kadam/shared/contract/postings';
import { fieldsOf, previewOf, valuesOf } from './posting-values';

const NURSE = {
  ...NEW_POSTING,
  jobName: 'Staff Nurse',
  category: 'healthcare' as const,
  skills: ['Triage', 'BLS'],
  requirements: ['GNM, with two years'],
  ctc: 4.8,
  noticePeriod: 30,
  workingDays: 'Monday to Friday',
  expiresOn: '2026-12-31',
};

test('a posting is unchanged by the form', () => {
  expect(fieldsOf(valuesOf(NURSE))).toEqual(NURSE);
  expect(fieldsOf(valuesOf(NEW_POSTING))).toEqual(NEW_POSTING);
});

test('skills are separated by commas or lines, without duplicates', () => {
  expect(fieldsOf({ ...valuesOf(NURSE), skills: ' Triage, BLS\n\nTriage ' }).skills).toEqual(['Triage', 'BLS']);
});

test('the preview omits an incomplete number', () => {
  expect(previewOf({ ...valuesOf(NURSE), ctc: '4.x' }, undefined)).toMatchObject({ ctc: null, noticePeriod: 30 });
});
