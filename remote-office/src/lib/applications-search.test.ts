import { applicationsSearchText, NO_SEARCH, readApplicationsSearch } from './applications-search';

test.each([
  ['', NO_SEARCH],
  [
    '?q=asha&status=not_chosen&posting=p-1&messages=new&sort=name&page=3',
    { q: 'asha', status: 'not_chosen', posting: 'p-1', messages: 'new', sort: 'name', page: 3 },
  ],
])('%j is the search %j, and back', (text, search) => {
  expect(readApplicationsSearch(new URLSearchParams(text))).toEqual(search);
  expect(applicationsSearchText(readApplicationsSearch(new URLSearchParams(text)))).toBe(text);
});

test('an unknown status, order or page is none', () => {
  expect(readApplicationsSearch(new URLSearchParams('status=fired&sort=pay&page=-1'))).toEqual(NO_SEARCH);
});
