// What every paper of tables does, done once before the first is asked for: libraries loaded, fonts opened, and the code that
// measures, wraps and draws run often enough that it is compiled. The page is thrown away.
import { closeSheet, openSheet } from './kit/sheet.ts'
import { BODY, STRONG } from './kit/styles.ts'
import { flowTable } from './kit/table.ts'

/** Rows enough that the engine takes the trouble to compile. */
const ROWS = 60
const WIDTH = 532
const LETTERS = 'abc def GHI jkl 0123456789.,'

export async function warmUp(): Promise<void> {
  const sheet = openSheet('letter', { title: '', author: '', subject: '' })
  flowTable(sheet, {
    columns: [
      { header: LETTERS, width: WIDTH / 2, align: 'left' },
      { header: LETTERS, width: WIDTH / 2, align: 'right' },
    ],
    rows: Array.from({ length: ROWS }, (_, at) => [
      [{ text: `${LETTERS} ${at} ${LETTERS} ${LETTERS}`, style: BODY }],
      [{ text: `${LETTERS} ${at}`, style: STRONG, fit: true }],
    ]),
    keepAfterLast: 0,
    beginPage: () => undefined,
  })
  await closeSheet(sheet)
}
