// Whether a line can be meant at all, going by facts of the listing that lines of the schedule tell apart.

export type Applicability = 'definitely_applicable' | 'may be applicable' | 'not_applicable'

/** Says of a text which of two opposite sides it is on; undefined when it names none or both. */
type Fact = { readonly listing: readonly [RegExp, RegExp]; readonly line: readonly [RegExp, RegExp] }

const WEARER: Fact = {
  listing: [
    /\b(?:men|mens|men['’]s|man|boys?|boys['’]|male)\b/i,
    /\b(?:wom[ae]n|womens|women['’]s|lad(?:y|ies)|girls?|girls['’]|female)\b/i,
  ],
  line: [/\b(?:men['’]s|boys['’])/i, /\b(?:women['’]s|girls['’])/i],
}
const FABRIC: Fact = {
  listing: [
    /(?<!\bnot |\bnon[- ])\b(?:knit|knitted|knitwear|crochet|crocheted)\b/i,
    /(?<!\bnot |\bnon[- ])\bwoven\b|\bnot knit(?:ted)?\b/i,
  ],
  line: [/(?<!not )\bknit(?:ted)?\b/i, /\bnot knit(?:ted)?\b/i],
}

/** Percent from which a proposal counts as certain: the high-confidence flag of the specification, part 1, section 9. */
const CERTAIN = 85

/** listing: words of the seller. path: titles from chapter to line. confidence: percent. */
export function applicabilityOf(listing: string, path: readonly string[], confidence: number): Applicability {
  const line = path.join(' ; ')
  const contradicts = [WEARER, FABRIC].some((fact) => {
    const said = sideOf(listing, fact.listing)
    const asked = sideOf(line, fact.line)
    return said !== undefined && asked !== undefined && said !== asked
  })
  if (contradicts) return 'not_applicable'
  return confidence >= CERTAIN ? 'definitely_applicable' : 'may be applicable'
}

function sideOf(text: string, [first, second]: readonly [RegExp, RegExp]): 'first' | 'second' | undefined {
  const isFirst = first.test(text)
  if (isFirst === second.test(text)) return undefined
  return isFirst ? 'first' : 'second'
}
