import { postingsSearchText, readPostingsSearch } from './postings-search';

test.each([
  ['', { q: '', state: '', sort: '-created', page: 1 }],
  ['?q=nurse&employer=Rose+Mills&state=draft&sort=title&page=3', { q: 'nurse', employer: 'Rose Mills', page: 3 }],
])('the URL %s keeps its filters', (text, search) => {
  const read = readPostingsSearch(new URLSearchParams(text));
  expect(read).toMatchObject(search);
  expect(postingsSearchText(read)).toBe(text);
});

test('unknown values of a URL are ignored', () => {
  const read = readPostingsSearch(new URLSearchParams('?state=gone&sort=pay&page=0'));
  expect(read).toMatchObject({ state: '', sort: '-created', page: 1 });
});
