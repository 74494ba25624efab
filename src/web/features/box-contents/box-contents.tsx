// The packed boxes of a shipment: what they hold and weigh in all, then a table of the kinds of box with their contents.
import type { AnswerOf } from '#contract/endpoint.ts'
import { listBoxes } from '#contract/staff-shipments.ts'
import { texts as freightTexts } from '#texts/en/freight.ts'
import { texts } from '#texts/en/staff-boxes.ts'
import { failureText } from '../../api/failures.ts'
import { useEndpoint } from '../../api/hooks.ts'
import { Card } from '../../ui/card.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { Fact } from '../../ui/fact.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { boxColumns, type ItemCosts, kgText } from './box-columns.tsx'
import css from './box-contents.module.css'

type Props = { readonly clientId: string; readonly shipmentId: string; readonly costs: ItemCosts }
type Boxes = AnswerOf<typeof listBoxes>['data']

export function BoxContents({ clientId, shipmentId, costs }: Props) {
  const answer = useEndpoint(listBoxes, { params: { clientId, shipmentId } })
  if (answer.data) return <Packed boxes={answer.data.data} costs={costs} />
  if (answer.isPending) return <Loading sentence={texts.loading} rows={5} widths={[90, 120, 260, 60]} />
  return (
    <ErrorNotice
      title={freightTexts.loadBoxesFailed}
      text={failureText(answer.error, freightTexts.loadBoxesFailed)}
      query={answer}
    />
  )
}

function Packed({ boxes: { groups, totals }, costs }: { readonly boxes: Boxes; readonly costs: ItemCosts }) {
  if (groups.length === 0) return <EmptyState icon="box" title={texts.none} text={texts.noneHint} />
  return (
    <>
      <dl className={css.totals}>
        <Fact name={texts.boxes}>{totals.number_of_boxes.toLocaleString('en-CA')}</Fact>
        <Fact name={texts.kinds}>{groups.length.toLocaleString('en-CA')}</Fact>
        <Fact name={texts.units}>{totals.units.toLocaleString('en-CA')}</Fact>
        <Fact name={texts.weight}>{kgText(totals.weight)}</Fact>
      </dl>
      {totals.assumed > 0 && (
        <div className={css.notice}>
          <Notice tone="warn" title={texts.assumedSome(totals.assumed)}>
            {texts.assumedHint}
          </Notice>
        </div>
      )}
      <Card flush title={texts.groupTitle(totals.number_of_boxes)}>
        <DataTable
          label={texts.title}
          columns={boxColumns(costs)}
          rows={groups}
          rowKey={({ box_numbers: numbers }) => numbers.join(' ')}
        />
      </Card>
    </>
  )
}
