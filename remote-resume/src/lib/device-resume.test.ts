import { earlierResumes, removeEarlier, setAside } from './device-resume';
import { NO_HINTS } from './stored-resume';

const written = (name: string) => ({ document: { basics: { name } }, ...NO_HINTS });
const names = () => earlierResumes(null).map(({ document }) => document.basics?.name);

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('retains the last five resumes that were set aside, each once', () => {
  for (const name of ['A', 'B', 'C', 'D', 'B', 'E', 'F']) expect(setAside(null, written(name))).toBe(true);
  expect(names()).toEqual(['F', 'E', 'B', 'D', 'C']);
});

it('removes a resume that was set aside', () => {
  for (const name of ['A', 'B']) setAside(null, written(name));
  removeEarlier(null, earlierResumes(null)[0]!.revision);
  expect(names()).toEqual(['A']);
  removeEarlier(null, earlierResumes(null)[0]!.revision);
  expect(localStorage).toHaveLength(0);
});

it('drops the oldest resumes where the browser has no space for all', () => {
  for (const name of ['A', 'B', 'C']) setAside(null, written(name));
  const setItem = jest.spyOn(Storage.prototype, 'setItem');
  setItem.mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(setAside(null, written('D'))).toBe(true);
  expect(names()).toEqual(['D', 'C', 'B']);
  setItem.mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(setAside(null, written('E'))).toBe(false);
  expect(names()).toEqual(['D', 'C', 'B']);
});

it('ignores damaged versions', () => {
  localStorage.setItem('kadam.earlierResumes', '[{"revision":"1","document":{"work":7}},null,"x"]');
  expect(names()).toEqual([]);
  localStorage.setItem('kadam.earlierResumes', '{');
  expect(names()).toEqual([]);
});
