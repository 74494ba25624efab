// A signed certificate as a paper, whatever it covers.
import { keepingOf } from '#domain/origin/folder-keeping.ts'
import { certificateView } from '#words/papers/certificate.ts'
import type { Deps } from '../../../deps.ts'
import type { FormFacts } from '../../../records/cusma/form-facts.ts'
import { CUSMA_CERTIFICATE } from '../../../store/certificates.ts'
import type { Draft } from '../make-paper.ts'
import { periodEnd, recordOf, type Signed, type Signing } from './signing.ts'

type About = { readonly reference: string; readonly invoiceNumber: string }

/** What does not turn on the goods it covers: how it is printed, when it was signed and how long it is kept. */
export function certificateOf(
  needs: Pick<Deps, 'now' | 'today'>,
  facts: FormFacts,
  { signature, mandate }: Pick<Signing<Signed>, 'signature' | 'mandate'>,
  about: About,
): Omit<Draft, 'number' | 'shipmentIds'> {
  const signedAt = needs.now()
  const signedOn = needs.today()
  const said = { ...about, signedOn, record: recordOf(signedAt, facts.filled.certifier.name, mandate) }
  return {
    kind: CUSMA_CERTIFICATE,
    lines: facts.goods.length,
    madeAt: signedAt,
    job: (number) => ({
      kind: 'cusma-certificate',
      view: {
        view: certificateView(facts.filled, facts.goods, { number, ...said }),
        signature,
        signedAt: signedAt.toISOString(),
      },
    }),
    dataVersions: {},
    keepUntil: keepingOf({ signedOn, periodEnd: periodEnd(facts.filled) }).keepUntil,
  }
}
