// Where the provider of single sign-on sends people back to, and where the window begins that signs in again.
import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { finishSignOn, finishSignOnAgain } from '#contract/sign-on.ts'
import { texts } from '#texts/en/sign-on.ts'
import { call } from '../../api/call.ts'
import { failureText } from '../../api/failures.ts'
import { startStaffSession } from '../../api/session.ts'
import { goToProviderAgain, isAboutToGoAgain, isOfAgain, tellSignedInAgain } from '../../api/sign-on.ts'
import { Frame } from '../../features/frame/frame.tsx'
import { StaffBar } from '../../features/frame/staff-bar.tsx'
import { PATHS, requestedPath } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { usePageTitle } from '../use-page-title.ts'
import classes from './staff-area.module.css'

type Outcome = { readonly kind: 'signed-in'; readonly wanted: string } | { readonly kind: 'again' | 'away' }

export function SignOn() {
  usePageTitle(texts.title)
  const { search } = useLocation()
  const navigate = useNavigate()
  const [outcome, setOutcome] = useState<Outcome>()
  const [failed, setFailed] = useState<string>()
  // What came is taken off the address at once, and is good once: the page as it was first opened says what is to be done.
  const [came] = useState(search)
  useEffect(() => {
    history.replaceState(history.state, '', PATHS.staffSignOn)
    onlyOnce(came).then(setOutcome, (error) => setFailed(failureText(error, texts.failed)))
  }, [came])
  useEffect(() => {
    if (outcome?.kind === 'signed-in') void navigate(outcome.wanted, { replace: true })
    if (outcome?.kind === 'again') window.close()
  }, [outcome, navigate])
  const isAgain = isAboutToGoAgain(came) || isOfAgain(came)
  const said = came === '' ? texts.nothingCame : failed
  return (
    <Frame home={PATHS.staff} isStaff bar={<StaffBar />}>
      <div className={classes.signIn}>
        {outcome?.kind === 'again' && (
          <Card level={1} title={texts.againDone}>
            <p role="status">{texts.againDoneHint}</p>
            <CloseButton />
          </Card>
        )}
        {outcome?.kind !== 'again' && said !== undefined && <Stopped said={said} isAgain={isAgain} />}
        {outcome?.kind !== 'again' && said === undefined && (
          <Card level={1} title={texts.title}>
            <Loading sentence={isAboutToGoAgain(came) ? texts.going : texts.working} rows={1} widths={[240]} />
          </Card>
        )}
      </div>
    </Frame>
  )
}

const CloseButton = () => <Button onClick={() => window.close()}>{texts.close}</Button>

function Stopped({ said, isAgain }: { readonly said: string; readonly isAgain: boolean }) {
  return (
    <Card level={1} title={isAgain ? texts.againStopped : texts.stopped}>
      <div className={classes.stopped}>
        <Notice tone="bad" role="alert">
          {said}
        </Notice>
        {isAgain ? <CloseButton /> : <Link to={PATHS.staff}>{texts.backToSignIn}</Link>}
      </div>
    </Card>
  )
}

let under: { readonly came: string; readonly outcome: Promise<Outcome> } | undefined

/** The same outcome however often the page asks: a second try of the same answer would be refused. */
function onlyOnce(came: string): Promise<Outcome> {
  if (under?.came !== came) under = { came, outcome: outcomeOf(came) }
  return under.outcome
}

async function outcomeOf(came: string): Promise<Outcome> {
  if (came === '') return { kind: 'away' }
  if (isAboutToGoAgain(came)) {
    await goToProviderAgain()
    return { kind: 'away' }
  }
  const body = { query: came.slice(1) }
  if (isOfAgain(came)) {
    await call(finishSignOnAgain, { body }, { actor: 'staff', isProof: true })
    tellSignedInAgain()
    return { kind: 'again' }
  }
  const { token, user, wanted } = await call(finishSignOn, { body })
  startStaffSession({ token, user })
  return { kind: 'signed-in', wanted: requestedPath({ from: wanted }) ?? PATHS.staff }
}
