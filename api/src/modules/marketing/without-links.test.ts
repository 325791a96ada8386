import { withoutLinks } from './contact-mail';

test.each([
  ['See https://evil.example/win?a=1 now', 'See [link] now'],
  ['(HTTP://evil.example)', '[link]'],
  ['www.evil.example/x is fine', '[link] is fine'],
  ['mailto:win@evil.example', '[link]'],
  ['javascript:alert(1)', '[link]'],
  ['At 10:30 or note:this', 'At 10:30 or note:this'],
  ['evil.example', 'evil.\u200bexample'],
  ['win@evil.example', 'win@evil.\u200bexample'],
  ['evil。example', 'evil。\u200bexample'],
  ['B.Tech, 4.5 LPA. Thanks.', 'B.\u200bTech, 4.\u200b5 LPA. Thanks.'],
  ['Hours: nine to five', 'Hours: nine to five'],
])('%j is repeated as %j', (given, expected) => {
  expect(withoutLinks(given)).toBe(expected);
});

test('50,000 characters that almost form a link are processed quickly', () => {
  for (const piece of ['a', 'a.', 'www.', 'a:', 'a+']) {
    const start = performance.now();
    withoutLinks(piece.repeat(50_000 / piece.length));
    expect(performance.now() - start).toBeLessThan(500);
  }
});
