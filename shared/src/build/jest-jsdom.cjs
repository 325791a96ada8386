const { TestEnvironment } = require('jest-environment-jsdom');

// Below the ephemeral ports of Linux (ip_local_port_range, from 32,768).
const FIRST_PORT = 20_000;
const PORTS = 10_000;

/**
 * jsdom with a port of this process in the page's origin: a server that a test starts on
 * `location.port` receives the calls of the page. A process runs one test file at a time.
 */
module.exports = class extends TestEnvironment {
  constructor({ projectConfig, ...config }, context) {
    const url = `http://127.0.0.1:${FIRST_PORT + (process.pid % PORTS)}/`;
    const testEnvironmentOptions = { url, ...projectConfig.testEnvironmentOptions };
    super({ ...config, projectConfig: { ...projectConfig, testEnvironmentOptions } }, context);
  }
};
