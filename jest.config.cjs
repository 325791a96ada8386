const { jestProject } = require('@kadam/shared/build/jest.cjs');

const browser = ['host', 'remote-marketing', 'remote-jobs', 'remote-learning', 'remote-resume', 'shared'];
const node = ['api', 'release', 'resume-engine', 'e2e'];

module.exports = {
  projects: [
    ...browser.map((folder) => jestProject(folder, 'browser')),
    ...node.map((folder) => jestProject(folder, 'node')),
  ],
};
