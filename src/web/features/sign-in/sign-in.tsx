// Signing in as a client: by e-mail alone, or by a code that is mailed where the server asks for one. Source: decisions 3.
import { lazy, Suspense, useState } from 'react'
import type { CodeSent } from './code-sent.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { SignInForm } from './sign-in-form.tsx'

const CodeForm = lazy(async () => ({ default: (await import('./code-form.tsx')).CodeForm }))

export function SignIn() {
  const [sent, setSent] = useState<CodeSent>()
  const [email, setEmail] = useState('')
  if (sent)
    return (
      <Suspense>
        <CodeForm sent={sent} onSentAgain={setSent} onBack={() => setSent(undefined)} />
      </Suspense>
    )
  return (
    <>
      <SignInForm email={email} onEmail={setEmail} onCodeSent={setSent} />
      <PasskeyButton of="client" />
    </>
  )
}
