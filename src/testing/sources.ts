// The sources of this product as tests of its rules read them.
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

export type Source = { readonly path: string; readonly text: string }

export type Edge = { readonly from: string; readonly to: string }

export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path)

/** Neither a test nor what tests alone use. */
export const isProduct = (path: string): boolean => !/\.test\.|^(?:\w+\/)*testing\//.test(path)

/** TypeScript below a folder, with paths from it: 'server/store/items.ts'. */
export function sourcesUnder(root: string): readonly Source[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

const IMPORT = /(?:^|\n)\s*(?:import|export)\s(?:[^'"]*?\sfrom\s)?['"]([^'"\n]+)['"]|import\(['"]([^'"]+)['"]\)/g

/** What a source imports, each as a path from the same folder or the name of a package. */
export function edges({ path, text }: Source): readonly Edge[] {
  return [...text.matchAll(IMPORT)].flatMap(([, named, late]) => {
    const target = named ?? late
    return target ? [{ from: path, to: resolved(path, target) }] : []
  })
}

function resolved(path: string, target: string): string {
  if (target.startsWith('#')) return target.slice(1)
  return target.startsWith('.') ? posix.join(posix.dirname(path), target) : target
}
