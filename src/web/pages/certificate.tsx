// One certificate of origin for products: the form while it is not signed, then what was signed and what each good rests on.
import { Link, useParams } from 'react-router'
import { getProductCertificate } from '#contract/product-certificates.ts'
import { texts as en } from '#texts/en/certificates.ts'
import { texts as answerEn } from '#texts/en/product-certificate.ts'
import { failureText } from '../api/failures.ts'
import { useEndpoint } from '../api/hooks.ts'
import { usePlaces } from '../api/places.ts'
import { SignedCertificate } from '../features/certificates/signed-certificate.tsx'
import { useTexts } from '../language/page-language.tsx'
import { ErrorNotice } from '../ui/error-notice.tsx'
import { Loading } from '../ui/loading.tsx'
import { CertificateForm } from './certificate-form.tsx'
import classes from './list-page.module.css'
import { usePageTitle } from './use-page-title.ts'

export function CertificatePage() {
  const texts = useTexts(en)
  const answerTexts = useTexts(answerEn)
  usePageTitle(texts.formTitle)
  const places = usePlaces()
  const { id = '' } = useParams()
  const found = useEndpoint(getProductCertificate, { params: { id } })
  const certificate = found.data?.data
  return (
    <>
      <p className={classes.back}>
        <Link to={places.certificates()}>{texts.backToList}</Link>
      </p>
      {found.isPending && <Loading sentence={texts.loading} />}
      {found.isError && <ErrorNotice title={failureText(found.error, answerTexts.loadFailed)} query={found} />}
      {certificate?.form && (
        <CertificateForm
          key={`${certificate.id} ${certificate.products.join()}`}
          certificate={certificate}
          form={certificate.form}
        />
      )}
      {certificate?.signed && <SignedCertificate signed={certificate.signed} />}
    </>
  )
}
