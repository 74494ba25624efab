// The codes of a product: what it is, the question that would decide, and the list to pick from.
import { type ReactNode, type Ref, useState } from 'react'
import { texts as publicEn } from '#texts/en/public-tools.ts'
import { texts as en } from '#texts/en/tools.ts'
import { classificationSay } from '#words/classification.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Card } from '../../ui/card.tsx'
import { likelyCodes } from '../../ui/likely-codes.ts'
import { lowestDuty } from '../../ui/lowest-duty.ts'
import { Notice } from '../../ui/notice.tsx'
import { Tag } from '../../ui/tag.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import type { Checked } from './checked-duty.ts'
import { OptionRow } from './option-row.tsx'
import css from './options.module.css'

type Props = {
  readonly checked: Checked
  readonly heading: Ref<HTMLHeadingElement>
  readonly picked: string | undefined
  readonly onPick: (htsCode: string) => void
  /** Above the list: the question that would decide between the first codes. */
  readonly question: ReactNode
}

export function OptionList({ checked, heading, picked, onPick, question }: Props) {
  const texts = useTexts(en)
  const answers = useTexts(publicEn)
  const { htsOptions, productTitle, productSourceCode: source, asin } = checked
  const say = classificationSay(useLanguage())
  const [all, setAll] = useState(false)
  const { likely, lessLikely } = likelyCodes(htsOptions, picked)
  const shown = all ? htsOptions : likely
  const lowest = lowestDuty(shown)
  return (
    <Card
      title={productTitle}
      titleRef={heading}
      aside={
        <Tag tone="ai" icon="spark">
          {texts.proposed}
        </Tag>
      }
      flush
    >
      <div className={css.about}>
        <p className="xs faint">
          {texts.candidates(htsOptions.length, asin)} ·{' '}
          {source === null ? texts.titleYours : texts.titleOf(answers.productSources[source])}
        </p>
        <p className="sm dim">{checked.requiresSelection ? texts.pickOne : texts.takenFirst}</p>
        {checked.noticeReason && (
          <Notice tone="info" role="status">
            {say.notice(checked.noticeReason)}
          </Notice>
        )}
        {question}
      </div>
      <ol className={css.list}>
        {shown.map((option) => (
          <OptionRow
            key={option.htsCode}
            option={option}
            isPicked={option.htsCode === picked}
            lowest={lowest?.htsCode === option.htsCode ? lowest : undefined}
            onPick={() => onPick(option.htsCode)}
          />
        ))}
      </ol>
      {lessLikely > 0 && (
        <div className={css.more}>
          <TextButton onClick={() => setAll(!all)}>{all ? texts.showFewer : texts.showMore(lessLikely)}</TextButton>
        </div>
      )}
    </Card>
  )
}
