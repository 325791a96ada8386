import { roundTrips } from './round-trips';

const script = (startTime: number, responseEnd: number) => ({ name: 'a.js', startTime, responseEnd });

test('everything the document requests is one round trip, however long files take', () => {
  expect(roundTrips([script(160, 330), script(165, 700), script(170, 1200)], 200, 1500)).toBe(1);
});

test('a script requested after another has arrived is another round trip', () => {
  expect(roundTrips([script(160, 700), script(900, 1100), script(1150, 1300)], 200, 1500)).toBe(3);
});

test('a small script in the head does not add a round trip', () => {
  expect(roundTrips([script(160, 320), script(330, 900)], 400, 1500)).toBe(1);
});

test('what arrives after the code has run does not count', () => {
  expect(roundTrips([script(160, 700), script(900, 1600)], 200, 1500)).toBe(1);
});
