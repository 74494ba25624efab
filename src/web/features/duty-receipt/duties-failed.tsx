// Above a shipment: of how many items the duty could not be worked out, and one press that tries all of them again.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { calculateDuty } from '#contract/duty.ts'
import { texts as en } from '#texts/en/shipment.ts'
import { endpointKey } from '../../api/hooks.ts'
import { useTexts } from '../../language/page-language.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import css from './duty-receipt.module.css'

type Props = { readonly duties: ReadonlyMap<string, { readonly kind: string }> }

/** What is asked again counts as failed until its answer is drawn, so that the notice and its progress stay meanwhile. */
export function DutiesFailed({ duties }: Props) {
  const texts = useTexts(en)
  const client = useQueryClient()
  const [trying, setTrying] = useState<'asked' | 'answered'>()
  const count = (kind: string) => [...duties.values()].filter((duty) => duty.kind === kind).length
  const waiting = trying ? count('loading') : 0
  if (trying === 'answered' && waiting === 0) setTrying(undefined)
  const failed = count('failed') + waiting
  if (failed === 0) return null
  const again = () => {
    setTrying('asked')
    void client
      .refetchQueries({ queryKey: endpointKey(calculateDuty), predicate: ({ state }) => state.status === 'error' })
      .finally(() => setTrying('answered'))
  }
  return (
    <div className={css.failed}>
      <ErrorNotice inline title={texts.dutiesFailed(failed)} onRetry={again} retrying={trying !== undefined} />
    </div>
  )
}
