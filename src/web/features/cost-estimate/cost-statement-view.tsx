// The costs of one shipment cleared alone, on screen and on paper.
import { texts as en } from '#texts/en/cost-estimate.ts'
import { texts as estimateEn } from '#texts/en/estimate.ts'
import { useProviderEmail } from '../../api/provider-email.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { CostStatement, cadText, usdText } from '../../ui/cost-statement.tsx'
import { BeforeAndBehind, FormalEntry, LeftOut, Remarks, SmallPrint } from '../../ui/estimate-remarks.tsx'
import css from './cost-estimate.module.css'
import type { Costs } from './landed-shares.ts'

type Props = { readonly costs: Costs; readonly release: string }

export function CostsView({ costs, release }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const estimateTexts = useTexts(estimateEn)
  const { totals, feeSchedule, percentOfValue, feesPerUnitCad, entryType, goodsValue } = costs
  const contact = useProviderEmail()
  const broker = estimateTexts.brokerFees(feeSchedule.broker)
  const value = usdText(language, goodsValue.usd)
  return (
    <div className={css.view}>
      {entryType === 'informal' && <p className="sm dim">{texts.informal(value)}</p>}
      <FormalEntry facts={costs} contact={contact} />
      <LeftOut excluded={costs.excluded} />
      <CostStatement
        label={texts.title}
        sections={[
          {
            title: estimateTexts.customsFees,
            lines: costs.customsFees,
            totalLabel:
              percentOfValue === null
                ? estimateTexts.customsFees
                : estimateTexts.customsShare(percentOfValue.toFixed(2)),
            total: totals.customs,
          },
          {
            title: broker,
            mark: feeSchedule.example ? estimateTexts.exampleSchedule : undefined,
            lines: costs.clearitFees,
            totalLabel: broker,
            total: totals.brokerage,
          },
        ]}
        totalLabel={costs.isFloor ? estimateTexts.totalFloor : estimateTexts.total}
        total={totals.fees}
      />
      {feesPerUnitCad !== null && (
        <p className={css.perUnit}>
          {costs.isFloor ? estimateTexts.perUnitFloor : estimateTexts.perUnit}{' '}
          <b>{estimateTexts.cadAmount(cadText(language, feesPerUnitCad))}</b>
        </p>
      )}
      <BeforeAndBehind facts={costs} />
      <Remarks facts={costs} />
      <SmallPrint facts={costs} release={release} />
    </div>
  )
}
