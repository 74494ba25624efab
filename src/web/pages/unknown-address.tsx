// An address that leads nowhere leads to the sign-in, which says so; who is signed in goes on from there and reads it in a toast.
// Source: specification part 2, section 2: "/ and any unknown path redirect to /login".
import { useEffect } from 'react'
import { Navigate } from 'react-router'
import { texts as en } from '#texts/en/login.ts'
import { sentence } from '#words/language.ts'
import { currentSessions } from '../api/session.ts'
import { FROM_NOWHERE, PATHS } from '../paths.ts'
import { showToast } from '../ui/show-alert.tsx'

export function UnknownAddress() {
  useEffect(() => {
    if (currentSessions().client) showToast({ text: sentence(en, ({ noSuchPage }) => noSuchPage) })
  }, [])
  return <Navigate to={PATHS.login} replace state={FROM_NOWHERE} />
}
