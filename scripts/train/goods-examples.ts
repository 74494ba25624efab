// Examples of goods in sellers' and officials' words, written by us: data/examples. They train the classifier and are not shown.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** code: ten digits. */
export type GoodsExample = { readonly code: string; readonly text: string }

/** All files, one a chapter, in order of name; none when the folder is missing. */
export function readGoodsExamples(dataDir: string): readonly GoodsExample[] {
  const folder = join(dataDir, 'examples')
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((name) => name.endsWith('.tsv'))
  return files.sort().flatMap((name) => parseGoodsExamples(readFileSync(join(folder, name), 'utf8')))
}

/** text: lines `code<TAB>text` under one head line. */
function parseGoodsExamples(text: string): readonly GoodsExample[] {
  const [, ...rows] = text.trimEnd().split('\n')
  return rows.map((row) => {
    const [code = '', words = ''] = row.split('\t')
    return { code, text: words }
  })
}
