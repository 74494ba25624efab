// The seven characters of an FDA product code: industry, class, subclass, process indicator, product. Only its structure is
// checked; the code itself comes from FDA's product code builder. Source: customs facts, section 5.

const FORM = /^\d{2}[A-Z][A-Z-][A-Z-][A-Z0-9]{2}$/

/** Industries that a product code may begin with; the texts name them. */
export const FDA_INDUSTRIES: readonly string[] = [
  '02 03 04 05 07 09 12 13 15 16 17 18 20 21 22 23 24 25 26 27',
  '28 29 30 31 32 33 34 35 36 37 38 39 40 41 45 46 50 52 53 54',
  '55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74',
  '75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 94 95',
  '96 97 98',
].flatMap((row) => row.split(' '))

type ProductCode = {
  readonly code: string
  readonly industry: string
  readonly productClass: string
  /** '-' where the class has none. */
  readonly subclass: string
  readonly process: string
  readonly product: string
}

type ProductCodeResult =
  | { readonly kind: 'well-formed'; readonly parts: ProductCode }
  | ({ readonly kind: 'refused' } & CodeProblem)

export const CODE_PROBLEMS = ['form', 'industry'] as const
/** What is wrong: its structure, or its industry, the first two characters, which is not in our list. */
export type CodeProblem = { readonly problem: (typeof CODE_PROBLEMS)[number]; readonly industry: string }

/** Takes any case and surrounding blanks. Refuses another structure and an industry that is not in our list. */
export function parseProductCode(typed: string): ProductCodeResult {
  const code = typed.trim().toUpperCase()
  const industry = code.slice(0, 2)
  if (!FORM.test(code)) return { kind: 'refused', problem: 'form', industry }
  if (!FDA_INDUSTRIES.includes(industry)) return { kind: 'refused', problem: 'industry', industry }
  const [productClass = '', subclass = '', process = ''] = code.slice(2, 5)
  return {
    kind: 'well-formed',
    parts: { code, industry, productClass, subclass, process, product: code.slice(5) },
  }
}
