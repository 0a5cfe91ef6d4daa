import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/environment/longest-first.ts';
import { patience } from './scripts/environment/patience.ts';

export default defineConfig({
  test: {
    passWithNoTests: false,
    // A test waits for PostgreSQL, a browser or a clock most of the time: on two cores one at a time leaves a core idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    testTimeout: patience.test,
    hookTimeout: patience.test,
    teardownTimeout: patience.step,
    expect: { poll: { timeout: patience.step } },
    // On a shared machine a wait may be too short; what fails twice is a fault.
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        extends: true,
        test: {
          name: 'domain',
          include: ['domain/src/**/*.test.ts'],
          isolate: false,
          setupFiles: ['domain/src/testing/english-equality.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          isolate: false,
          globalSetup: ['server/src/testing/postgres-server.ts'],
          setupFiles: ['server/src/testing/unexpected-errors.ts', 'server/src/testing/compiled-queries.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['web/{src,build}/**/*.test.{ts,tsx}'],
          isolate: false,
          setupFiles: ['domain/src/testing/english-equality.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'scripts', include: ['scripts/**/*.test.ts', 'packages/**/*.test.ts'], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['e2e/**/*.spec.ts'],
          isolate: false,
          globalSetup: ['e2e/fixtures/prepared.ts'],
        },
      },
    ],
  },
});
