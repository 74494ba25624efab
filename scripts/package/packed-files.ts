// Which files of the repository the archive takes: what runs, what it reads, and what whoever runs it needs to know.
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Files and folders, from the root of the repository. */
const TAKEN = [
  '.env.example',
  'LICENSE',
  'NOTICE',
  'README.md',
  'data',
  'deploy/portage.service',
  'docs/import.md',
  'docs/operations',
  'docs/privacy.md',
  'docs/runbook.md',
  'docs/security.md',
  'package.json',
  'scripts/admissibility',
  'scripts/admissibility.ts',
  'scripts/backup',
  'scripts/backup.ts',
  'scripts/classify',
  'scripts/classify.ts',
  'scripts/duty',
  'scripts/duty.ts',
  'scripts/import',
  'scripts/import.ts',
  'scripts/origin',
  'scripts/origin.ts',
  'scripts/command-line.ts',
  'scripts/reference-folder.ts',
  'scripts/reference-update.ts',
  'scripts/restore.ts',
  'scripts/staff-invite.ts',
  'src/contract',
  'src/domain',
  'src/server',
  'src/texts',
  'src/words',
] as const

/** Tests and what only they use, and marks of the build. */
const LEFT_OUT = /\.test\.tsx?$|\/testing\/|\/\.[^/]+$/

/** Of a package: what is for building other programs, and weights of fonts that no paper is printed in. */
const LEFT_OUT_OF_PACKAGES = [
  /^node_modules\/node-(linux|darwin)-[\w-]+\/(include|share)\//,
  /^node_modules\/@expo-google-fonts\/[\w-]+\/(?!400Regular\/|600SemiBold\/)\d00\w+\//,
  /\/\.bin\//,
  /\.(map|d\.[cm]?ts)$/,
]

/** Paths of all files of the product itself that are kept in the repository, in order. */
export const sourceFiles = (root: string): readonly string[] => without(TAKEN.flatMap((path) => filesUnder(root, path)))

/** Paths of the built pages. Throws when they were not built. */
export const pageFiles = (root: string): readonly string[] => without(filesUnder(root, 'dist'))

/** Paths of the files of packages (`node_modules/big.js`); packages inside of them are packages of their own. */
export const packageFiles = (root: string, packages: readonly string[]): readonly string[] =>
  packages
    .flatMap((folder) => filesUnder(root, folder, 'node_modules'))
    .filter((path) => !LEFT_OUT_OF_PACKAGES.some((each) => each.test(path)))

const without = (paths: readonly string[]) => paths.filter((path) => !LEFT_OUT.test(path))

function filesUnder(root: string, path: string, leftOut = ''): readonly string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path]
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter(({ name }) => name !== leftOut)
    .map(({ name }) => `${path}/${name}`)
    .sort()
    .flatMap((each) => filesUnder(root, each, leftOut))
}
