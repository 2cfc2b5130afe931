import { defineConfig, devices } from '@playwright/test';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/servers.ts',
  outputDir: '../.idavoll/e2e',
  reporter: 'list',
  workers: 2,
  timeout: 180_000,
  // A busy machine is not a broken page.
  expect: { timeout: 20_000 },
  use: {
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ARGS },
    trace: 'off',
  },
  projects: [
    { name: 'desk', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      testMatch: /(local|online)\.spec\.ts/,
      use: { ...devices['Pixel 7'], defaultBrowserType: 'chromium' },
    },
  ],
});
