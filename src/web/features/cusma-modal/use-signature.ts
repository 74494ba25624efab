// The picture of the signature: begins with the one used last, and is kept whenever picture, name and title are all there after a change.
// Source: specification part 2, section 5, "CUSMA modal".
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { getCusmaSignature, saveCusmaSignature } from '#contract/cusma.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { texts as en } from '#texts/en/cusma.ts'
import { useClientAccess } from '../../api/client-access.ts'
import { failureText } from '../../api/failures.ts'
import { endpointKey, useEndpoint, useSend } from '../../api/hooks.ts'
import { useTexts } from '../../language/page-language.tsx'

/** How long a name is left alone before it is kept. */
const PAUSE_MS = 800

type Stored = AnswerOf<typeof getCusmaSignature>
type Signer = { readonly signerName: string; readonly signerTitle: string }

export function useSignature({ signerName, signerTitle }: Signer) {
  const texts = useTexts(en)
  const client = useQueryClient()
  const stored = useEndpoint(getCusmaSignature, {}, { freshFor: Number.POSITIVE_INFINITY })
  const isClient = useClientAccess().actor === 'client'
  const send = useSend(saveCusmaSignature, { countsAsSave: true })
  const [made, setMade] = useState<string>()
  const [savedAt, setSavedAt] = useState<Date>()
  const [sent, setSent] = useState<string>()

  const kept = stored.data?.data
  const wanted = {
    signature_data: made ?? kept?.signature_data ?? '',
    signer_name: signerName.trim(),
    signer_title: signerTitle.trim(),
  }
  const isWhole = Object.values(wanted).every((each) => each !== '')
  const mark = markOf(wanted)
  const isDue = isClient && isWhole && !stored.isPending && mark !== (sent ?? (kept ? markOf(kept) : ''))

  const keep = useEffectEvent(() => {
    setSent(mark)
    const { signature_data: signatureData, signer_name, signer_title } = wanted
    const onSuccess = () => {
      setSavedAt(new Date())
      client.setQueryData<Stored>(endpointKey(getCusmaSignature, {}), { success: true, data: wanted })
    }
    send.mutate({ body: { signatureData, signerName: signer_name, signerTitle: signer_title } }, { onSuccess })
  })
  useEffect(() => {
    if (!isDue || mark === '') return
    const timer = setTimeout(() => keep(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isDue, mark])
  return {
    picture: wanted.signature_data,
    setPicture: setMade,
    savedAt,
    /** Made here, and not kept: name or title are missing, or it failed. */
    isUnkept: isClient && Boolean(made) && (isDue || !isWhole || send.isError),
    failure: send.error ? failureText(send.error, texts.failed) : undefined,
    retry: () => setSent(''),
  }
}

const markOf = ({ signature_data, signer_name, signer_title }: NonNullable<Stored['data']>): string =>
  JSON.stringify([signature_data, signer_name, signer_title])
