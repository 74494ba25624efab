// ASIN manufacturer lookup, marked Experimental and AI generated: the form, its progress, and the maker or an honest none.
// Source: specification part 2, sections 3 to 5; decisions 9.
import { useQuery } from '@tanstack/react-query'
import { lookUpAsinMaker } from '#contract/public-tools.ts'
import { texts as answersEn } from '#texts/en/public-tools.ts'
import { failureText } from '../../api/failures.ts'
import { endpointKey } from '../../api/hooks.ts'
import { useDayQuota } from '../../api/use-visit.ts'
import { visitorCall } from '../../api/visitor.ts'
import { useTexts } from '../../language/page-language.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { QuotaLine } from '../../ui/quota-line.tsx'
import { ResearchSteps } from '../../ui/research-steps.tsx'
import { FoundMaker } from './found-maker.tsx'
import css from './maker.module.css'
import { MakerForm, TITLE_FIELD } from './maker-form.tsx'
import type { MakerBody, MakerInputs } from './maker-inputs.ts'
import { MakerProgress } from './maker-progress.tsx'
import { NoMaker } from './no-maker.tsx'
import { keepMaker, seenMaker } from './seen-maker.ts'

type Props = {
  readonly inputs: MakerInputs
  readonly onInputs: (inputs: MakerInputs) => void
  /** What was asked; `run` tells one pressing of the button from the next. undefined before the first. */
  readonly asked: { readonly body: MakerBody; readonly run: string } | undefined
  readonly onAsk: () => void
}

export function MakerLookup({ inputs, onInputs, asked, onAsk }: Props) {
  const answers = useTexts(answersEn)
  const quota = useDayQuota()
  const lookup = useQuery({
    queryKey: endpointKey(lookUpAsinMaker, { ...asked }),
    queryFn: async () => {
      if (!asked) return undefined
      const answer = await visitorCall(lookUpAsinMaker, { body: { ...asked.body, run: asked.run } })
      keepMaker(asked, answer)
      return answer
    },
    initialData: () => asked && seenMaker(asked),
    enabled: asked !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  const found = lookup.isFetching ? undefined : lookup.data
  return (
    <div className={css.tool}>
      <div className={`no-print ${css.tool}`}>
        <QuotaLine quota={quota} />
        <Card>
          <MakerForm inputs={inputs} onChange={onInputs} onSubmit={onAsk} isBusy={lookup.isFetching} wide />
        </Card>
      </div>
      {asked && lookup.isFetching && <MakerProgress key={asked.run} run={asked.run} />}
      {lookup.error && !lookup.isFetching && (
        <ErrorNotice inline title={failureText(lookup.error, answers.lookupFailed)} onRetry={lookup.refetch} />
      )}
      {found?.data && <FoundMaker maker={found.data} />}
      {found && !found.data && (
        <NoMaker
          message={found.message}
          wasFree={found.limit !== null && !found.counted}
          onImproveTitle={() => document.getElementById(TITLE_FIELD)?.focus()}
        />
      )}
      {found && <ResearchSteps key={asked?.run} steps={found.steps} open={!found.data} />}
    </div>
  )
}
