const { default: Sequencer } = require('@jest/test-sequencer');

// Tests of half a minute. Jest knows how long a test takes only from an earlier run, and a clone
// has none: one of these at the end would leave a core idle.
const SLOW = [
  'release/src/runbook.nightly',
  'api/src/backup/backup',
  'release/src/operations/publish',
  'api/src/openapi-fuzzer',
  'api/src/modules/resume/resume-attack',
  'api/src/modules/resume-files/resume-files',
  'api/src/modules/resume-files/resume-folder',
  'api/src/killed.nightly',
  'api/src/server',
  'api/src/db/embedded',
  'e2e/restarts/restarts.nightly',
  'e2e/restarts/interrupted-calls.nightly',
  'e2e/checks/contract-types',
  'resume-engine/src/hostile-texts',
  'resume-engine/src/score/one-change',
].map((name) => `/${name}.test.ts`);

module.exports = class SlowFirst extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => (SLOW.some((end) => path.endsWith(end)) ? 0 : 1);
    return [...super.sort(tests)].sort((a, b) => rank(a) - rank(b));
  }
};
