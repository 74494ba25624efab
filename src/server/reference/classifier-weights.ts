// Loads what training gave: data/classification, written by scripts/train-classifier.ts.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { ClassifierWeights } from '#domain/classification/classifier.ts'
import { decodeExemplars } from '#domain/classification/exemplar-bytes.ts'
import { decodeModel } from '#domain/classification/model-bytes.ts'

const calibration = z.object({ shift: z.number(), slope: z.number() })
const numbers = z.array(z.number()).readonly()
const ranker = z.record(z.string(), z.number())
const codes = z.array(z.string())
const shape = z.object({ buckets: z.int(), headings: codes, subheadings: codes, lines: codes })

const weightsFile = z.object({
  shapes: z.object({ text: shape, labels: shape }),
  subheading: z.object({ words: ranker, shop: ranker, label: ranker }),
  hidden: z.object({
    inputs: z.record(z.string(), numbers),
    shifts: z.object({ words: numbers, shop: numbers, label: numbers }),
    outputs: numbers,
  }),
  line: ranker,
  counts: z.record(z.string(), z.number()),
  calibration: z.object({ words: calibration, shop: calibration, label: calibration, line: calibration }),
})
export type WeightsFile = z.infer<typeof weightsFile>

/** Throws naming the file that is missing or broken. */
export function loadClassifierWeights(folder: string): ClassifierWeights {
  const content = weightsFile.parse(JSON.parse(readFileSync(join(folder, 'weights.json'), 'utf8')))
  const { shapes, counts, ...rankers } = content
  return {
    ...rankers,
    counts: new Map(Object.entries(counts)),
    text: decodeModel(readFileSync(join(folder, 'text-model.bin')), shapes.text),
    labels: decodeModel(readFileSync(join(folder, 'label-model.bin')), shapes.labels),
    exemplars: decodeExemplars(readFileSync(join(folder, 'exemplars.bin'))),
    words: new Set(readFileSync(join(folder, 'words.txt'), 'utf8').split('\n')),
  }
}
