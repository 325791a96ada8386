import { ScrollMemory } from './scroll-memory';

beforeEach(() => window.sessionStorage.clear());

test('positions survive a reload of the tab', () => {
  const memory = new ScrollMemory();
  memory.note('entry', 640);
  memory.save();
  expect(new ScrollMemory().positionOf('entry')).toBe(640);
});

test('an entry that was not scrolled is at the top', () => {
  expect(new ScrollMemory().positionOf('unknown')).toBe(0);
});

test.each(['rubbish', '{}', '[1, ["entry", "far"]]'])('%s in storage is ignored', (text) => {
  window.sessionStorage.setItem('kadam.scroll', text);
  expect(new ScrollMemory().positionOf('entry')).toBe(0);
});

test('only the last fifty entries are stored', () => {
  const memory = new ScrollMemory();
  for (let index = 0; index < 60; index += 1) memory.note(`entry ${index}`, 10);
  memory.save();
  const later = new ScrollMemory();
  expect([later.positionOf('entry 9'), later.positionOf('entry 10')]).toEqual([0, 10]);
});

test('nothing throws without storage', () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => new ScrollMemory().save()).not.toThrow();
  setItem.mockRestore();
});
