import { placeText } from './place';

test.each<[unknown, string]>([
  ['Pune, Maharashtra', 'Pune, Maharashtra'],
  [{ city: 'Pune', state: 'Maharashtra', country: 'India' }, 'Pune, Maharashtra'],
  [{ city: 'Dubai', country: 'UAE' }, 'Dubai, UAE'],
  [{ address: { addressLocality: 'Pune', addressRegion: 'MH', addressCountry: { name: 'IN' } } }, 'Pune, MH'],
  [{ address: 'FC Road, Pune' }, 'FC Road, Pune'],
  [[{ address: { addressLocality: 'Pune' } }, { address: { addressLocality: 'Delhi' } }], 'Pune / Delhi'],
  [{ '@type': 'Country', name: 'India' }, 'India'],
  [{ address: { addressCountry: 'IN' } }, 'IN'],
])('the location %j is %j', (value, expected) => {
  expect(placeText(value)).toBe(expected);
});
