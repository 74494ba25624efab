// The statement of the merged clearance, on screen and on paper.
import { texts as en } from '#texts/en/estimate.ts'
import { texts as mergedEn } from '#texts/en/merged-estimate.ts'
import { useTexts } from '../../language/page-language.tsx'
import { CostStatement } from '../../ui/cost-statement.tsx'
import { BeforeAndBehind, LeftOut, SmallPrint } from '../../ui/estimate-remarks.tsx'
import type { Estimate } from './estimate-call.ts'

export function MergedStatement({ estimate, release }: { readonly estimate: Estimate; readonly release: string }) {
  const texts = useTexts(en)
  const mergedTexts = useTexts(mergedEn)
  const { totals, feeSchedule } = estimate
  const broker = texts.brokerFees(feeSchedule.broker)
  return (
    <>
      <CostStatement
        label={mergedTexts.title}
        sections={[
          {
            title: texts.customsFees,
            lines: estimate.customs_fees,
            totalLabel: texts.customsFees,
            total: totals.customs,
          },
          {
            title: broker,
            mark: feeSchedule.example ? texts.exampleSchedule : undefined,
            lines: estimate.clearit_fees,
            totalLabel: broker,
            total: totals.brokerage,
          },
        ]}
        totalLabel={estimate.isFloor ? texts.totalFloor : texts.total}
        total={totals.fees}
      />
      <BeforeAndBehind facts={estimate} />
      <LeftOut excluded={estimate.excluded} />
      <SmallPrint facts={estimate} release={release} />
    </>
  )
}
