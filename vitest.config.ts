import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          globalSetup: ['tests/support/vitest-setup-databases.ts'],
          setupFiles: ['tests/support/vitest-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'storage',
          include: ['tests/storage/**/*.test.ts'],
          globalSetup: ['tests/support/vitest-setup-databases.ts', 'tests/support/vitest-setup-s3.ts'],
          setupFiles: ['tests/support/vitest-setup.ts'],
          // One of them stops the S3 server for a while.
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'system',
          include: ['tests/system/**/*.test.ts'],
          setupFiles: ['tests/support/vitest-setup.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'durability',
          include: ['tests/durability/**/*.test.ts'],
          setupFiles: ['tests/support/vitest-setup.ts'],
          // Each of these starts, watches and kills processes, and wants the disk for itself.
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
