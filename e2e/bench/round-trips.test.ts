import { roundTrips } from './round-trips';

const script = (startTime: number, responseEnd: number) => ({ name: 'a.js', startTime, responseEnd });

test('what the document asks for by itself is one journey, however long each file takes', () => {
  expect(roundTrips([script(160, 330), script(165, 700), script(170, 1200)], 200, 1500)).toBe(1);
});

test('a script that is asked for once another has arrived is one journey more', () => {
  expect(roundTrips([script(160, 700), script(900, 1100), script(1150, 1300)], 200, 1500)).toBe(3);
});

test('a small script in the head does not make the others a second journey', () => {
  expect(roundTrips([script(160, 320), script(330, 900)], 400, 1500)).toBe(1);
});

test('what arrives after the code has run was not needed for it', () => {
  expect(roundTrips([script(160, 700), script(900, 1600)], 200, 1500)).toBe(1);
});
