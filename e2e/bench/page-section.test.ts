import { withSection } from './page-section';

const PAGE = '# Benches\n\n## One\n\nold\n\n## Two\n\nstays\n';

test('a section is replaced in place', () => {
  expect(withSection(PAGE, '## One', '## One\n\nnew')).toBe('# Benches\n\n## One\n\nnew\n\n## Two\n\nstays\n');
  expect(withSection(PAGE, '## Two', '## Two\n\nnew')).toBe('# Benches\n\n## One\n\nold\n\n## Two\n\nnew\n');
});

test('a new section is appended', () => {
  expect(withSection('# Benches\n', '## One', '## One\n\nnew')).toBe('# Benches\n\n## One\n\nnew\n');
});
