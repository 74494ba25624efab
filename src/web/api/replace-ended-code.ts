// Replacing a code that ended in everything of the client that holds it, and undoing that.
import { useQueryClient } from '@tanstack/react-query'
import { listEndedCodes, replaceEndedCode, undoReplacement } from '#contract/ended-codes.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { formatHtsCode } from '#domain/hts-code.ts'
import { texts as en } from '#texts/en/code-standing.ts'
import { type Sentence, sentence } from '#words/language.ts'
import { useTexts } from '../language/page-language.tsx'
import { useViewOnly } from './client-access.ts'
import { failureText } from './failures.ts'
import { useEndpoint, useSend } from './hooks.ts'

export type HeldCode = AnswerOf<typeof listEndedCodes>['data'][number]

/** A page of the ended codes that products or open items of the client hold. */
export const useHeldCodes = (page: number) => useEndpoint(listEndedCodes, { query: { page } }, { keepLast: true })

/** One ended code, where the client holds it; not asked for without one. */
export const useHeldCode = (code: string | undefined): HeldCode | undefined =>
  useEndpoint(listEndedCodes, { query: { page: 1, code } }, { enabled: code !== undefined }).data?.data[0]

/** What was done, with the way to take it back. */
type Said = { readonly text: Sentence; readonly action?: { readonly label: Sentence; readonly run: () => void } }

type Replacing = {
  readonly label: string
  readonly isPending: boolean
  /** Why it was not done. */
  readonly failure: string | undefined
  readonly run: () => void
  readonly forget: () => void
}

/** Undefined where not one number took its place, or where nothing may be changed. */
export function useReplaceEndedCode(held: HeldCode | undefined, tell: (said: Said) => void): Replacing | undefined {
  const texts = useTexts(en)
  const viewOnly = useViewOnly()
  const queries = useQueryClient()
  const replace = useSend(replaceEndedCode, { countsAsSave: true })
  const undo = useSend(undoReplacement, { countsAsSave: true })
  const to = held?.successors[0]
  if (!held?.isOneForOne || !to || viewOnly) return undefined
  // Products, items, their checks and duties all go by the code.
  const readAgain = () => void queries.invalidateQueries()
  /** A promise, since what asked for it has gone from the screen with the code by then. */
  const takeBack = (id: string) =>
    void undo.mutateAsync({ body: { id } }).then(
      ({ data: { kept } }) => {
        readAgain()
        const undone = sentence(en, (texts) => texts.undone(held.formattedHtsCode))
        const some = sentence(en, (texts) => texts.undoneSome(kept))
        tell({ text: kept > 0 ? (language) => `${undone(language)} ${some(language)}` : undone })
      },
      (error: unknown) =>
        tell({
          text: sentence(en, ({ undoFailed }) => failureText(error, undoFailed, undoFailed)),
        }),
    )
  return {
    label: texts.replaceAll(to.formattedHtsCode, held.products, Math.max(held.items, 1)),
    isPending: replace.isPending,
    failure: replace.isError ? failureText(replace.error, texts.replaceFailed, texts.replaceFailed) : undefined,
    forget: replace.reset,
    run: () =>
      replace.mutate(
        { body: { htsCode: held.htsCode } },
        {
          onSuccess: ({ data }) => {
            readAgain()
            tell({
              text: sentence(en, (texts) =>
                texts.replaced(formatHtsCode(data.from), formatHtsCode(data.to), data.products, data.items),
              ),
              action: { label: sentence(en, (texts) => texts.undo), run: () => takeBack(data.id) },
            })
          },
        },
      ),
  }
}
