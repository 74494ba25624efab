// Large papers are made by jobs: asked for here, and given to this tab once they are ready.
import { useMutation } from '@tanstack/react-query'
import { useCallback } from 'react'
import { z } from 'zod'
import type { Asked } from '#contract/endpoint.ts'
import { listPaperJobs, listStaffPaperJobs, startPaperJob, startStaffPaperJob } from '#contract/paper-jobs.ts'
import { texts as sessionEn } from '#texts/en/session.ts'
import { useTexts } from '../language/page-language.tsx'
import { call } from './call.ts'
import { useClientAccess } from './client-access.ts'
import { failureText } from './failures.ts'
import { useOutdate } from './hooks.ts'
import { type KeptPlace, keptText } from './kept-text.ts'

type PaperAsked = Asked<typeof startPaperJob>['body']
type StaffInvoice = Asked<typeof startStaffPaperJob>['body']

/** Lines of a paper that is made while the person waits. */
export const MOST_AT_ONCE = 100

const ids = z.array(z.string()).readonly()
/** Ids last longer than the jobs are told of. */
const MOST_KEPT = 200

function keptIds(name: string, place: KeptPlace) {
  const kept = keptText('papers', place)
  const all = (): readonly string[] => ids.safeParse(kept.read(name)).data ?? []
  return {
    has: (id: string) => all().includes(id),
    add: (id: string) => {
      if (!all().includes(id)) kept.keep(name, [...all(), id].slice(-MOST_KEPT))
    },
    remove: (id: string) =>
      void kept.keep(
        name,
        all().filter((each) => each !== id),
      ),
  }
}

/** Jobs that this tab has asked for and was not given the paper of. */
export const askedHere = keptIds('asked', 'tab')
/** Jobs that this tab has seen under way, whoever asked. */
export const seenHere = keptIds('seen', 'tab')
/** Jobs whose end somebody has read on this device. */
export const readHere = keptIds('read', 'device')

/** Asks for a paper of the client whose page this is. Throws what stands in its way. */
export function useStartPaper(): (asked: PaperAsked) => Promise<void> {
  const access = useClientAccess()
  const outdate = useOutdate()
  return useCallback(
    async (body) => {
      const { data } = await call(startPaperJob, { body }, access)
      askedHere.add(data.id)
      outdate(listPaperJobs)
    },
    [access, outdate],
  )
}

/** The same of an invoice that staff type, for a client or themselves. */
export function useStartStaffPaper(): (body: StaffInvoice) => Promise<void> {
  const outdate = useOutdate()
  return useCallback(
    async (body) => {
      const { data } = await call(startStaffPaperJob, { body })
      askedHere.add(data.id)
      outdate(listPaperJobs, listStaffPaperJobs)
    },
    [outdate],
  )
}

/** The same with how it went, as `useSaveFile` of a paper made at once. */
export function usePaperByJob() {
  const texts = useTexts(sessionEn)
  const run = useMutation({ mutationFn: useStartPaper() })
  return {
    start: (asked: PaperAsked, onStarted?: () => void) => run.mutate(asked, { onSuccess: onStarted }),
    isRunning: run.isPending,
    failure: run.error ? failureText(run.error, texts.noConnection) : undefined,
    forget: run.reset,
  }
}
