// What each carrier asks, fee by fee with its rule; who is cheaper and by how much; how the difference moves with the value.
import {
  type CarrierComparison,
  type CarrierFees,
  compareCarriers,
  type Delivery,
} from '#domain/clearance/carrier-fees.ts'
import { texts as en } from '#texts/en/tools.ts'
import { feeReasonText } from '#words/carrier-words.ts'
import { wordsOf } from '#words/language.ts'
import { amountIn, dateIn, moneyIn } from '#words/local-text.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Receipt, ReceiptCut, ReceiptLead, ReceiptTotal } from '../../ui/receipt.tsx'
import { Tag } from '../../ui/tag.tsx'
import { DifferenceTable } from './difference-table.tsx'
import { FeeLines } from './fee-lines.tsx'
import css from './fee-result.module.css'
import type { FeeTables } from './use-fee-tables.ts'

type Props = { readonly tables: FeeTables['tables']; readonly delivery: Delivery }

export function FeeResult({ tables, delivery }: Props) {
  const texts = useTexts(en)
  const language = useLanguage()
  const found = compareCarriers(tables, delivery)
  if (!found)
    return (
      <Notice tone="warn" role="alert">
        {texts.noTable}
      </Notice>
    )
  return (
    <div className={css.result}>
      <p className={css.asked}>
        {texts.asked(
          moneyIn(language, delivery.value),
          moneyIn(language, delivery.duty),
          delivery.lines,
          delivery.food,
        )}
      </p>
      <Banner found={found} />
      <p className="sm dim">{texts.assumedTables}</p>
      <div className={css.carriers}>
        {found.carriers.map((each) => (
          <CarrierReceipt key={each.carrier} fees={each} isCheaper={each.carrier === found.cheaper?.carrier} />
        ))}
      </div>
      <FeeLines tables={tables} delivery={delivery} />
      <DifferenceTable tables={tables} delivery={delivery} />
    </div>
  )
}

function Banner({ found }: { readonly found: CarrierComparison }) {
  const texts = useTexts(en)
  const language = useLanguage()
  const { cheaper, carriers, difference } = found
  const other = carriers.find((each) => each.carrier !== cheaper?.carrier)
  if (!cheaper || !other)
    return (
      <Notice tone="info" role="status">
        {texts.sameFees}
      </Notice>
    )
  return (
    <Notice
      tone="ok"
      role="status"
      title={texts.isCheaper(texts.carriers[cheaper.carrier], moneyIn(language, difference))}
    >
      {texts.against(amountIn(language, cheaper.total), amountIn(language, other.total))}
    </Notice>
  )
}

function CarrierReceipt({ fees, isCheaper }: { readonly fees: CarrierFees; readonly isCheaper: boolean }) {
  const texts = useTexts(en)
  const language = useLanguage()
  const name = texts.carriers[fees.carrier]
  return (
    <div className={css.carrier} data-cheaper={isCheaper || undefined}>
      <Receipt
        title={name}
        level={2}
        aside={
          isCheaper && (
            <Tag tone="ok">
              <Icon name="check" size={12} /> {texts.cheaper}
            </Tag>
          )
        }
      >
        <p className="xs dim">{texts.tableOf(dateIn(language, fees.from))}</p>
        <ReceiptCut />
        {fees.fees.map((fee) => (
          <div key={fee.id} className={css.fee}>
            <ReceiptLead label={texts.feeName(fee.id, fee.name)} amount={amountIn(language, fee.amount)} />
            <p className="xs dim">{feeReasonText(wordsOf(language), fee.why)}</p>
          </div>
        ))}
        <ReceiptTotal label={texts.totalBrokerage} amount={moneyIn(language, fees.total)} />
      </Receipt>
    </div>
  )
}
