// The sources of this product as tests of its rules read them.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Source = { readonly path: string; readonly text: string }

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
