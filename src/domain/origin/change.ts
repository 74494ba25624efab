// Whether a foreign material makes the change of code that an alternative asks for.
import { differ, forEvery, inAny, inRange } from './codes.ts'
import type { OriginQuestion } from './decision.ts'
import { type Answers, type Described, isOfKind, kindKey } from './kinds.ts'
import type { Alternative, CodeRange, NamedSource, OriginLaw, TariffChange } from './rule.ts'
import { allOf, anyOf, not, type Truth } from './truth.ts'

/** A foreign material and the codes of HS 2012 it may have; none: its code is not known. */
type ForeignMaterial = Described & { readonly codes: readonly string[]; readonly code: string | undefined }

type ChangeOfMaterial = {
  readonly material: string
  readonly change: Truth
  /** What would settle it. */
  readonly questions: readonly OriginQuestion[]
}

type Given = { readonly law: OriginLaw; readonly answers: Answers; readonly good: string }

/** Every foreign material of a good, against one alternative. `good` is the good's code of HS 2012. */
export function changesOf(
  given: Given,
  alternative: Alternative,
  materials: readonly ForeignMaterial[],
): readonly ChangeOfMaterial[] {
  const { change } = alternative
  if (change === null) return materials.map(({ id }) => ({ material: id, change: 'yes', questions: [] }))
  const grouped = inMoreThanOneGroup(change, materials)
  return materials.map((material) => {
    if (material.codes.length === 0) return unknownCode(material)
    const kinds: OriginQuestion[] = []
    const holds = forEvery(material.codes, (code) =>
      allOf([
        anyOf([byLevel(given.good, code, alternative, change), named(given, material, code, change.also, kinds)]),
        not(named(given, material, code, change.except, kinds)),
        not(grouped(code)),
      ]),
    )
    return { material: material.id, change: holds, questions: holds === 'unknown' ? questionsOf(material, kinds) : [] }
  })
}

function byLevel(good: string, code: string, { goods }: Alternative, { level, outsideGroup }: TariffChange): Truth {
  if (level === null) return 'no'
  return outsideGroup ? not(inGroup(code, goods)) : differ(good, code, level)
}

const inGroup = (code: string, goods: readonly CodeRange[]): Truth => inAny(code, goods)

/** Whether a material is one of those named; kinds that nobody has told are added to `asked`. */
function named(
  { law, answers, good }: Given,
  material: ForeignMaterial,
  code: string,
  sources: readonly NamedSource[] | undefined,
  asked: OriginQuestion[],
): Truth {
  return anyOf(
    (sources ?? []).map((source) => {
      const isOfCode = inAny(code, source.codes)
      if (isOfCode === 'no') return 'no'
      const differs = source.differs === undefined ? 'yes' : differ(good, code, source.differs)
      const is = source.kind === undefined ? 'yes' : ofKind(law, answers, material, source.kind, asked)
      const isOther = (source.otherThan ?? []).map((kind) => not(ofKind(law, answers, material, kind, asked)))
      return allOf([isOfCode, differs, is, ...isOther])
    }),
  )
}

function ofKind(
  law: OriginLaw,
  answers: Answers,
  material: ForeignMaterial,
  kind: string,
  asked: OriginQuestion[],
): Truth {
  const is = isOfKind(law, answers, material, kind)
  if (is === 'unknown') asked.push({ question: 'material-kind', key: kindKey(material.id, kind), of: kind })
  return is
}

/** Which codes fall under "more than one of the following": only where materials of two groups or more are used together. */
function inMoreThanOneGroup(change: TariffChange, materials: readonly ForeignMaterial[]): (code: string) => Truth {
  const groups = change.exceptMoreThanOne ?? []
  const used = groups.filter((group) =>
    materials.some(({ codes }) => codes.some((code) => inAny(code, group) !== 'no')),
  )
  if (used.length < 2) return () => 'no'
  return (code) => anyOf(used.flatMap((group) => group.map((range) => inRange(code, range))))
}

const unknownCode = ({ id }: ForeignMaterial): ChangeOfMaterial => ({
  material: id,
  change: 'unknown',
  questions: [{ question: 'material-code', key: `${id} code`, of: id }],
})

const questionsOf = ({ id, code }: ForeignMaterial, kinds: readonly OriginQuestion[]): readonly OriginQuestion[] => {
  if (kinds.length > 0) return kinds
  return [
    {
      question: code !== undefined && code.length >= 8 ? 'material-code' : 'material-tariff-item',
      key: `${id} code`,
      of: id,
    },
  ]
}
