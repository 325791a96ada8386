import { isInBand, RATED_RESUMES, ratedText, scoreText } from '../fixtures/generate/rated-resumes';

const usage = `npm run bench:score -- [--unseen]
  the score of each resume rated by hand (docs/resume-rubric.md) beside its band
  --unseen   also the scores of the resumes that no rule may be changed for; otherwise only how many agree`;

void bench(process.argv.slice(2));

async function bench(args: readonly string[]): Promise<void> {
  if (args.includes('--help')) return console.log(usage);
  const hits = { tuned: 0, unseen: 0 };
  for (const rated of RATED_RESUMES) {
    const { overallScore, checks, ceiling } = await scoreText(ratedText(rated.resume));
    const isHit = isInBand(rated, overallScore);
    if (isHit) hits[rated.isUnseen ? 'unseen' : 'tuned'] += 1;
    if (rated.isUnseen && !args.includes('--unseen')) continue;
    const points = Math.round(checks.reduce((sum, check) => sum + check.points, 0));
    console.log(
      `${isHit ? ' ' : '✗'} ${rated.resume.padEnd(32)} ${rated.band.join('-').padEnd(7)} score ${overallScore}, points ${points}${ceiling ? `; ${ceiling.reason}` : ''}`,
    );
  }
  const unseen = RATED_RESUMES.filter(({ isUnseen }) => isUnseen).length;
  console.log(
    `In their band: ${hits.tuned} of ${RATED_RESUMES.length - unseen} tuned, ${hits.unseen} of ${unseen} unseen`,
  );
}
