import { RESET_MINUTES } from '@kadam/shared/contract/account';
import { APPLICATION_RETENTION_YEARS } from '@kadam/shared/contract/applications';
import { RETENTION } from '@kadam/shared/contract/privacy-settings';
import { builtInQuestions } from '@kadam/shared/contract/questions';
import { privacy } from '../../remote-marketing/src/content/privacy';

test('the privacy page states the retention of resumes and applications', () => {
  const said = JSON.stringify(privacy.sections.find(({ id }) => id === 'how-long'));
  expect(said).toContain(`Resumes: ${RETENTION.resumes.fallback} months after`);
  expect({ 3: 'three' }[APPLICATION_RETENTION_YEARS]).toBe('three');
  expect(said).toContain('Applications and enrollments: three years after');
});

test('the FAQ states the same retention', () => {
  const said = JSON.stringify(builtInQuestions());
  expect(said).toContain(
    `It stays on file for your next application until you remove it, at most ${RETENTION.resumes.fallback} months.`,
  );
  expect(said).toContain(`it works once, for ${RESET_MINUTES} minutes.`);
});
