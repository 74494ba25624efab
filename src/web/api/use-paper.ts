// A stored paper as an address that a frame or a link can show.
import { useEffect, useState } from 'react'
import { downloadInvoice } from '#contract/invoices.ts'
import { callForFile } from './call.ts'
import { useClientAccess } from './client-access.ts'

type Paper =
  | { readonly kind: 'loading' }
  | { readonly kind: 'there'; readonly address: string }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void }

export function usePaper(filename: string): Paper {
  const { actor, clientId } = useClientAccess()
  const [tries, setTries] = useState(0)
  const [paper, setPaper] = useState<Paper>({ kind: 'loading' })
  useEffect(() => {
    let address: string | undefined
    let isOver = false
    setPaper({ kind: 'loading' })
    callForFile(downloadInvoice, { params: { filename } }, { actor, clientId }).then(
      (file) => {
        if (isOver) return
        address = URL.createObjectURL(file)
        setPaper({ kind: 'there', address })
      },
      (error: unknown) => {
        if (!isOver) setPaper({ kind: 'failed', error, retry: () => setTries(tries + 1) })
      },
    )
    return () => {
      isOver = true
      if (address) URL.revokeObjectURL(address)
    }
  }, [filename, actor, clientId, tries])
  return paper
}
