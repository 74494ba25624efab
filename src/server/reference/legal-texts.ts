// Legal texts of an official export, laid over our own titles. Read on the first question, because most starts ask none.
import { readFileSync } from 'node:fs'
import type { LegalTexts } from '#domain/tariff/schedule-index.ts'
import { type ExportRow, parseExport } from './usitc-export.ts'

type Step = { readonly text: string; readonly above: Step | undefined }

/** Texts of an export file. A file that turns out broken answers nothing, so that our own titles stand in. */
export function readLegalTexts(path: string): LegalTexts {
  let stepByCode: ReadonlyMap<string, Step> | undefined
  const find = (code: string): Step | undefined => {
    stepByCode ??= readSteps(path)
    return stepByCode.get(code)
  }
  return {
    title: (code) => find(code)?.text,
    path: (code) => {
      const steps: string[] = []
      for (let step = find(code); step; step = step.above) steps.unshift(step.text)
      return steps.length > 0 ? steps : undefined
    },
  }
}

function readSteps(path: string): ReadonlyMap<string, Step> {
  try {
    return toSteps(parseExport(readFileSync(path)).rows)
  } catch {
    // The file was whole when it was installed; without it every line still has our own title.
    return new Map()
  }
}

/** Each numbered row with the rows it stands under; unnumbered steps are among those. */
function toSteps(rows: readonly ExportRow[]): ReadonlyMap<string, Step> {
  const stepByCode = new Map<string, Step>()
  const branch: { indent: number; step: Step }[] = []
  for (const row of rows) {
    while ((branch.at(-1)?.indent ?? -1) >= row.indent) branch.pop()
    const step: Step = { text: plainText(row.description), above: branch.at(-1)?.step }
    branch.push({ indent: row.indent, step })
    if (row.htsno !== '') stepByCode.set(row.htsno.replace(/\D/g, ''), step)
  }
  return stepByCode
}

/** Descriptions carry markup for italics, superscripts and links to notes. */
const plainText = (description: string): string =>
  description
    .replace(/<[^<>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
