// Signing in as a client: by e-mail alone, or by a code that is mailed where the server asks for one. Source: decisions 3.
import { useState } from 'react'
import { CodeForm } from './code-form.tsx'
import type { CodeSent } from './code-sent.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { SignInForm } from './sign-in-form.tsx'

export function SignIn() {
  const [sent, setSent] = useState<CodeSent>()
  const [email, setEmail] = useState('')
  if (sent) return <CodeForm sent={sent} onSentAgain={setSent} onBack={() => setSent(undefined)} />
  return (
    <>
      <SignInForm email={email} onEmail={setEmail} onCodeSent={setSent} />
      <PasskeyButton of="client" />
    </>
  )
}
