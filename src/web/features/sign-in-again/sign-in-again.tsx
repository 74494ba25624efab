// Asks who is signed in to prove it again, or for the passkey that the company wants; what was begun then goes on.
import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { texts as en } from '#texts/en/sign-in-again.ts'
import { pageLanguage } from '../../api/page-language.ts'
import { useSessions } from '../../api/session.ts'
import { type Asked, settleAgain } from '../../api/sign-in-again.ts'
import { LanguageContext, useTexts } from '../../language/page-language.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ClientProof } from './client-proof.tsx'
import { FirstPasskey } from './first-passkey.tsx'
import { leave } from './leave.ts'
import css from './sign-in-again.module.css'
import { StaffProof } from './staff-proof.tsx'

type Props = { readonly asked: Asked }

export function SignInAgain({ asked }: Props) {
  return (
    <LanguageContext value={asked.actor === 'staff' ? 'en' : pageLanguage()}>
      <Asking asked={asked} />
    </LanguageContext>
  )
}

function Asking({ asked: { actor, what } }: Props) {
  const texts = useTexts(en)
  const wantsPasskey = what.kind === 'passkey'
  const done = () => settleAgain(true)
  const cancel = () => settleAgain(false)
  const isSignedIn = useSessions()[actor] !== undefined
  useEffect(() => {
    if (!isSignedIn) settleAgain(false)
  }, [isSignedIn])
  const footer = wantsPasskey ? (
    <Button variant="subtle" onClick={() => leave(actor)}>
      {texts.logout}
    </Button>
  ) : (
    <Button variant="subtle" onClick={cancel}>
      {texts.cancel}
    </Button>
  )
  return (
    <Dialog title={wantsPasskey ? texts.passkeyTitle : texts.title} onClose={cancel} footer={footer} width={480}>
      <div className={css.body}>
        <p className="sm">{what.kind === 'passkey' ? texts.passkeyWhy : texts.why(what.minutes)}</p>
        {actor === 'staff' && <StaffProof onDone={done} />}
        {actor === 'client' && wantsPasskey && !what.hasOne && <FirstPasskey onDone={done} />}
        {actor === 'client' && !(wantsPasskey && !what.hasOne) && (
          <ClientProof byPasskey={wantsPasskey} onDone={done} />
        )}
      </div>
    </Dialog>
  )
}
