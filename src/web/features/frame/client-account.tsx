// Whose account it is, and the way out of it.
import { Button } from '@mantine/core'
import { logout } from '#contract/session.ts'
import { texts as en } from '#texts/en/session.ts'
import { call } from '../../api/call.ts'
import { endSession, useSessions } from '../../api/session.ts'
import { useTexts } from '../../language/page-language.tsx'
import classes from './frame.module.css'

export function Who() {
  const { client } = useSessions()
  return (
    <span className={classes.who}>
      <span className={classes.company}>{client?.companyName}</span>
      <span className="xs faint">{client?.email}</span>
    </span>
  )
}

export function LogOut() {
  const texts = useTexts(en)
  return (
    <Button size="xs" onClick={() => void leave()}>
      {texts.logout}
    </Button>
  )
}

/** Forgets the session here at once; the server revokes the token when it can be reached. */
async function leave(): Promise<void> {
  const revoked = call(logout, {}).catch(() => undefined) // the stored token is gone either way
  await Promise.race([revoked, new Promise((resolve) => setTimeout(resolve, LEAVE_WITHIN_MS))])
  endSession('client', 'left')
}

/** How long Log out waits for the server before it goes on. */
const LEAVE_WITHIN_MS = 1500
