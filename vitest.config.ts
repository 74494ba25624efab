import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { COMPILED } from './scripts/prepare/node-binary.js'
import { ROOMY_FLAGS } from './src/testing/roomy-flags.ts'

// Programs that tests start, servers above all, keep what Node compiled of them.
Object.assign(process.env, { ...COMPILED, ...process.env })

/** As the product runs, but in much memory. */
const FLAGS = [...ROOMY_FLAGS, '--liftoff-only', '--expose-gc']

// Three projects: code without a browser, components in jsdom, journeys in Chromium against the built bundle. A worker keeps what it has
// loaded from one file to the next (modules, schedule, classifier, database, jsdom): to load it anew for each file took longer than
// the tests.
export default defineConfig({
  plugins: [react()],
  test: {
    // Far above what anything takes: a busy machine is no failure.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
    maxWorkers: availableParallelism(),
    isolate: false,
    execArgv: FLAGS,
    projects: [
      {
        extends: true,
        test: {
          name: 'code',
          environment: 'node',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['src/web/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'jsdom',
          include: ['src/web/**/*.test.{ts,tsx}'],
          setupFiles: ['src/web/testing/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          environment: 'node',
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: ['e2e/testing/demo-folder.ts'],
          // A browser has threads of its own: what fails is tried once more, and `npm test` names it where its log ends.
          retry: 1,
        },
      },
    ],
  },
})
