// The status of a plan, an option or a placement: CONFIRMED with a check, a confirmed option ACTIVE, PENDING with a clock.
import { CONFIRMED, PENDING } from '#domain/freight/status.ts'
import { texts } from '#texts/en/staff-plans.ts'
import { Tag } from '../../ui/tag.tsx'

type Props = {
  readonly status: string
  /** The option in force, which is labelled so in place of its status. */
  readonly isActive?: boolean
}

export function PlanStatus({ status, isActive = false }: Props) {
  if (isActive)
    return (
      <Tag tone="ok" icon="check">
        {texts.active}
      </Tag>
    )
  if (status === CONFIRMED)
    return (
      <Tag tone="ok" icon="check">
        {status}
      </Tag>
    )
  return <Tag icon={status === PENDING ? 'clock' : undefined}>{status}</Tag>
}
