// The kinds and conditions that rules name, from the tables of our own words to rows of the data.
import { cells, linesOf } from './hand-written.ts'

const run = (codes: string): readonly string[] => codes.split(',').map((code) => code.trim())

/** key, the words for yes (all groups must be found, any word of a group), the words for no, what silence means, English, French. */
export const kindRows = (text: string) =>
  linesOf(text).map((line) => {
    const [id = '', yes = '', no = '', otherwise = '', en = '', fr = ''] = cells(line)
    if (fr === '') throw new Error(`a kind lacks a cell: ${line}`)
    const words = (cell: string) =>
      cell
        .split('/')
        .map((word) => word.trim().toLowerCase())
        .filter(Boolean)
    return { id, yes: yes.split(',').map(words), no: words(no), otherwise, en, fr }
  })

export const conditionRows = (text: string) =>
  linesOf(text).map((line) => {
    const [id = '', by = '', en = '', fr = ''] = cells(line)
    if (fr === '') throw new Error(`a condition lacks a cell: ${line}`)
    return { id, ...fulfilment(by), en, fr }
  })

function fulfilment(by: string) {
  const processes = /^process (.*)$/.exec(by)?.[1]
  if (processes !== undefined) return { processes: run(processes) }
  const share = /^share (.*) max (\d+) (weight|volume|part|each)$/.exec(by)
  if (share) return { foreignAtMost: { codes: run(share[1] ?? ''), percent: Number(share[2]), measure: share[3] } }
  const originating = /^originating (.*) min (\d+)$/.exec(by)
  if (originating) return { originatingAtLeast: { codes: run(originating[1] ?? ''), percent: Number(originating[2]) } }
  if (by !== '') throw new Error(`what fulfils a condition is not understood: ${by}`)
  return {}
}
