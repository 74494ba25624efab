// Loads the dated measures of data/measures/ at start, checked against their manifest and linked.
import type { MeasureBook } from '#domain/tariff/measure.ts'
import { parseProductList, withSuccessors } from '#domain/tariff/measure-list.ts'
import { parseMeasures } from '#domain/tariff/measure-parse.ts'
import { openDataset, translationsOf } from './dataset.ts'
import { loadSuccessions } from './succession.ts'

/** The active version. `dataDir` is data/. Throws naming the file, row and field that is wrong. */
export function loadMeasures({ dataDir }: { readonly dataDir: string }): MeasureBook {
  const { manifest, text } = openDataset(dataDir, 'measures')
  const { rows } = loadSuccessions(dataDir)
  const files = Object.keys(manifest.sha256)
  const json = (file: string): unknown => JSON.parse(text(file))
  return parseMeasures({
    version: manifest.version,
    programmes: json('programmes.json'),
    questions: json('questions.json'),
    translations: translationsOf(files, text),
    rows: files.filter((file) => file.startsWith('rows/')).map((file) => ({ file, content: json(file) })),
    lists: files
      .filter((file) => file.startsWith('lists/'))
      .map((file) => withSuccessors(parseProductList(file.slice('lists/'.length, -'.tsv'.length), text(file)), rows)),
  })
}
