// Which packages the archive takes: those that its sources import, and what these need in turn, as the lockfile has them.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const names = z.record(z.string(), z.string()).default({})
const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().default(''),
      license: z.string().default(''),
      dependencies: names,
      optionalDependencies: names,
      peerDependencies: names,
      dev: z.boolean().default(false),
    }),
  ),
})
export type Locked = z.infer<typeof lockfile>['packages']

export const readLockfile = (root: string): Locked =>
  lockfile.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))).packages

const IMPORTED = /(?:from|import|import\(|resolve\()\s*'([^'\n]+)'/g
const PACKAGE_NAME = /^(?:@[\w.-]+\/)?[\w][\w.-]*/
/** The fonts of papers are found by a name that is put together. */
const FONTS = /^@expo-google-fonts\//

/** Names of the packages that sources import; what Node and the product itself have is not among them. */
export function importedPackages(
  root: string,
  files: readonly string[],
  declared: readonly string[],
): readonly string[] {
  const found = files
    .filter((path) => /\.(tsx?|js|css)$/.test(path))
    .flatMap((path) => [...readFileSync(join(root, path), 'utf8').matchAll(IMPORTED)])
    .map(([, specifier = '']) => PACKAGE_NAME.exec(specifier)?.[0])
  return declared.filter((name) => found.includes(name))
}

/** Folders of the packages that a server of this machine needs: those imported, the fonts of papers, and its Node. */
export function serverPackages(root: string, locked: Locked, files: readonly string[]): readonly string[] {
  const declared = Object.keys(locked['']?.dependencies ?? {})
  const sources = files.filter((path) => /^(src|scripts)\//.test(path))
  const fonts = declared.filter((name) => FONTS.test(name))
  const node = `node-${process.platform}-${process.arch}`
  return closure(root, locked, [...importedPackages(root, sources, declared), ...fonts, node])
}

/** The packages and all that they need, each as its folder from the root, in order. Throws for one that is not installed. */
export function closure(root: string, locked: Locked, wanted: readonly string[]): readonly string[] {
  const taken = new Set<string>()
  const take = (folder: string) => {
    const found = locked[folder]
    if (taken.has(folder) || !found) return
    taken.add(folder)
    const needed = { ...found.dependencies, ...found.optionalDependencies, ...found.peerDependencies }
    for (const name of Object.keys(needed)) take(folderOf(locked, name, folder))
  }
  for (const name of wanted) {
    if (!existsSync(join(root, 'node_modules', name))) throw new Error(`${name} is not installed.`)
    take(`node_modules/${name}`)
  }
  return [...taken].filter((folder) => existsSync(join(root, folder))).sort()
}

/** Where Node finds a package that another one asks for: inside of it, or beside one further out. */
function folderOf(locked: Locked, name: string, from: string): string {
  const inside = `${from}/node_modules/${name}`
  if (locked[inside]) return inside
  const out = from.lastIndexOf('/node_modules/')
  return out === -1 ? `node_modules/${name}` : folderOf(locked, name, from.slice(0, out))
}
