// Certificates of origin for a period: those not signed, in force, ending soon and ended. Which, and the page, stand in the address.

import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { exportProductCertificates } from '#contract/list-files.ts'
import { createProductCertificate, listProductCertificates } from '#contract/product-certificates.ts'
import { CERTIFICATE_LISTS, type CertificateList } from '#domain/cusma/product-standing.ts'
import { texts as en } from '#texts/en/certificates.ts'
import { texts as answerEn } from '#texts/en/product-certificate.ts'
import { useViewOnly } from '../api/client-access.ts'
import { failureText } from '../api/failures.ts'
import { useEndpoint, useOutdate, useSend } from '../api/hooks.ts'
import { usePlaces } from '../api/places.ts'
import { CertificateTable } from '../features/certificates/certificate-table.tsx'
import css from '../features/certificates/certificates.module.css'
import { ExportList } from '../features/export-list/export-list.tsx'
import { useTexts } from '../language/page-language.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorNotice } from '../ui/error-notice.tsx'
import { ListFooter } from '../ui/list-footer.tsx'
import { Loading } from '../ui/loading.tsx'
import { Segments } from '../ui/segments.tsx'
import { FailureAlert } from '../ui/show-alert.tsx'
import { Term } from '../ui/term.tsx'
import { PageHead } from './page-head.tsx'
import { pageIn } from './page-in.ts'
import { usePageTitle } from './use-page-title.ts'

export function CertificatesPage() {
  const texts = useTexts(en)
  usePageTitle(texts.title)
  const places = usePlaces()
  const viewOnly = useViewOnly()
  const [params, setParams] = useSearchParams()
  const list = CERTIFICATE_LISTS.find((each) => each === params.get('list')) ?? 'running'
  const go = (to: CertificateList, page = 1) => setParams({ list: to, ...(page > 1 && { page: String(page) }) })
  const begin = !viewOnly && (
    <Button component={Link} to={places.certificates('new')} variant="filled">
      {texts.begin}
    </Button>
  )
  return (
    <>
      <PageHead
        title={texts.title}
        subtitle={
          <>
            {texts.subtitle} <Term of="cusma" />
          </>
        }
      >
        {begin}
        <ExportList list={exportProductCertificates} filters={{ list }} name={`certificates-${list}`} />
      </PageHead>
      <div className={css.filters}>
        <Segments
          legend={texts.chooseList}
          hidesLegend
          name="certificate-list"
          value={list}
          options={CERTIFICATE_LISTS.map((value) => ({ value, label: texts.lists[value] }))}
          onChange={(to) => go(to)}
        />
      </div>
      <Listed list={list} page={pageIn(params)} onPage={(page) => go(list, page)} />
    </>
  )
}

type ListedProps = {
  readonly list: CertificateList
  readonly page: number
  readonly onPage: (page: number) => void
}

function Listed({ list, page, onPage }: ListedProps) {
  const texts = useTexts(en)
  const answerTexts = useTexts(answerEn)
  const viewOnly = useViewOnly()
  const found = useEndpoint(listProductCertificates, { query: { list, page } })
  const { renew, renewing, failure, forget } = useRenewal()
  if (found.isError) return <ErrorNotice title={failureText(found.error, answerTexts.loadFailed)} query={found} />
  const rows = found.data?.data
  return (
    <>
      <FailureAlert text={failure} onClose={forget} />
      <Card flush label={texts.title}>
        {!rows && <Loading sentence={texts.loading} rows={6} widths={[180, 60, 160]} />}
        {rows?.length === 0 && <EmptyState icon="document" title={texts.empty[list]} text={texts.emptyHint} />}
        {rows && rows.length > 0 && (
          <CertificateTable rows={rows} onRenew={viewOnly ? undefined : renew} renewing={renewing} />
        )}
        {found.data && rows && rows.length > 0 && (
          <ListFooter pagination={found.data.pagination} rows={rows.length} showing={texts.showing} onPage={onPage} />
        )}
      </Card>
    </>
  )
}

/** Begins a certificate for the period after, and shows it. */
function useRenewal() {
  const answerTexts = useTexts(answerEn)
  const places = usePlaces()
  const navigate = useNavigate()
  const outdate = useOutdate()
  const send = useSend(createProductCertificate)
  const [renewing, setRenewing] = useState<string>()
  const renew = (renews: string) => {
    setRenewing(renews)
    send.mutate(
      { body: { renews } },
      {
        onSuccess: ({ data }) => {
          outdate(listProductCertificates)
          void navigate(places.certificates(data.id))
        },
        onError: () => setRenewing(undefined),
      },
    )
  }
  const failure = send.error ? failureText(send.error, answerTexts.failed) : undefined
  return { renew, renewing, failure, forget: send.reset }
}
