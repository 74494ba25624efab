// Papers of the company that jobs make: watched from every page and device, and given to the tab that asked once they are ready.
import { useEffect, useState } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import { listDocuments } from '#contract/invoices.ts'
import { downloadPaperOfJob, downloadPaperOfStaffJob, listPaperJobs, listStaffPaperJobs } from '#contract/paper-jobs.ts'
import { getProductCertificate, listProductCertificates } from '#contract/product-certificates.ts'
import { completeData, listShipments } from '#contract/shipments.ts'
import { listStaffDocuments } from '#contract/staff.ts'
import { texts as en } from '#texts/en/paper-jobs.ts'
import { sentence } from '#words/language.ts'
import { callForFile } from '../../api/call.ts'
import { useClientAccess } from '../../api/client-access.ts'
import { failureOf } from '../../api/failures.ts'
import { useEndpoint, useOutdate } from '../../api/hooks.ts'
import { askedHere, readHere, seenHere } from '../../api/paper-jobs.ts'
import { saveFile } from '../../api/save-file.ts'
import { useTexts } from '../../language/page-language.tsx'
import { clearToasts, showToast } from '../../ui/show-alert.tsx'

export type PaperJob = AnswerOf<typeof listPaperJobs>['data'][number]

/** Milliseconds between two looks while something is made. */
const LOOK_EVERY = 1500
/** What says otherwise once a paper is made. */
const TOUCHED = [
  listDocuments,
  completeData,
  listShipments,
  getProductCertificate,
  listProductCertificates,
  listStaffDocuments,
]

const isOpen = ({ state }: PaperJob): boolean => state === 'waiting' || state === 'running'

export function usePaperJobs() {
  const texts = useTexts(en)
  const access = useClientAccess()
  const outdate = useOutdate()
  const isOfStaff = access.actor === 'staff' && access.clientId === undefined
  const [failure, setFailure] = useState<unknown>()
  const [, readOne] = useState(0)
  const query = useEndpoint(
    isOfStaff ? listStaffPaperJobs : listPaperJobs,
    {},
    { askAgain: ({ data }) => data.some(isOpen) && LOOK_EVERY, refetchOnFocus: true },
  )
  const jobs = query.data?.data ?? []
  const download = ({ id, made }: PaperJob): void => {
    setFailure(undefined)
    const file = callForFile(isOfStaff ? downloadPaperOfStaffJob : downloadPaperOfJob, { params: { id } }, access)
    file.then(
      (bytes) => saveFile(bytes, made?.filename ?? ''),
      (problem: unknown) => setFailure(problem),
    )
  }
  useEffect(() => {
    for (const job of jobs.filter(isOpen)) {
      // Who asked is perhaps far down a page, or in a dialog that has just closed.
      if (askedHere.has(job.id) && !seenHere.has(job.id))
        showToast({ kind: 'progress', text: sentence(en, (said) => said.started), of: job.id })
      seenHere.add(job.id)
    }
    for (const { id } of jobs.filter((job) => !isOpen(job) && seenHere.has(job.id))) clearToasts(id)
    const ready = jobs.find(({ id, made }) => made !== null && askedHere.has(id))
    if (!ready || access.viewOnly) return
    askedHere.remove(ready.id)
    outdate(...TOUCHED)
    download(ready)
  })
  return {
    open: jobs.filter(isOpen),
    ended: jobs.filter((job) => !isOpen(job) && (job.isOwn || seenHere.has(job.id)) && !readHere.has(job.id)),
    isUnseen: query.isError,
    failure: failureOf(failure, texts.fileFailed),
    forgetFailure: () => setFailure(undefined),
    download,
    read: ({ id }: PaperJob) => {
      readHere.add(id)
      readOne((count) => count + 1)
    },
  }
}
