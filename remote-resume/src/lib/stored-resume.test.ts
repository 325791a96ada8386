import { resumeText } from '@kadam/resume-engine/resume-document';
import { loadDeviceResume, saveDeviceResume } from './device-resume';
import { loadTabResume, NO_HINTS, openResume, saveTabResume } from './stored-resume';

const written = (name: string) => ({ document: { basics: { name } }, ...NO_HINTS });
const store = (value: string) => sessionStorage.setItem('resume_editor_state', value);
const opened = (owner: string | null = null) => {
  const { document, isDiverged, isRestored } = openResume(owner);
  return { name: document.basics?.name, isDiverged, isRestored };
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

it('stores a resume for this tab and restores it', () => {
  const document = { basics: { name: 'Asha' }, hobbies: ['chess'] };
  const stored = { ...NO_HINTS, document, notImported: ['House 7'] };
  expect(saveTabResume({ ...stored, owner: null, isEdited: true })).toBe(true);
  expect(loadTabResume(null)).toMatchObject(stored);
  expect(openResume(null)).toMatchObject({ ...stored, isRestored: false });
});

it.each(['{"document":', '{"document":{"work":"x"}}', 'null', '7', '{}'])('reads %s as an empty resume', (value) => {
  store(value);
  localStorage.setItem('kadam.resume', value);
  expect(openResume(null)).toEqual({
    document: {},
    ...NO_HINTS,
    device: undefined,
    isDiverged: false,
    isRestored: false,
  });
});

it('migrates a resume stored before the editor had entries', () => {
  store(JSON.stringify({ name: 'Asha', skills: 'Java, SQL', experience: 'Cook, Rose\nCooked', education: 'B.Com' }));
  const text = resumeText(openResume(null).document);
  for (const part of ['Asha', 'Java, SQL', '- Cook, Rose\n- Cooked', 'B.Com']) expect(text).toContain(part);
});

it('returns false when the browser cannot store it', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(saveTabResume({ ...written('Asha'), owner: null, isEdited: true })).toBe(false);
  expect(saveDeviceResume(null, written('Asha'))).toBeUndefined();
});

it('restores the resume of the device in a new tab', () => {
  saveDeviceResume(null, written('Asha'));
  expect(opened()).toEqual({ name: 'Asha', isDiverged: false, isRestored: true });
});

it('shows newer changes of the device in a tab without changes of its own', () => {
  const base = saveDeviceResume(null, written('Asha'))?.revision;
  saveTabResume({ ...written('Asha'), owner: null, base, isEdited: false });
  saveDeviceResume(null, written('Asha Rao'));
  expect(opened()).toEqual({ name: 'Asha Rao', isDiverged: false, isRestored: false });
});

it('reports that both the tab and the device have changes of their own', () => {
  const base = saveDeviceResume(null, written('Asha'))?.revision;
  saveTabResume({ ...written('Asha K'), owner: null, base, isEdited: true });
  expect(opened()).toEqual({ name: 'Asha K', isDiverged: false, isRestored: false });
  saveDeviceResume(null, written('Asha Rao'));
  expect(opened()).toEqual({ name: 'Asha K', isDiverged: true, isRestored: false });
});

it('does not restore a resume that was started over', () => {
  saveDeviceResume(null, { document: {}, ...NO_HINTS });
  expect(opened()).toEqual({ name: undefined, isDiverged: false, isRestored: false });
});

it('shows the resume of a member only to that member', () => {
  const base = saveDeviceResume('asha', written('Asha'))?.revision;
  saveTabResume({ ...written('Asha'), owner: 'asha', base, isEdited: false });
  for (const owner of [null, 'ravi']) expect(opened(owner).name).toBeUndefined();
  expect(opened('asha').name).toBe('Asha');
});

it("takes over a visitor's resume when the visitor logs in, so that the next visitor does not see it", () => {
  const base = saveDeviceResume(null, written('Asha'))?.revision;
  saveTabResume({ ...written('Asha'), owner: null, base, isEdited: false });
  expect(opened('asha')).toEqual({ name: 'Asha', isDiverged: false, isRestored: false });
  sessionStorage.clear();
  expect(opened('asha').name).toBe('Asha');
  expect(loadDeviceResume(null)).toBeUndefined();
});

it('asks a visitor who logs in and has another resume on this device', () => {
  saveDeviceResume('asha', written('Asha Rao'));
  const base = saveDeviceResume(null, written('Asha'))?.revision;
  saveTabResume({ ...written('Asha'), owner: null, base, isEdited: false });
  expect(opened('asha')).toEqual({ name: 'Asha', isDiverged: true, isRestored: false });
  expect(loadDeviceResume(null)).toBeUndefined();
});
