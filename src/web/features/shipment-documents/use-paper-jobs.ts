// Large papers of a shipment that are made behind the screen: watched while they are, and handed over once they are ready, also to a page
// that was loaded anew meanwhile.
import { useEffect, useState } from 'react'
import { z } from 'zod'
import type { AnswerOf } from '#contract/endpoint.ts'
import { listDocuments } from '#contract/invoices.ts'
import { listPaperJobs } from '#contract/paper-jobs.ts'
import { completeData } from '#contract/shipments.ts'
import { useEndpoint, useOutdate } from '../../api/hooks.ts'
import { useKeptState } from '../../api/use-kept-state.ts'

type PaperJob = AnswerOf<typeof listPaperJobs>['data'][number]
type MadePaper = { readonly number: string; readonly filename: string; readonly fileData: string }

/** Milliseconds between two looks. */
const LOOK_EVERY = 1500
const ids = z.array(z.string()).readonly()

/** `onMade` hears of each paper that this page, before it was loaded anew too, has asked for. */
export function usePaperJobs(shipmentId: string, onMade: (made: MadePaper) => void) {
  const input = { params: { id: shipmentId } }
  const outdate = useOutdate()
  const asked = useKeptState<readonly string[]>(`paper jobs ${shipmentId}`, ids, [])
  const [every, setEvery] = useState<number>()
  const query = useEndpoint(listPaperJobs, input, { refetchEvery: every, refetchOnFocus: true })
  const jobs = query.data?.data ?? []
  const isOpen = ({ state }: PaperJob) => state === 'waiting' || state === 'running'
  const wanted = jobs.some(isOpen) ? LOOK_EVERY : undefined
  if (every !== wanted) setEvery(wanted)
  const ready = jobs.find(({ id, paper }) => paper !== null && asked.value.includes(id))
  useEffect(() => {
    if (!ready?.paper) return
    asked.set(asked.value.filter((id) => id !== ready.id))
    outdate(listDocuments, completeData)
    onMade({ number: ready.paper.invoiceNumber, filename: ready.paper.filename, fileData: '' })
  })
  return {
    open: jobs.filter(isOpen),
    failed: jobs.filter(({ id, state }) => state === 'failed' && asked.value.includes(id)),
    isUnseen: query.isError,
    /** Word of one that was asked for here. */
    follow: (job: PaperJob) => {
      asked.set([...asked.value, job.id])
      outdate(listPaperJobs)
    },
    forget: (id: string) => asked.set(asked.value.filter((each) => each !== id)),
  }
}
