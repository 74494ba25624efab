// The FDA worksheets of a shipment: read, edited here and saved while one types, made into a PDF.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import { generateFdaWorksheets, listFdaWorksheets, saveFdaWorksheets } from '#contract/fda.ts'
import { listDocuments } from '#contract/invoices.ts'
import { preflight } from '#contract/preflight.ts'
import { texts as en } from '#texts/en/fda.ts'
import { wordsIn } from '#words/language.ts'
import { call } from '../../api/call.ts'
import { useClientAccess } from '../../api/client-access.ts'
import { failureText } from '../../api/failures.ts'
import { createFormSaves } from '../../api/form-saves.ts'
import { endpointKey, useEndpoint, useOutdate, useSend } from '../../api/hooks.ts'
import { noteSaved } from '../../api/last-save.ts'
import { MOST_AT_ONCE, useStartPaper } from '../../api/paper-jobs.ts'
import { useUnsavedFields } from '../../api/unsaved-fields.ts'
import { useLanguage } from '../../language/page-language.tsx'
import { byWorksheet, fieldKey, keptEdits, savableEdits, type TypedFields } from './worksheet-edits.ts'

export type MadeWorksheets = AnswerOf<typeof generateFdaWorksheets>
type Worksheets = AnswerOf<typeof listFdaWorksheets>
export type Worksheet = Worksheets['data']['worksheets'][number]

type Outcomes = {
  readonly onMade: (made: MadeWorksheets) => void
  /** Many are made behind the screen. */
  readonly onStarted: () => void
}

export function useWorksheets(shipmentId: string, { onMade, onStarted }: Outcomes) {
  const language = useLanguage()
  const client = useQueryClient()
  const outdate = useOutdate()
  const access = useClientAccess()
  const params = { id: shipmentId }
  const list = useEndpoint(listFdaWorksheets, { params })
  const unsaved = useUnsavedFields<TypedFields>(`fda:${shipmentId}`, keptEdits)
  const [typed, setTyped] = useState<TypedFields>(() => savableOrNot(unsaved.returned))
  const [saves] = useState(() =>
    createFormSaves<TypedFields>(
      async (fields) => {
        const body = { worksheets: byWorksheet(fields) }
        const answer = await call(saveFdaWorksheets, { params, body }, access)
        unsaved.settle(fields)
        noteSaved(new Date())
        client.setQueryData<Worksheets>(endpointKey(listFdaWorksheets, { params }), answer)
        outdate(preflight)
      },
      (problem) => failureText(problem, wordsIn(language, en).failed),
    ),
  )
  const face = useSyncExternalStore(saves.subscribe, saves.face)
  const sendReturned = useEffectEvent(() => {
    const fields = savableEdits(typed)
    if (Object.keys(fields).length > 0) saves.save(fields)
  })
  useEffect(() => sendReturned(), [])

  const atOnce = useSend(generateFdaWorksheets)
  const byJob = useMutation({ mutationFn: useStartPaper() })
  const isLarge = (list.data?.data.worksheets.length ?? 0) > MOST_AT_ONCE
  const send = isLarge ? byJob : atOnce
  const generate = async (password: string) => {
    if (!(await saves.settle())) return
    const onSuccess = (made: MadeWorksheets) => {
      void client.invalidateQueries({ queryKey: endpointKey(listDocuments, { params }) })
      onMade(made)
    }
    const body = { shipmentData: params, password }
    if (isLarge) byJob.mutate({ paper: 'fda_worksheets', body }, { onSuccess: onStarted })
    else atOnce.mutate({ body }, { onSuccess })
  }
  /** The same field of all these worksheets. */
  const edit = (keys: readonly string[], field: string, value: string) => {
    const changed = Object.fromEntries(keys.map((key) => [fieldKey(key, field), value]))
    setTyped({ ...typed, ...changed })
    unsaved.add(changed)
    const fields = savableEdits(changed)
    if (Object.keys(fields).length > 0) saves.save(fields)
  }
  return {
    list,
    typed,
    edit,
    face,
    settle: saves.settle,
    generate,
    isRunning: send.isPending,
    refused: send.error,
    failure: send.error ? failureText(send.error, wordsIn(language, en).failed) : undefined,
    forget: send.reset,
  }
}

const savableOrNot = (fields: Partial<TypedFields>): TypedFields =>
  Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined))
