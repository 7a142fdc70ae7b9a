import { configDefaults, defineConfig } from 'vitest/config'
import { testWorker } from './tests/support/node-flags.ts'
import { isProof } from './tests/support/sample.ts'

// A busy build machine may be late once. What passes only at the second try is named in the report.
const retry = process.env.CI ? 1 : 0

/** What another test goes through in small, or a long proof: gone by `npm run proof` alone. */
const exclude = [...configDefaults.exclude, ...(isProof ? [] : ['**/*.proof.test.ts'])]

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          execArgv: testWorker,
          env: { PSEUDO_LANGUAGE: 'on' },
          // Loading the server's modules takes longer than most files of tests; none of them keeps a state.
          isolate: false,
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'art/**/*.test.ts'],
          exclude,
          // Pages name the address of their stylesheet; otherwise Vitest has none for it.
          css: { include: /\?url$/ },
          globalSetup: ['tests/support/vitest-setup-databases.ts'],
          setupFiles: ['tests/support/vitest-setup.ts'],
          retry,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'storage',
          execArgv: testWorker,
          isolate: false,
          include: ['tests/storage/**/*.test.ts'],
          exclude,
          globalSetup: ['tests/support/vitest-setup-databases.ts', 'tests/support/vitest-setup-s3.ts'],
          setupFiles: ['tests/support/vitest-setup.ts'],
          // One of them stops the S3 server for a while.
          fileParallelism: false,
          retry,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'system',
          execArgv: testWorker,
          isolate: false,
          include: ['tests/system/**/*.test.ts'],
          exclude,
          globalSetup: ['tests/support/vitest-setup-databases.ts'],
          setupFiles: ['tests/support/vitest-setup.ts'],
          fileParallelism: false,
          retry,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          // In `npm run proof browsers` alone.
          name: 'browsers',
          include: ['tests/browsers/**/*.test.ts'],
          globalSetup: ['tests/support/vitest-setup-databases.ts'],
          setupFiles: ['tests/support/vitest-setup.ts'],
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          // In `npm run proof hostile`, `slow` and `soak` alone.
          name: 'proofs',
          include: ['tests/proofs/**/*.test.ts'],
          globalSetup: ['tests/support/vitest-setup-databases.ts'],
          setupFiles: ['tests/support/vitest-setup.ts'],
          fileParallelism: false,
          testTimeout: 1_800_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'durability',
          execArgv: testWorker,
          isolate: false,
          include: ['tests/durability/**/*.test.ts'],
          exclude,
          setupFiles: ['tests/support/vitest-setup.ts'],
          // Each of these starts, watches and kills processes, and wants the disk for itself.
          fileParallelism: false,
          retry,
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
