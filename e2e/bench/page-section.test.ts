import { withSection } from './page-section';

const PAGE = '# Benches\n\n## One\n\nold\n\n## Two\n\nstays\n';

test('a section is replaced where it stands and its neighbours stay', () => {
  expect(withSection(PAGE, '## One', '## One\n\nnew')).toBe('# Benches\n\n## One\n\nnew\n\n## Two\n\nstays\n');
  expect(withSection(PAGE, '## Two', '## Two\n\nnew')).toBe('# Benches\n\n## One\n\nold\n\n## Two\n\nnew\n');
});

test('a section that is not there yet comes last', () => {
  expect(withSection('# Benches\n', '## One', '## One\n\nnew')).toBe('# Benches\n\n## One\n\nnew\n');
});
