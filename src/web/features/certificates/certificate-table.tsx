// Certificates for a period as a table: what they name, how long they run, and Renew.
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { listProductCertificates } from '#contract/product-certificates.ts'
import { parseDate } from '#domain/calendar.ts'
import { texts as en } from '#texts/en/certificates.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { countIn, dateIn } from '#words/local-text.ts'
import { usePlaces } from '../../api/places.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Tag } from '../../ui/tag.tsx'
import { instantDay } from '../../ui/when-text.ts'

type ListedCertificate = AnswerOf<typeof listProductCertificates>['data'][number]

type Props = {
  readonly rows: readonly ListedCertificate[]
  /** Undefined where nothing may be changed. */
  readonly onRenew: ((documentId: string) => void) | undefined
  /** The paper whose renewal is under way. */
  readonly renewing: string | undefined
}

export function CertificateTable({ rows, onRenew, renewing }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const columns: readonly Column<ListedCertificate>[] = [
    { key: 'certificate', header: texts.certificate, isSubject: true, cell: (row) => <Name row={row} /> },
    {
      key: 'goods',
      header: texts.goods,
      phoneLabel: texts.goods,
      isNumber: true,
      cell: (row) => countIn(language, row.goods),
    },
    { key: 'period', header: texts.period, phoneLabel: texts.period, cell: (row) => periodText(language, row) },
    {
      key: 'changed',
      header: texts.changed,
      phoneLabel: texts.changed,
      cell: (row) => instantDay(language, row.changedAt),
    },
    {
      key: 'renew',
      header: <span className="visually-hidden">{texts.renew}</span>,
      cell: ({ documentId, number, isRenewed }) => {
        if (isRenewed) return <Tag tone="ok">{texts.renewed}</Tag>
        if (!documentId || !onRenew) return null
        return (
          <Button
            size="xs"
            aria-label={texts.renewOf(number ?? '')}
            loading={renewing === documentId}
            onClick={() => onRenew(documentId)}
          >
            {texts.renew}
          </Button>
        )
      },
    },
  ]
  return (
    <DataTable label={texts.title} columns={columns} rows={rows} rowKey={(row) => row.documentId ?? row.id ?? ''} />
  )
}

function Name({ row: { id, number, shipment, goods } }: { readonly row: ListedCertificate }) {
  const texts = useTexts(en)
  const places = usePlaces()
  if (id) return <Link to={places.certificates(id)}>{number ?? texts.openDraft(goods)}</Link>
  return (
    <>
      {number} {shipment && <Link to={places.shipment(shipment.id)}>{texts.ofShipment(shipment.reference)}</Link>}
    </>
  )
}

function periodText(language: Language, { periodStart, periodEnd }: ListedCertificate): string {
  const texts = wordsIn(language, en)
  const [from, to] = [parseDate(periodStart ?? ''), parseDate(periodEnd ?? '')]
  return from && to ? texts.days(dateIn(language, from), dateIn(language, to)) : texts.notSigned
}
