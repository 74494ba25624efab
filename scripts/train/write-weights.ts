// Writes the weights of a classifier to a folder, as server/reference/classifier-weights.ts reads them.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClassifierWeights } from '#domain/classification/classifier.ts'
import { encodeExemplars } from '#domain/classification/exemplar-bytes.ts'
import { encodeModel } from '#domain/classification/model-bytes.ts'
import type { WeightsFile } from '#server/reference/classifier-weights.ts'

export function writeWeights(
  folder: string,
  { text, labels, counts, exemplars, words, ...rankers }: ClassifierWeights,
): void {
  mkdirSync(folder, { recursive: true })
  const shapeOf = ({ shape }: ClassifierWeights['text']) => ({
    buckets: shape.buckets,
    headings: [...shape.headings],
    subheadings: [...shape.subheadings],
    lines: [...shape.lines],
  })
  const file: WeightsFile = {
    shapes: { text: shapeOf(text), labels: shapeOf(labels) },
    ...rankers,
    counts: Object.fromEntries([...counts].map(([code, count]) => [code, Number(count.toFixed(3))])),
  }
  writeFileSync(join(folder, 'weights.json'), `${JSON.stringify(file)}\n`)
  writeFileSync(join(folder, 'text-model.bin'), encodeModel(text))
  writeFileSync(join(folder, 'label-model.bin'), encodeModel(labels))
  writeFileSync(join(folder, 'exemplars.bin'), encodeExemplars(exemplars))
  writeFileSync(join(folder, 'words.txt'), [...words].sort().join('\n'))
}
