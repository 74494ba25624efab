// Weights before any training: text search and the lexicon alone. For schedules nobody trained on, such as those of tests.
import type { ClassifierWeights } from './classifier.ts'
import { exemplarsOf } from './exemplars.ts'
import type { ModelWeights } from './text-model.ts'

const RANKER = {
  bm25Sub: 4,
  bm25Heading: 3,
  bm25Line: 4,
  bm25HeadSub: 1,
  lexLast: 2,
  lexHead: 1,
  lexKind: 1,
  materialMet: 0.5,
  materialBroken: -1,
  constructBroken: -2,
  genderBroken: -2,
}
const PLAIN = { shift: 0, slope: 1 }

export function untrainedWeights(): ClassifierWeights {
  return {
    text: emptyModel(),
    labels: emptyModel(),
    subheading: { words: RANKER, shop: RANKER, label: RANKER },
    line: { bm25: 3, ownShare: 1, lexLine: 2, materialBroken: -1, genderBroken: -2, isRest: 0.3 },
    counts: new Map(),
    words: new Set(),
    exemplars: exemplarsOf([]),
    hidden: { inputs: {}, shifts: { words: [], shop: [], label: [] }, outputs: [] },
    calibration: {
      words: PLAIN,
      shop: PLAIN,
      label: PLAIN,
      line: PLAIN,
    },
  }
}

/** A model that knows no class. */
function emptyModel(): ModelWeights {
  const none = () => ({ bytes: new Int8Array(0), scales: new Float32Array(0) })
  return {
    shape: { buckets: 0, headings: [], subheadings: [], lines: [] },
    features: none(),
    headings: none(),
    headingBias: new Float32Array(0),
    subheadings: none(),
    subheadingBias: new Float32Array(0),
    lines: none(),
    lineBias: new Float32Array(0),
  }
}
