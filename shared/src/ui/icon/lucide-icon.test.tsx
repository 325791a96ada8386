import { render } from '@testing-library/react';
import createLucideIcon from './lucide-icon';

const Cross = createLucideIcon({ size: 24, node: [['path', { d: 'M18 6 6 18', key: 'a' }]] });

test('an icon has the given size, the color of the text, and is hidden from screen readers', () => {
  const svg = render(<Cross size="1em" strokeWidth={3} className="mark" />).container.firstElementChild!;
  expect(Object.fromEntries([...svg.attributes].map(({ name, value }) => [name, value]))).toEqual({
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: '0 0 24 24',
    width: '1em',
    height: '1em',
    class: 'mark',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '3',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'aria-hidden': 'true',
  });
  expect(svg.firstElementChild?.getAttribute('d')).toBe('M18 6 6 18');
});

test('an icon with a label is read', () => {
  const svg = render(<Cross aria-label="Close" />).container.firstElementChild!;
  expect(svg.getAttribute('aria-label')).toBe('Close');
  expect(svg.hasAttribute('aria-hidden')).toBe(false);
  expect(svg.getAttribute('width')).toBe('24');
});
