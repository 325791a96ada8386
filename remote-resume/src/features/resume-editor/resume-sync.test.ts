import { earlierResumes, loadDeviceResume, type StoredResume } from '../../lib/device-resume';
import { NO_HINTS, openResume } from '../../lib/stored-resume';
import { createResumeSync, type SyncState } from './resume-sync';

/** A tab of a visitor; both tabs of a test have the session storage of the last one that wrote. */
function tab() {
  sessionStorage.clear();
  const opened = openResume(null);
  let resume: StoredResume = opened;
  let state: SyncState = { isStored: true };
  const sync = createResumeSync({
    owner: null,
    opened,
    current: () => resume,
    show: (shown) => (resume = shown),
    onState: (next) => (state = next),
  });
  return {
    ...sync,
    write: (name: string) => (resume = { document: { basics: { name } }, ...NO_HINTS }),
    name: () => resume.document.basics?.name,
    state: () => state,
  };
}

const onDevice = () => loadDeviceResume(null)?.document.basics?.name;
const earlier = () => earlierResumes(null).map(({ document }) => document.basics?.name);

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a tab without changes of its own follows another tab', () => {
  const [one, two] = [tab(), tab()];
  one.write('Asha');
  one.save();
  two.catchUp();
  expect(two.name()).toBe('Asha');
  two.write('Asha Rao');
  two.save();
  one.catchUp();
  expect(one.name()).toBe('Asha Rao');
  expect([one.state(), two.state(), earlier()]).toEqual([{ isStored: true }, { isStored: true }, []]);
});

test('a visit without a text leaves nothing on the device', () => {
  const one = tab();
  one.save();
  expect(localStorage).toHaveLength(0);
});

test('a tab that is only opened does not store the resume again', () => {
  const one = tab();
  one.write('Asha');
  one.save();
  const before = loadDeviceResume(null)?.revision;
  tab().save();
  expect(loadDeviceResume(null)?.revision).toBe(before);
});

describe('when two tabs were changed at once', () => {
  function diverged() {
    const [one, two] = [tab(), tab()];
    one.write('Asha');
    two.write('Ravi');
    one.save();
    return { one, two };
  }

  test.each(['save', 'catchUp'] as const)('nothing is overwritten, and the later tab asks (%s)', (step) => {
    const { two } = diverged();
    two[step]();
    expect(two.state()).toMatchObject({ isStored: true, other: { document: { basics: { name: 'Asha' } } } });
    expect([onDevice(), earlier()]).toEqual(['Asha', ['Ravi']]);
  });

  test('the version of this tab can be used, and the other one is set aside', () => {
    const { one, two } = diverged();
    two.save();
    two.use('this');
    one.catchUp();
    expect([one.name(), two.name(), onDevice(), earlier()]).toEqual(['Ravi', 'Ravi', 'Ravi', ['Asha']]);
    expect(two.state()).toEqual({ isStored: true });
  });

  test('the version of the other tab can be used, and this one is set aside', () => {
    const { two } = diverged();
    two.save();
    two.write('Ravi K');
    two.use('other');
    expect([two.name(), onDevice(), earlier()]).toEqual(['Asha', 'Asha', ['Ravi K']]);
    expect(two.state()).toEqual({ isStored: true });
  });

  test('equal texts are not a conflict', () => {
    const { two } = diverged();
    two.write('Asha');
    two.save();
    expect(two.state()).toEqual({ isStored: true });
  });

  test('nothing is overwritten where the browser has no space for both', () => {
    const { two } = diverged();
    two.save();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    two.use('this');
    expect(two.state()).toMatchObject({ isStored: false, other: {} });
    expect([two.name(), onDevice()]).toEqual(['Ravi', 'Asha']);
  });
});
