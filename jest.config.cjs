const { jestProject } = require('@kadam/shared/build/jest.cjs');

const browser = ['host', 'remote-marketing', 'remote-jobs', 'remote-learning', 'remote-resume', 'shared'];
const node = ['api', 'release', 'resume-engine', 'e2e'];

// A limit, not a wait: on a busy machine a test that renders a page takes a while.
const testTimeout = 20_000;

module.exports = {
  testTimeout,
  projects: [
    ...browser.map((folder) => jestProject(folder, 'browser')),
    ...node.map((folder) => jestProject(folder, 'node')),
  ],
};
