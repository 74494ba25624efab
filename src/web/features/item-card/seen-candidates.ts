// The candidates last shown for an item, and the answers they rest on, kept for the tab: a reload brings them back.
import { useMemo } from 'react'
import { z } from 'zod'
import { classifyHts } from '#contract/classification.ts'
import { useKeptText } from '../../api/kept-text.ts'

const seenShape = z.object({
  data: classifyHts.answer,
  given: z.array(z.object({ answer: z.string(), label: z.string() })),
})
type Seen = z.output<typeof seenShape>

/** What does not fit the shape, such as candidates of an older release, is as good as not seen. */
export function useSeenCandidates(itemId: string) {
  const kept = useKeptText('tab')
  return useMemo(() => {
    const name = `candidates:${itemId}`
    return {
      read: (): Seen | undefined => seenShape.safeParse(kept.read(name)).data,
      keep: (seen: Pick<Seen, 'data'> & { readonly given: Readonly<Seen['given']> }) => void kept.keep(name, seen),
    }
  }, [kept, itemId])
}
