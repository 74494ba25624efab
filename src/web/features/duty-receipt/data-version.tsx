// Which data a receipt was worked out from; loud once it is old.
import { texts } from '#texts/duty.ts'
import css from './duty-receipt.module.css'
import type { PaperProps } from './paper-props.ts'
import { dataAge } from './receipt-view.ts'

export function DataVersion({ answer, today }: Pick<PaperProps, 'answer' | 'today'>) {
  const { release, measures, measuresVerified } = answer.receipt.data
  const age = dataAge(measuresVerified, today)
  return (
    <>
      {age.isOld && <p className={css.old}>{age.text}</p>}
      <p className={css.data}>
        {texts.data(release, measures)}. {!age.isOld && age.text} {texts.draft}
      </p>
    </>
  )
}
