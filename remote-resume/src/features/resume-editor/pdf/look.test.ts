import { lookOf } from './look';
import { familyOf, NOTO_SANS, SANS, SERIF, SMALL_CAPITALS } from './sheet-font';

const faceOf = ([family, weight, style = 'normal']: readonly string[]) => {
  const text = document.createElement('p');
  text.style.fontFamily = familyOf(family ?? '');
  text.style.fontWeight = weight ?? '';
  text.style.fontStyle = style;
  return lookOf(text).face;
};

test.each([
  [[SERIF, '400', 'normal'], 'serif'],
  [[SERIF, '700', 'normal'], 'serif-bold'],
  [[SERIF, '400', 'italic'], 'serif-italic'],
  [[SMALL_CAPITALS, '700', 'normal'], 'small-capitals'],
  [[NOTO_SANS, '400', 'normal'], 'noto-sans'],
  [[NOTO_SANS, '600', 'normal'], 'noto-sans-bold'],
  [[SANS, '700', 'normal'], 'sans-bold'],
])('a text in %j is drawn in the face %s', (style, face) => {
  expect(faceOf(style)).toBe(face);
});

test('a text in a style that its family does not have is drawn in the face of the same weight', () => {
  expect(faceOf([SERIF, '700', 'italic'])).toBe('serif-bold');
  expect(faceOf([SMALL_CAPITALS, '400'])).toBe('small-capitals');
  expect(faceOf([SANS, '400', 'italic'])).toBe('sans');
});
