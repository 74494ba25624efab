// Which weights may score a row: those in use for rows nobody trained on, else those of the fold that left the row out.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord, readJson } from '#server/reference/dataset.ts'

/** A row's name in data/classification/manifest.json: no text of it is carried. */
export const rowMark = (id: string, source: string): string =>
  createHash('sha256').update(`${source} ${id}`).digest('hex').slice(0, 12)

export const foldFolder = (root: string, fold: number): string => join(root, 'var/classifier-folds', String(fold))

/** Fold of each row trained on, by its mark. */
export function trainedRows(root: string): ReadonlyMap<string, number> {
  const path = join(root, 'data/classification/manifest.json')
  const manifest = existsSync(path) ? readJson(path) : {}
  const rows = isRecord(manifest) && isRecord(manifest.trainedOn) ? manifest.trainedOn : {}
  return new Map(
    Object.entries(rows).flatMap(([mark, fold]) => (typeof fold === 'number' ? [[mark, fold] as const] : [])),
  )
}

/** How the classifiers of the folds stand to the weights in use: trained on the same texts and codes, on others, or not there. */
export function standingOfFolds(root: string): 'same' | 'other' | 'missing' {
  const path = join(foldFolder(root, 0), 'inputs.txt')
  if (!existsSync(path)) return 'missing'
  const current = readJson(join(root, 'data/classification/manifest.json'))
  return isRecord(current) && current.inputs === readFileSync(path, 'utf8') ? 'same' : 'other'
}
