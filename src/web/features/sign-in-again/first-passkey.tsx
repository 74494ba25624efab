// The first passkey of who works for a company that lets in by passkey alone: made within the sign-in that needs it.
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { addOwnPasskey, askOwnPasskey } from '#contract/passkeys.ts'
import { texts as passkeyTexts } from '#texts/en/passkeys.ts'
import { texts as en } from '#texts/en/sign-in-again.ts'
import { call } from '../../api/call.ts'
import { isRefusal } from '../../api/failures.ts'
import { makePasskey, takesPasskeys } from '../../api/passkey-device.ts'
import { useTexts } from '../../language/page-language.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ClientProof } from './client-proof.tsx'
import css from './sign-in-again.module.css'
import { useProving } from './use-proving.ts'

const PROOF = { actor: 'client', isProof: true } as const

export function FirstPasskey({ onDone }: { readonly onDone: () => void }) {
  const texts = useTexts(en)
  const passkeys = useTexts(passkeyTexts)
  const [name, setName] = useState<string>(texts.addName)
  /** Signing in is too long ago to add a way in. */
  const [isOld, setOld] = useState(false)
  const { isBusy, failed, prove } = useProving()
  if (!takesPasskeys()) return <p className="sm">{texts.notSupported}</p>
  const lacksName = name.trim() === ''
  const add = async () => {
    const done = await prove(async () => {
      try {
        const passkey = await makePasskey((await call(askOwnPasskey, {}, PROOF)).data)
        return await call(addOwnPasskey, { body: { name: name.trim(), passkey } }, PROOF)
      } catch (error) {
        if (isRefusal(error, 'sign-in-again')) setOld(true)
        throw error
      }
    })
    if (done) onDone()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!lacksName && !isBusy) void add()
  }
  return (
    <>
      {failed && (
        <Notice tone="bad" role="alert">
          {failed}
        </Notice>
      )}
      {isOld ? (
        <ClientProof byPasskey={false} onDone={() => setOld(false)} />
      ) : (
        <form className={css.form} onSubmit={submit} noValidate aria-label={texts.passkeyTitle}>
          <p className="sm">{texts.addWhy}</p>
          <TextInput
            label={passkeys.name}
            maxLength={60}
            value={name}
            error={lacksName ? passkeys.nameMissing : undefined}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button type="submit" variant="filled" fullWidth leftSection={<Icon name="key" />} loading={isBusy}>
            {texts.add}
          </Button>
        </form>
      )}
    </>
  )
}
