// The landing page: what Portage promises with an example, and the sign-in. Signed-in visitors go on to where they wanted.
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { texts } from '#texts/login.ts'
import { texts as sessionTexts } from '#texts/session.ts'
import { useForgetLeaving, useSessions } from '../api/session.ts'
import { Frame } from '../features/frame/frame.tsx'
import { PublicBar } from '../features/frame/public-bar.tsx'
import { AccordionSection } from '../features/sign-in/accordion.tsx'
import { SignInForm } from '../features/sign-in/sign-in-form.tsx'
import { SpecimenReceipt } from '../features/sign-in/specimen-receipt.tsx'
import { PATHS, requestedPath } from '../paths.ts'
import { Notice } from '../ui/notice.tsx'
import classes from './login.module.css'
import { usePageTitle } from './use-page-title.ts'

export function LoginPage() {
  usePageTitle(texts.clientLogin)
  useForgetLeaving('client')
  const { client, ended } = useSessions()
  const wanted = requestedPath(useLocation().state)
  const [open, setOpen] = useState(true)
  if (client) return <Navigate to={wanted ?? PATHS.dashboard} replace />

  const openLogin = () => {
    setOpen(true)
    requestAnimationFrame(() => document.querySelector<HTMLInputElement>('input[name="email"]')?.focus())
  }
  return (
    <Frame home={PATHS.login} bar={<PublicBar />}>
      <div className={classes.land}>
        <section>
          <h1 className={classes.headline}>{texts.headline}</h1>
          <p className={classes.promise}>{texts.promise}</p>
          <SpecimenReceipt />
        </section>
        <section aria-label={texts.signInAndTools} className={classes.accordion}>
          {ended.client === 'expired' && (
            <Notice tone="warn" role="status" title={sessionTexts.expired}>
              {wanted && texts.returnAfter}
            </Notice>
          )}
          <AccordionSection
            id="client-login"
            icon="lock"
            title={texts.clientLogin}
            isOpen={open}
            onToggle={() => setOpen(!open)}
          >
            <SignInForm />
          </AccordionSection>
          <div className={classes.need}>
            <div>
              <h3>{texts.needFullAccess}</h3>
              <p className="sm dim">{texts.fullAccessText}</p>
            </div>
            <Button onClick={openLogin}>{texts.clientLogin}</Button>
          </div>
        </section>
      </div>
    </Frame>
  )
}
