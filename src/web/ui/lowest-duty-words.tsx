// What stands beside the code with the lowest duty: the badge, and the reminder that the right code decides.
import { texts as en } from '#texts/en/classification.ts'
import { useTexts } from '../language/page-language.tsx'
import type { LowestDuty } from './lowest-duty.ts'
import { Tag } from './tag.tsx'

export function LowestDutyTag() {
  return <Tag>{useTexts(en).lowestDuty}</Tag>
}

export function LowestDutyReminder({ isDoubtful }: Pick<LowestDuty, 'isDoubtful'>) {
  const texts = useTexts(en)
  return (
    <p className="xs dim">
      {isDoubtful && `${texts.lowestDutyDoubtful} `}
      {texts.lowestDutyReminder}
    </p>
  )
}
