// One try to prove who it is: under way, failed with a sentence, or done.
import { useState } from 'react'
import { texts as passkeyTexts } from '#texts/en/passkeys.ts'
import { texts as en } from '#texts/en/sign-in-again.ts'
import { failureOf } from '../../api/failures.ts'
import { deviceSaid } from '../../api/passkey-device.ts'
import { useTexts } from '../../language/page-language.tsx'

export function useProving() {
  const texts = useTexts(en)
  const devices = useTexts(passkeyTexts)
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState<unknown>()
  /** Undefined where it failed, which is said. */
  const prove = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    setFailed(undefined)
    setBusy(true)
    try {
      return await work()
    } catch (error) {
      setFailed(error)
      return undefined
    } finally {
      setBusy(false)
    }
  }
  const device = deviceSaid(failed)
  const said = device ? devices[device] : failureOf(failed, texts.failed)
  return { isBusy, failed: said, prove }
}
