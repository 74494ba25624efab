// What a text model says of subheadings, headings and chapters.
import { highest } from './highest.ts'
import type { ModelFeatures } from './model-features.ts'
import type { TextModel } from './text-model.ts'

const MODEL_HEADINGS = 14
const FROM_MODEL = 50

export function modelScores(model: TextModel, features: ModelFeatures) {
  const chances = model.headingChances(features)
  const headings = { get: (heading: string) => chances[model.placeOf.get(heading) ?? -1] }
  const chapters = new Map<string, number>()
  model.chapters.forEach((chapter, at) => {
    chapters.set(chapter, (chapters.get(chapter) ?? 0) + (chances[at] ?? 0))
  })
  const within = new Map<string, ReadonlyMap<string, number>>()
  const chancesWithin = (heading: string): ReadonlyMap<string, number> => {
    const known = within.get(heading) ?? model.subheadingChances(features, heading)
    within.set(heading, known)
    return known
  }
  const chance = (subheading: string): number => {
    const heading = subheading.slice(0, 4)
    return (headings.get(heading) ?? 0) * (chancesWithin(heading).get(subheading) ?? 0)
  }
  const best = highest(chances, MODEL_HEADINGS)
    .flatMap((at) => [...chancesWithin(model.headings[at] ?? '').keys()])
    .map((code) => ({ code, chance: chance(code) }))
    .sort((a, b) => b.chance - a.chance)
    .slice(0, FROM_MODEL)
    .map(({ code }) => code)
  const places = new Map(best.map((code, at) => [code, at]))
  return { headings, chapters, chance, best, rank: (code: string) => places.get(code) ?? FROM_MODEL }
}
