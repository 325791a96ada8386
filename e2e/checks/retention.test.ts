import { APPLICATION_KEPT_YEARS } from '@kadam/shared/contract/applications';
import { RESUME_KEPT_MONTHS } from '@kadam/shared/contract/resume-files';
import { privacy } from '../../remote-marketing/src/content/privacy';

test('the privacy page names the periods after which housekeeping removes resumes and applications', () => {
  const said = JSON.stringify(privacy.sections.find(({ id }) => id === 'how-long'));
  expect(said).toContain(`Resumes: ${RESUME_KEPT_MONTHS} months after`);
  expect({ 3: 'three' }[APPLICATION_KEPT_YEARS]).toBe('three');
  expect(said).toContain('Applications and enrolments: three years after');
});
