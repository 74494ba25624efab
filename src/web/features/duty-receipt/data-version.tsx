// Which data a receipt was worked out from; loud once it is old.
import { releaseName, versionDay } from '#words/release.ts'
import css from './duty-receipt.module.css'
import type { PaperProps } from './paper-props.ts'
import { dataAge } from './receipt-view.ts'
import { useReceiptWords } from './receipt-words.ts'

export function DataVersion({ answer, today }: Pick<PaperProps, 'answer' | 'today'>) {
  const { release, measures, measuresVerified } = answer.receipt.data
  const { texts, dayText, language } = useReceiptWords()
  const { isOld, days } = dataAge(measuresVerified, today)
  const day = dayText(measuresVerified)
  const age = days !== undefined && isOld ? texts.verifiedLongAgo(day, days) : texts.verified(day)
  return (
    <>
      {isOld && <p className={css.old}>{age}</p>}
      <p className={css.data}>
        {texts.data(releaseName(language, release), versionDay(language, measures))}. {!isOld && age} {texts.draft}
      </p>
    </>
  )
}
