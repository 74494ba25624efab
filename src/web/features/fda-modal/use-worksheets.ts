// The FDA worksheets of a shipment: read, edited here, made into a PDF with what was typed.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import { generateFdaWorksheets, listFdaWorksheets } from '#contract/fda.ts'
import { listDocuments } from '#contract/invoices.ts'
import { texts } from '#texts/fda.ts'
import { failureText } from '../../api/failures.ts'
import { endpointKey, useEndpoint, useSend } from '../../api/hooks.ts'

export type MadeWorksheets = AnswerOf<typeof generateFdaWorksheets>
export type Worksheet = AnswerOf<typeof listFdaWorksheets>['data']['worksheets'][number]
/** By worksheet, then by field. */
export type Edits = Readonly<Record<string, Readonly<Record<string, string>>>>

const sentences = { noConnection: texts.noConnection, other: texts.failed }

export function useWorksheets(shipmentId: string, onMade: (made: MadeWorksheets) => void) {
  const client = useQueryClient()
  const params = { id: shipmentId }
  const list = useEndpoint(listFdaWorksheets, { params })
  const [edits, setEdits] = useState<Edits>({})
  const send = useSend(generateFdaWorksheets)
  const generate = (password: string) =>
    send.mutate(
      { body: { shipmentData: params, password, worksheets: { ...edits } } },
      {
        onSuccess: (made) => {
          void client.invalidateQueries({ queryKey: endpointKey(listDocuments, { params }) })
          onMade(made)
        },
      },
    )
  return {
    list,
    edits,
    edit: (key: string, field: string, value: string) =>
      setEdits({ ...edits, [key]: { ...edits[key], [field]: value } }),
    generate,
    isRunning: send.isPending,
    failure: send.error ? failureText(send.error, sentences) : undefined,
    forget: send.reset,
  }
}
