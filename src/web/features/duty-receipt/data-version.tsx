// Which data a receipt was worked out from; loud once it is old.
import css from './duty-receipt.module.css'
import type { PaperProps } from './paper-props.ts'
import { dataAge } from './receipt-view.ts'
import { useReceiptWords } from './receipt-words.ts'

export function DataVersion({ answer, today }: Pick<PaperProps, 'answer' | 'today'>) {
  const { release, measures, measuresVerified } = answer.receipt.data
  const { texts, dayText } = useReceiptWords()
  const { isOld, days } = dataAge(measuresVerified, today)
  const day = dayText(measuresVerified)
  const age = days !== undefined && isOld ? texts.verifiedLongAgo(day, days) : texts.verified(day)
  return (
    <>
      {isOld && <p className={css.old}>{age}</p>}
      <p className={css.data}>
        {texts.data(release, measures)}. {!isOld && age} {texts.draft}
      </p>
    </>
  )
}
