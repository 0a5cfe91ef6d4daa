import { defineConfig } from 'vitest/config';
import { patience } from './scripts/patience.ts';

export default defineConfig({
  test: {
    passWithNoTests: false,
    testTimeout: patience.test,
    hookTimeout: patience.test,
    teardownTimeout: patience.step,
    expect: { poll: { timeout: patience.step } },
    projects: [
      { extends: true, test: { name: 'domain', include: ['domain/src/**/*.test.ts'], isolate: false } },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          globalSetup: ['server/src/testing/postgres-server.ts'],
          setupFiles: ['server/src/testing/unexpected-errors.ts'],
        },
      },
      { extends: true, test: { name: 'web', include: ['web/src/**/*.test.{ts,tsx}'], isolate: false } },
      { extends: true, test: { name: 'scripts', include: ['scripts/**/*.test.ts'] } },
      { extends: true, test: { name: 'e2e', include: ['e2e/**/*.spec.ts'], fileParallelism: false } },
    ],
  },
});
