// What a text model says of subheadings, headings and chapters.
import type { ModelFeatures } from './model-features.ts'
import type { TextModel } from './text-model.ts'

const MODEL_HEADINGS = 14
const FROM_MODEL = 50

export function modelScores(model: TextModel, features: ModelFeatures) {
  const chances = model.headingChances(features)
  const headings = new Map(model.headings.map((heading, at) => [heading, chances[at] ?? 0]))
  const chapters = new Map<string, number>()
  for (const [heading, chance] of headings)
    chapters.set(heading.slice(0, 2), (chapters.get(heading.slice(0, 2)) ?? 0) + chance)
  const within = new Map<string, ReadonlyMap<string, number>>()
  const chance = (subheading: string): number => {
    const heading = subheading.slice(0, 4)
    const known = within.get(heading) ?? model.subheadingChances(features, heading)
    within.set(heading, known)
    return (headings.get(heading) ?? 0) * (known.get(subheading) ?? 0)
  }
  const likely = [...headings].sort((a, b) => b[1] - a[1]).slice(0, MODEL_HEADINGS)
  const best = likely
    .flatMap(([heading]) => [...model.subheadingChances(features, heading).keys()])
    .map((code) => ({ code, chance: chance(code) }))
    .sort((a, b) => b.chance - a.chance)
    .slice(0, FROM_MODEL)
    .map(({ code }) => code)
  const places = new Map(best.map((code, at) => [code, at]))
  return { headings, chapters, chance, best, rank: (code: string) => places.get(code) ?? FROM_MODEL }
}
