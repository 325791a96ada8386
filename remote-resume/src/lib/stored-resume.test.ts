import { resumeText } from '@kadam/resume-engine/resume-document';
import { loadResume, saveResume } from './stored-resume';

const NOTHING = { rewrites: [], skills: [], strengths: [] };
const store = (value: string) => sessionStorage.setItem('resume_editor_state', value);

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('stores a resume for this tab and restores it', () => {
  const stored = { document: { basics: { name: 'Asha' }, hobbies: ['chess'] }, suggestions: NOTHING };
  expect(saveResume(stored)).toBe(true);
  expect(loadResume()).toEqual(stored);
});

it.each(['{"document":', '{"document":{"work":"x"}}', 'null', '7', '{}'])('reads %s as an empty resume', (value) => {
  store(value);
  expect(loadResume()).toEqual({ document: {}, suggestions: NOTHING });
});

it('migrates a resume stored before the editor had entries', () => {
  store(JSON.stringify({ name: 'Asha', skills: 'Java, SQL', experience: 'Cook, Rose\nCooked', education: 'B.Com' }));
  const text = resumeText(loadResume().document);
  for (const part of ['Asha', 'Java, SQL', '- Cook, Rose\n- Cooked', 'B.Com']) expect(text).toContain(part);
});

it('returns false when the browser cannot store it', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(saveResume({ document: {}, suggestions: NOTHING })).toBe(false);
});
