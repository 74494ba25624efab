// Every code the server has asked to confirm while the form is open: a later answer names only those that are still open.
import { useState } from 'react'
import type { UnconfirmedCode } from '../../ui/confirm-codes.tsx'

/** The codes by item, in the order first asked; a code that changed meanwhile stands as asked last. */
export function useCodesAsked(asked: readonly UnconfirmedCode[]): readonly UnconfirmedCode[] {
  const [known, setKnown] = useState({ asked, codes: asked })
  const isNews = asked.length > 0 && known.asked.map(keyOf).join() !== asked.map(keyOf).join()
  const codes = isNews ? [...new Map([...known.codes, ...asked].map((each) => [each.id, each])).values()] : known.codes
  if (isNews) setKnown({ asked, codes })
  return codes
}

const keyOf = ({ id, htsCode }: UnconfirmedCode): string => `${id} ${htsCode}`
