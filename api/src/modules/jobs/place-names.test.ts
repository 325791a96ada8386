import { askedPlaces } from './place-names';

const choices = (place: string) => askedPlaces(place).map((word) => word.choices.map((words) => words.join('&')));

test.each([
  ['Bangalore', [['bangalore', 'bengaluru', 'banglore']]],
  ['Gurg', [['gurg', 'gurugram']]],
  ['Pune, Maharashtra', [['pune', 'poona'], ['maharashtra']]],
  ['ban', [['ban']]],
  ['manga', [['manga']]],
  ['Navi Mumbai', [['navi'], ['mumbai', 'bombay']]],
  ['bang', [['bang', 'bengaluru']]],
])('%j asks for %j', (place, expected) => {
  expect(choices(place)).toEqual(expected);
});
