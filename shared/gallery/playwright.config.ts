import { defineConfig } from '@playwright/test';

const port = Number(process.env.PORT ?? 3051);

/** The gallery in a real browser: `CHROMIUM_PATH=… npx playwright test --config shared/gallery`. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  // Its own folder, because each run empties it, and the other browser tests may run at the same
  // time.
  outputDir: './test-results',
  workers: 1,
  forbidOnly: process.env.CI === 'true',
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
    },
  },
  webServer: {
    command: 'node scripts/ui.mjs',
    cwd: '../..',
    env: { PORT: String(port), NODE_ENV: 'production' },
    url: `http://127.0.0.1:${port}`,
    timeout: 300_000,
  },
});
