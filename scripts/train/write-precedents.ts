// Writes rulings of US Customs as precedents: public-domain facts and subject lines only, never rows that measure.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CodedRow } from '../classify/rows.ts'

/** rulings: rows named 'cross-N123456'; those of other sources or that may not ship are left out. */
export function writePrecedents(folder: string, rulings: readonly CodedRow[]): void {
  const rows = rulings
    .filter(({ id, mayShip, validDigits }) => mayShip && validDigits === 10 && id.startsWith('cross-'))
    .map(({ id, date = '', accept, words }) =>
      [id.slice('cross-'.length), date, accept[0], words.description].join('\t'),
    )
  writeFileSync(join(folder, 'rulings.tsv'), `${['ruling\tdate\tcode\tgoods', ...rows.sort()].join('\n')}\n`)
}
