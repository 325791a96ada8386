import { RESET_MINUTES } from '@kadam/shared/contract/account';
import { APPLICATION_RETENTION_YEARS } from '@kadam/shared/contract/applications';
import { BUILT_IN_PRIVACY, privacyPolicy } from '@kadam/shared/contract/privacy-policy';
import { DEFAULT_PRIVACY_FACTS } from '@kadam/shared/contract/privacy-settings';
import { builtInQuestions } from '@kadam/shared/contract/questions';

test('the privacy page states the retention of resumes and applications as it is set', () => {
  const retention = { ...DEFAULT_PRIVACY_FACTS.retention, resumes: 6 };
  const { parts } = privacyPolicy(BUILT_IN_PRIVACY, { ...DEFAULT_PRIVACY_FACTS, retention });
  const text = JSON.stringify(parts.find(({ title }) => title === 'How long we keep it'));
  expect(text).toContain('Resumes: 6 months after');
  expect(text).toContain('Applications: 3 years after');
  expect({ 3: 'three' }[APPLICATION_RETENTION_YEARS]).toBe('three');
  expect(text).toContain('at most three years');
});

test('the FAQ states the same retention', () => {
  const text = JSON.stringify(builtInQuestions());
  expect(text).toContain(
    `It stays on file for your next application until you remove it, at most for the time that our Privacy Policy states.`,
  );
  expect(text).toContain(`it works once, for ${RESET_MINUTES} minutes.`);
});
