// Everything of a client that holds a text: the first few of each kind.
import { storedDocument } from '#contract/invoices.ts'
import { htsDigits, keepDigitsAndDots } from '#domain/hts-code.ts'
import type { Deps } from '../../deps.ts'
import type { Scope } from '../../scope.ts'
import { pageOfProducts } from '../../store/catalogue.ts'
import { findCodesInUse, findPapers } from '../../store/search.ts'
import { pageOfShipments } from '../../store/shipments.ts'

const OF_A_KIND = 5
/** Fewer digits name a chapter at most. */
const FEWEST_DIGITS = 4

/** The first of each kind, in the order of its own list; shipments that were put away are left out. */
export async function searchAll({ db }: Pick<Deps, 'db'>, { clientId }: Scope, text: string) {
  const first = { limit: OF_A_KIND, offset: 0 }
  const typed = text.trim()
  const digits = keepDigitsAndDots(typed) === typed ? htsDigits(typed) : ''
  const [shipments, products, papers, codes] = await Promise.all([
    pageOfShipments(db, clientId, first, { search: typed }),
    pageOfProducts(db, clientId, typed, first),
    findPapers(db, clientId, typed, OF_A_KIND),
    digits.length < FEWEST_DIGITS ? [] : findCodesInUse(db, clientId, digits, OF_A_KIND),
  ])
  return {
    shipments: shipments.rows.map(({ id, reference, status }) => ({ id, reference, status })),
    products: products.map(({ asin, description }) => ({ asin, description })),
    papers: papers.map(({ kind, ...paper }) => ({ ...paper, kind: storedDocument.shape.kind.parse(kind) })),
    codes: [...codes],
  }
}
