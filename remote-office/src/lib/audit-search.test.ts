import { auditSearchText, readAuditSearch } from './audit-search';

test.each([
  ['', { q: '', from: '', to: '', page: 1 }],
  ['?q=asha&from=2026-11-01&page=3', { q: 'asha', from: '2026-11-01', to: '', page: 3 }],
])('%j is the search %j, and back', (text, search) => {
  expect(readAuditSearch(new URLSearchParams(text))).toEqual(search);
  expect(auditSearchText(search)).toBe(text);
});

test.each(['0', '-1', '1.5', 'x'])('page %s is the first', (page) => {
  expect(readAuditSearch(new URLSearchParams({ page })).page).toBe(1);
});
