// Carries the facts of a compiled list of US Amazon facilities (code, address, how far its sources agree) to
// data/fulfilment-centres/<version>/. Nothing else of the list is kept.
// Usage: node scripts/build-fulfilment-centres.ts [LIST.json]
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { day } from '#domain/calendar.ts'
import { readJson } from '#server/reference/dataset.ts'
import { COLUMNS, parseCentres } from '#server/reference/fulfilment-centres.ts'
import { sha256Of } from '#server/reference/usitc-export.ts'
import { writeVersion } from './data-version.ts'
import { referencePath } from './reference-folder.ts'

const origin = z.object({ repo: z.string(), commit: z.string(), commitDate: z.string() })
const word = z
  .string()
  .trim()
  .min(1)
  .regex(/^[^\t\n]+$/)
/** The list lost the encoding of no-break spaces on its way: they stand as question marks between words. */
const street = word.transform((text) => text.replaceAll('?', ' '))
const list = z.object({
  _provenance: z.object({
    primary: origin,
    crossCheckCodesAndStates: origin,
    crossCheckAddresses: origin,
    compiledAt: z.string(),
  }),
  centers: z.array(
    z.object({
      code: word,
      street,
      city: word,
      state: z.string().regex(/^[A-Z]{2}$/),
      zip: z.string().regex(/^\d{5}(-\d{4})?$/),
      country: z.literal('US'),
      confidence: z.enum(['high', 'medium', 'low']),
    }),
  ),
})

const path = process.argv[2] ?? referencePath('domain/amazon-fcs.json')
const { _provenance: provenance, centers } = list.parse(readJson(path))
const rows = [...centers]
  .sort((a, b) => a.code.localeCompare(b.code))
  .map((each) => COLUMNS.map((column) => each[column]))
const text = `${[[...COLUMNS], ...rows].map((row) => row.join('\t')).join('\n')}\n`
const version = provenance.primary.commitDate
const named = ({ repo, commit }: z.infer<typeof origin>) => `${repo} at ${commit.slice(0, 12)}`
const about = {
  set: 'fulfilment-centres',
  version,
  source: `Codes and addresses as listed by ${named(provenance.primary)}; confidence from comparing them with ${named(provenance.crossCheckCodesAndStates)} and ${named(provenance.crossCheckAddresses)}. Not an Amazon publication.`,
  published: day(version),
  retrieved: day(provenance.compiledAt),
  validFrom: day(version),
  validTo: null,
  licence: 'Facts only: codes and postal addresses. No text of the lists is carried.',
  rows: parseCentres(text).length,
}
writeVersion({ about, files: { 'centres.tsv': text }, sources: { sourceSha256: sha256Of(readFileSync(path)) } })
console.log(`${version}: ${rows.length} fulfilment centres, ${Math.round(text.length / 1024)} kB`)
