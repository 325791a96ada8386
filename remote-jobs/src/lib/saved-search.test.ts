import { NO_FILTERS } from './active-filters';
import { queryOf, searchInWords, searchOf, suggestedName } from './saved-search';

const NURSES = { ...NO_FILTERS, search: 'nurse', location: 'Pune', jobType: ['onsite', 'remote'] as const, page: 3 };

it('is what narrows the search, under the names of the address, without the page', () => {
  expect(searchOf(NURSES)).toEqual({ search: 'nurse', location: 'Pune', jobType: 'onsite,remote' });
  expect(queryOf(searchOf(NURSES))).toBe('?search=nurse&location=Pune&jobType=onsite,remote');
});

it('leaves out bounds that contradict each other, by which nothing is searched', () => {
  expect(searchOf({ ...NURSES, minCTC: '9', maxCTC: '3' })).not.toHaveProperty('minCTC');
});

it('is described in words, which suggest its name', () => {
  expect(searchInWords(searchOf({ ...NURSES, minCTC: '3' }))).toBe('nurse, Pune, Onsite, Remote, From ₹3 lakh a year');
  expect(suggestedName({ search: 'x'.repeat(200) })).toHaveLength(80);
});
