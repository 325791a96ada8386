import { listSearchText, readListSearch } from './list-search';

const NONE = { q: '', state: '', from: '', to: '', sort: '', page: 1 };

test.each([
  ['', NONE],
  ['?q=asha&from=2026-11-01&page=3', { ...NONE, q: 'asha', from: '2026-11-01', page: 3 }],
])('%j and the search %j convert to each other', (text, search) => {
  expect(readListSearch(new URLSearchParams(text))).toEqual(search);
  expect(listSearchText(search)).toBe(text);
});

test.each(['0', '-1', '1.5', 'x'])('page %s is the first page', (page) => {
  expect(readListSearch(new URLSearchParams({ page })).page).toBe(1);
});
