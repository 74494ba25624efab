// Which products a certificate names: chosen for a new one, or changed in one that is not signed.
import { useNavigate, useParams, useSearchParams } from 'react-router'
import {
  createProductCertificate,
  getProductCertificate,
  listProductCertificates,
  updateProductCertificate,
} from '#contract/product-certificates.ts'
import { texts as en } from '#texts/en/certificates.ts'
import { texts as answerEn } from '#texts/en/product-certificate.ts'
import { failureText } from '../api/failures.ts'
import { useEndpoint, useOutdate, useSend } from '../api/hooks.ts'
import { usePlaces } from '../api/places.ts'
import { ProductPicker } from '../features/certificates/product-picker.tsx'
import { useTexts } from '../language/page-language.tsx'
import { ErrorNotice } from '../ui/error-notice.tsx'
import { Loading } from '../ui/loading.tsx'
import { FailureAlert } from '../ui/show-alert.tsx'
import { PageHead } from './page-head.tsx'
import { usePageTitle } from './use-page-title.ts'

export function NewCertificatePage() {
  const places = usePlaces()
  const navigate = useNavigate()
  const outdate = useOutdate()
  const [params] = useSearchParams()
  const send = useSend(createProductCertificate)
  const begin = (products: readonly string[]) =>
    send.mutate(
      { body: { products } },
      {
        onSuccess: ({ data }) => {
          outdate(listProductCertificates)
          void navigate(places.certificates(data.id))
        },
      },
    )
  return <Choice initial={params.getAll('product')} send={send} onDone={begin} back={places.certificates()} />
}

export function CertificateProductsPage() {
  const texts = useTexts(en)
  const answerTexts = useTexts(answerEn)
  const places = usePlaces()
  const navigate = useNavigate()
  const outdate = useOutdate()
  const { id = '' } = useParams()
  const certificate = useEndpoint(getProductCertificate, { params: { id } })
  const send = useSend(updateProductCertificate, { countsAsSave: true })
  if (certificate.isPending) return <Loading sentence={texts.loading} />
  if (certificate.isError)
    return <ErrorNotice title={failureText(certificate.error, answerTexts.loadFailed)} query={certificate} />
  const change = (products: readonly string[]) =>
    send.mutate(
      { params: { id }, body: { products } },
      {
        onSuccess: () => {
          outdate(getProductCertificate, listProductCertificates)
          void navigate(places.certificates(id))
        },
      },
    )
  const { products } = certificate.data.data
  return <Choice initial={products} send={send} onDone={change} back={places.certificates(id)} />
}

type ChoiceProps = {
  readonly initial: readonly string[]
  readonly send: { readonly isPending: boolean; readonly error: unknown; readonly reset: () => void }
  readonly onDone: (products: readonly string[]) => void
  readonly back: string
}

function Choice({ initial, send, onDone, back }: ChoiceProps) {
  const texts = useTexts(en)
  const answerTexts = useTexts(answerEn)
  usePageTitle(texts.chooseTitle)
  const navigate = useNavigate()
  const failure = send.error ? failureText(send.error, answerTexts.failed) : undefined
  return (
    <>
      <PageHead title={texts.chooseTitle} subtitle={texts.chooseHint} />
      <FailureAlert text={failure} onClose={send.reset} />
      <ProductPicker
        initial={initial}
        isSending={send.isPending}
        action={texts.fillIn}
        onDone={onDone}
        onCancel={() => void navigate(back)}
      />
    </>
  )
}
