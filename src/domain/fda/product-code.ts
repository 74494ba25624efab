// The seven characters of an FDA product code: industry, class, subclass, process indicator, product. Only its structure is
// checked; the code itself comes from FDA's product code builder. Source: customs facts, section 5.
import { industries, texts } from '#texts/en/fda.ts'

const FORM = /^\d{2}[A-Z][A-Z-][A-Z-][A-Z0-9]{2}$/

export type ProductCode = {
  readonly code: string
  readonly industry: string
  /** The industry's name in our words. */
  readonly industryName: string
  readonly productClass: string
  /** '-' where the class has none. */
  readonly subclass: string
  readonly process: string
  readonly product: string
}

export type ProductCodeResult =
  | { readonly kind: 'well-formed'; readonly parts: ProductCode }
  | { readonly kind: 'refused'; readonly problem: string }

/** Takes any case and surrounding blanks. Refuses another structure and an industry that is not in our list, each with a sentence. */
export function parseProductCode(typed: string): ProductCodeResult {
  const code = typed.trim().toUpperCase()
  if (!FORM.test(code)) return { kind: 'refused', problem: texts.codeForm }
  const industry = code.slice(0, 2)
  const industryName = industries[industry]
  if (!industryName) return { kind: 'refused', problem: texts.codeIndustry(industry) }
  const [productClass = '', subclass = '', process = ''] = code.slice(2, 5)
  return {
    kind: 'well-formed',
    parts: { code, industry, industryName, productClass, subclass, process, product: code.slice(5) },
  }
}
