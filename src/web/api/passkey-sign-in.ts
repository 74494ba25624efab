// Signing in by a passkey: fetched when somebody asks for it.
import { askPasskey, memberPasskeyLogin, passkeyLogin } from '#contract/passkeys.ts'
import { takeStoredLanguage } from '../language/chosen-language.tsx'
import { call } from './call.ts'
import { provePasskey } from './passkey-device.ts'
import { sessionOf, startClientSession, startStaffSession } from './session.ts'

/** Begins the session. Throws what the browser throws (`deviceSaid`), and what `call` throws. */
export async function signInByPasskey(of: 'client' | 'staff'): Promise<void> {
  const proof = await provePasskey((await call(askPasskey, {})).data)
  if (of === 'staff') return startStaffSession(await call(memberPasskeyLogin, { body: { proof } }))
  const signed = await call(passkeyLogin, { body: { proof } })
  takeStoredLanguage(signed.language)
  startClientSession(sessionOf(signed, signed.email))
}
