// Loads our own lexicon: every file of data/lexicon, in order of name.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type LexiconRow, parseLexicon } from '#domain/classification/lexicon.ts'

/** Rows of all families; none when the folder is missing. Throws naming the row that has no code. */
export function loadLexicon(dataDir: string): readonly LexiconRow[] {
  const folder = join(dataDir, 'lexicon')
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((name) => name.endsWith('.tsv'))
  return files.sort().flatMap((name) => parseLexicon(readFileSync(join(folder, name), 'utf8')))
}
