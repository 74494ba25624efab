// Works out the duty of many lines: npm run -s duty -- cases.jsonl [--csv] [--score expected.jsonl]
// Rows: {id, hts, origin, value, quantity, quantityUnit, entryDate, cusmaClaim, description?, maker?}, or the field names of the reference examples; '-' reads
// standard input. One JSON line (or CSV row) answers each row, in order; a bad row answers with its error and line number. With --score
// only the comparison is printed. Exit code 0: all rows answered; 1: something differs from what was expected; 2: it could not run.
import { commandLine } from './command-line.ts'
import { DUTY_OPTIONS, DUTY_USAGE, dutyCommand } from './duty/duty-command.ts'

commandLine({ usage: DUTY_USAGE, words: { least: 1, most: 1 }, readsFile: true, options: DUTY_OPTIONS })
process.exitCode = await dutyCommand(process.argv.slice(2), process)
