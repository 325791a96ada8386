/** @jest-environment node */
import { apiBaseDefinition, apiBaseOf } from './api-base.cjs';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['/backend', '/backend'],
  ['https://api.example/v1', 'https://api.example/v1'],
  ['http://127.0.0.1:4000', 'http://127.0.0.1:4000'],
])('the setting %j is the base %j', (KADAM_API_BASE, base) => {
  expect(apiBaseOf({ KADAM_API_BASE })).toBe(base);
});

test.each([
  'api',
  '//evil.example',
  '/api/',
  'ftp://api.example',
  'https://api.example/?a',
  "https://a.example/;'x'",
  'https://',
])('the setting %j is rejected with a message', (KADAM_API_BASE) => {
  expect(() => apiBaseOf({ KADAM_API_BASE })).toThrow('KADAM_API_BASE must be a path');
});

test('a bundle carries the base only where it is set', () => {
  expect(apiBaseDefinition({})).toEqual({});
  expect(apiBaseDefinition({ KADAM_API_BASE: '/backend' })).toEqual({ KADAM_API_BASE: '"/backend"' });
});
