// Above a shipment: of how many items the duty could not be worked out, and one press that tries all of them again.
import { useQueryClient } from '@tanstack/react-query'
import { calculateDuty } from '#contract/duty.ts'
import { texts as en } from '#texts/en/shipment.ts'
import { endpointKey } from '../../api/hooks.ts'
import { useTexts } from '../../language/page-language.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'

type Props = { readonly duties: ReadonlyMap<string, { readonly kind: string }> }

export function DutiesFailed({ duties }: Props) {
  const texts = useTexts(en)
  const client = useQueryClient()
  const failed = [...duties.values()].filter(({ kind }) => kind === 'failed').length
  if (failed === 0) return null
  const again = () =>
    void client.refetchQueries({
      queryKey: endpointKey(calculateDuty),
      predicate: ({ state }) => state.status === 'error',
    })
  return <ErrorNotice inline title={texts.dutiesFailed(failed)} onRetry={again} />
}
