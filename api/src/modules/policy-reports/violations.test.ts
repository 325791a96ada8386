import { violationsOf } from './violations';

const legacy = (directive: string, blocked: string) => ({
  'csp-report': { 'effective-directive': directive, 'blocked-uri': blocked },
});

test('both formats of browsers give the same violation', () => {
  const reports = [
    { type: 'csp-violation', body: { effectiveDirective: 'img-src', blockedURL: 'https://x.example/a' } },
  ];
  expect(violationsOf({ reports })).toEqual([{ directive: 'img-src', origin: 'https://x.example' }]);
  expect(violationsOf(legacy('img-src', 'https://x.example/b?c=d'))).toEqual(violationsOf({ reports }));
  expect(violationsOf({ 'csp-report': { 'violated-directive': "script-src 'self'", 'blocked-uri': 'eval' } })).toEqual([
    { directive: 'script-src', origin: 'eval' },
  ]);
});

test.each([
  ['', 'inline'],
  ['trusted-types-sink', 'trusted-types-sink'],
  ['https://asha:secret@x.example:8443/profile/7?email=asha@example.in', 'https://x.example:8443'],
  ['chrome-extension://abcdefghijklmnop/script.js', 'chrome-extension:'],
  ['not an address', 'other'],
  [`https://${'x'.repeat(60)}.${'y'.repeat(60)}.example/`, 'other'],
])('of the blocked URL %j only %s is stored', (blocked, origin) => {
  expect(violationsOf(legacy('connect-src', blocked))).toEqual([{ directive: 'connect-src', origin }]);
});

test('other kinds of reports, and those without a directive, are not counted', () => {
  const reports = [{ type: 'deprecation', body: { blockedURL: 'https://x.example' } }, { type: 'csp-violation' }];
  expect(violationsOf({ reports })).toEqual([]);
  expect(violationsOf(legacy('<script>', ''))).toEqual([]);
  expect(violationsOf({})).toEqual([]);
});
