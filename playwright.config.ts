import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/test-run/tools.ts'
import { isProof } from './tests/support/sample.ts'

const executablePath = findChromium()
const deskTests = 'desk{,-*}.spec.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/playwright-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  // `npm test` goes each way once; its variants, tagged, are gone by the proof.
  ...(!isProof && { grepInvert: /@proof/ }),
  workers: 2,
  // A busy build machine may be late once. What passes only at the second try is named in the report.
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  outputDir: 'test-results',
  // The desk's tests run one after another on one server: its thousands of applications are made once, and no test sees
  // another's changes half done. They begin at once: at the end one worker would wait for the other.
  projects: [
    { name: 'desk', testMatch: deskTests, fullyParallel: false, workers: 1 },
    { name: 'site', testIgnore: deskTests },
  ],
  use: {
    browserName: 'chromium',
    // Emptied between two tests, instead of made anew: a tenth of the whole time.
    reuseContext: true,
    // What hangs is named, long before its test is over.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // Nobody watches: what moves costs time, and the tests that are about it turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        // Chromium's own sandbox needs rights that containers and root do not give; it opens only our pages.
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Nobody is outside: what a page asks for there fails at once, wherever the tests run.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
      ],
    },
  },
})
