import { layPages } from './sheet-pages';

const line = (top: number) => ({ top, bottom: top + 16, lead: 2, above: top - 5 });

it('shows one page for what fits on it', () => {
  expect(layPages([], 900)).toEqual({ gaps: [], papers: [{ top: 0, height: 1123 }], height: 1123 });
});

it('puts the first line of the next page at its upper margin', () => {
  const { gaps, papers, height } = layPages([line(1020)], 1500);
  expect(height).toBe(1155 + 1123);
  expect(papers).toEqual([
    { top: 0, height: 1123 },
    { top: 1155, height: 1123 },
  ]);
  // 1155 below the first margin is 48 below the upper edge of the second page.
  expect(gaps).toEqual([{ start: 1028, end: 1153, push: 135 }]);
});

it('counts what the pages before have moved down', () => {
  const { gaps, papers } = layPages([line(1020), line(2040)], 2100);
  expect(papers.map(({ top }) => top)).toEqual([0, 1155, 2310]);
  expect(gaps[1]).toEqual({ start: 2040 + 8 + 135, end: 2308, push: 135 });
});

it('lengthens a page by its placeholders', () => {
  const { papers } = layPages([{ ...line(1180), above: 1175 }], 1900);
  expect(papers).toEqual([
    { top: 0, height: 1175 + 96 },
    { top: 1175 + 96 + 32, height: 1123 },
  ]);
});
