import { skipWithout } from '../portal/skip-without';

const POPPLER = 'Poppler is not installed.';
const { CI } = process.env;

afterEach(() => {
  if (CI === undefined) delete process.env.CI;
  else process.env.CI = CI;
});

test.each([
  ['true', POPPLER, 'fails'],
  ['false', POPPLER, 'is skipped'],
  ['true', undefined, 'runs'],
  ['false', undefined, 'runs'],
])('with CI=%s and %j missing, a browser test %s', (ci, missing, becomes) => {
  process.env.CI = ci;
  const skip = jest.fn();
  const check = () => skipWithout({ skip }, missing);
  if (becomes === 'fails') expect(check).toThrow(POPPLER);
  else check();
  expect(skip.mock.calls).toEqual(becomes === 'is skipped' ? [[true, POPPLER]] : []);
});
