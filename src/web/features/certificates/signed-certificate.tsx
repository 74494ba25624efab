// A certificate that was signed: its period, the paper, and what each of its goods rests on.

import { Button } from '@mantine/core'
import { Link } from 'react-router'
import type { AnswerOf } from '#contract/endpoint.ts'
import { downloadInvoice } from '#contract/invoices.ts'
import type { getProductCertificate } from '#contract/product-certificates.ts'
import { day } from '#domain/calendar.ts'
import { formatHtsCode } from '#domain/hts-code.ts'
import { texts as en } from '#texts/en/certificates.ts'
import { dateIn } from '#words/local-text.ts'
import { usePlaces } from '../../api/places.ts'
import { useSaveFile } from '../../api/use-save-file.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Card } from '../../ui/card.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/notice.tsx'
import { OutdatedGoods } from '../../ui/outdated-goods.tsx'
import { FailureAlert } from '../../ui/show-alert.tsx'
import { Tag, type Tone } from '../../ui/tag.tsx'
import { instantDay } from '../../ui/when-text.ts'
import css from './certificates.module.css'

type Signed = NonNullable<AnswerOf<typeof getProductCertificate>['data']['signed']>
type Good = Signed['goods'][number]

const TONES: Readonly<Record<Good['basis']['state'], Tone>> = {
  holds: 'ok',
  outdated: 'warn',
  stated: 'info',
  ended: 'info',
}

export function SignedCertificate({ signed }: { readonly signed: Signed }) {
  const language = useLanguage()
  const texts = useTexts(en)
  const places = usePlaces()
  const paper = useSaveFile(downloadInvoice)
  const download = (filename: string) => paper.save({ params: { filename } }, filename)
  const said = (text: string) => dateIn(language, day(text))
  return (
    <div className={css.stack}>
      <header>
        <h1>{signed.number}</h1>
        <p className="sm dim">
          {texts.signedOn(instantDay(language, signed.signedAt))} ·{' '}
          {texts.days(said(signed.periodStart), said(signed.periodEnd))}
        </p>
      </header>
      {!signed.isListed && <Notice tone="bad">{texts.takenOff}</Notice>}
      <FailureAlert text={paper.failure} onClose={paper.forget} />
      {signed.isListed && (
        <div>
          <Button leftSection={<Icon name="download" />} onClick={() => download(signed.fileName)}>
            {texts.download}
          </Button>
        </div>
      )}
      <OutdatedGoods
        goods={signed.goods.filter(({ basis }) => basis.state === 'outdated')}
        to={(product) => places.origin(product)}
      />
      <Card flush label={texts.goods}>
        <Goods goods={signed.goods} />
      </Card>
    </div>
  )
}

function Goods({ goods }: { readonly goods: readonly Good[] }) {
  const texts = useTexts(en)
  const places = usePlaces()
  const columns: readonly Column<Good>[] = [
    {
      key: 'product',
      header: texts.product,
      isSubject: true,
      width: '40%',
      cell: ({ name, product, sku }) => (
        <span className={css.name}>
          <Link to={places.origin(product)}>{name}</Link>
          <span className="xs faint mono">{sku}</span>
        </span>
      ),
    },
    {
      key: 'code',
      header: texts.code,
      phoneLabel: texts.code,
      cell: ({ code }) => <span className="mono">{formatHtsCode(code)}</span>,
    },
    { key: 'criterion', header: texts.criterion, phoneLabel: texts.criterion, cell: ({ printsAs }) => printsAs },
    {
      key: 'basis',
      header: texts.restsOn,
      phoneLabel: texts.restsOn,
      cell: ({ basis }) => <Tag tone={TONES[basis.state]}>{texts.bases[basis.state]}</Tag>,
    },
  ]
  return <DataTable label={texts.goods} columns={columns} rows={goods} rowKey={({ sku }) => sku} />
}
