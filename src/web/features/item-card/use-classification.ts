// Classification of one item: its run and its candidates, kept while the shipment is open so that closing the item loses nothing.
import { useQuery } from '@tanstack/react-query'
import { classifyHts } from '#contract/classification.ts'
import { texts } from '#texts/item.ts'
import { call } from '../../api/call.ts'
import { useClientAccess } from '../../api/client-access.ts'
import { failureText } from '../../api/failures.ts'
import { candidateChange, shownCandidates, takesProposal } from './candidate-rules.ts'
import { useItemDesk } from './item-desk.ts'
import type { Item } from './shown-item.ts'

export const candidatesKey = (itemId: string) => ['candidates', itemId]

export function useClassification(item: Item) {
  const access = useClientAccess()
  const { change } = useItemDesk()
  const query = useQuery({
    queryKey: candidatesKey(item.id),
    queryFn: ({ signal }) => call(classifyHts, { body: requestFor(item) }, { ...access, signal }),
    enabled: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const classify = async () => {
    const { data } = await query.refetch()
    const top = data && shownCandidates(data).shown[0]
    if (top && takesProposal(item) && top.htsCode !== item.htsCode) change(item, 'htsCode', candidateChange(top, false))
  }
  const failure = query.error
    ? failureText(query.error, { noConnection: texts.classifyFailed, other: texts.classifyFailed })
    : undefined
  return { classify, isRunning: query.isFetching, classification: query.data, failure }
}

export const requestFor = (item: Item) => ({
  description: item.description,
  ...(item.countryOfOrigin ? { countryOfOrigin: item.countryOfOrigin } : {}),
  ...(item.asin ? { asin: item.asin } : {}),
  ...(item.declaredValue ? { price: item.declaredValue } : {}),
})
