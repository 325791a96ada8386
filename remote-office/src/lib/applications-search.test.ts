import { applicationsSearchText, NO_SEARCH, readApplicationsSearch } from './applications-search';

test.each([
  ['', NO_SEARCH],
  [
    '?q=asha&status=not_chosen&posting=p-1&messages=new&sort=name&page=3',
    { q: 'asha', status: 'not_chosen', posting: 'p-1', messages: 'new', sort: 'name', page: 3 },
  ],
])('%j and the search %j convert to each other', (text, search) => {
  expect(readApplicationsSearch(new URLSearchParams(text))).toEqual(search);
  expect(applicationsSearchText(readApplicationsSearch(new URLSearchParams(text)))).toBe(text);
});

test('unknown statuses, orders and pages are ignored', () => {
  expect(readApplicationsSearch(new URLSearchParams('status=fired&sort=pay&page=-1'))).toEqual(NO_SEARCH);
});
