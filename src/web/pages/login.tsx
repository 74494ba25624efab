// The landing page: what Portage promises with an example, the sign-in, the public tools. A fragment opens the section it names.
// Signed-in visitors go on to where they wanted.
import { Button } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { texts as en } from '#texts/en/login.ts'
import { texts as sessionEn } from '#texts/en/session.ts'
import { texts as toolsEn } from '#texts/en/tools.ts'
import { useProviderEmail } from '../api/provider-email.ts'
import { useForgetLeaving, useSessions } from '../api/session.ts'
import { AccordionSection } from '../features/sign-in/accordion.tsx'
import { SignIn } from '../features/sign-in/sign-in.tsx'
import { SpecimenReceipt } from '../features/sign-in/specimen-receipt.tsx'
import { useTexts } from '../language/page-language.tsx'
import { addressOfNowhere, PATHS, requestedPath, wanting } from '../paths.ts'
import type { IconName } from '../ui/icons.tsx'
import { Notice } from '../ui/notice.tsx'
import { Tag } from '../ui/tag.tsx'
import classes from './login.module.css'
import type { LandingTool } from './tools/landing-tools.tsx'
import { usePageTitle } from './use-page-title.ts'

const AccessRequestForm = lazy(async () => ({
  default: (await import('../features/access-request/access-request-form.tsx')).AccessRequestForm,
}))
const LandingToolForm = lazy(async () => ({ default: (await import('./tools/landing-tools.tsx')).LandingToolForm }))

/** Source: decisions 5. */
const CHECKS_A_DAY = 20

const TOOLS: readonly {
  readonly id: LandingTool
  readonly icon: IconName
  readonly title: 'classifier' | 'maker' | 'fees'
  readonly about: 'classifierAbout' | 'makerAbout' | 'feesAbout'
}[] = [
  { id: 'classifier', icon: 'scale', title: 'classifier', about: 'classifierAbout' },
  { id: 'manufacturer-lookup', icon: 'factory', title: 'maker', about: 'makerAbout' },
  { id: 'fee-calculator', icon: 'calculator', title: 'fees', about: 'feesAbout' },
]

const LOGIN = 'client-login'
const REQUEST = 'request-access'
const NOTHING = 'closed'

export function LoginPage() {
  const texts = useTexts(en)
  const tools = useTexts(toolsEn)
  const session = useTexts(sessionEn)
  usePageTitle(texts.pageTitle)
  useForgetLeaving('client')
  const { client, ended } = useSessions()
  const { state, hash } = useLocation()
  const navigate = useNavigate()
  const wanted = requestedPath(state)
  const nowhere = addressOfNowhere(state)
  if (client?.hasSeveral) return <Navigate to={PATHS.companies} replace state={wanting(wanted ?? PATHS.dashboard)} />
  if (client) return <Navigate to={wanted ?? PATHS.dashboard} replace />

  const open = hash === '' ? LOGIN : hash.slice(1)
  const show = (id: string) => navigate({ hash: id }, { replace: true, state, preventScrollReset: true })
  const toggle = (id: string) => show(open === id ? NOTHING : id)
  const openLogin = () => {
    show(LOGIN)
    requestAnimationFrame(() => document.querySelector<HTMLInputElement>('input[name="email"]')?.focus())
  }
  return (
    <div className={classes.land}>
      <section>
        <h1 className={classes.headline}>{texts.headline}</h1>
        <p className={classes.promise}>{texts.promise}</p>
        <SpecimenReceipt />
      </section>
      <section aria-label={texts.signInAndTools} className={classes.accordion}>
        {ended.client === 'expired' && (
          <Notice tone="warn" role="status" title={session.expired}>
            {wanted && texts.returnAfter}
          </Notice>
        )}
        {nowhere && (
          <Notice tone="warn" role="status" title={texts.noSuchPage}>
            {texts.noSuchPageHint(nowhere)}
          </Notice>
        )}
        <AccordionSection
          id={LOGIN}
          icon="lock"
          title={texts.clientLogin}
          isOpen={open === LOGIN}
          onToggle={() => toggle(LOGIN)}
        >
          <SignIn />
        </AccordionSection>
        <p className={classes.public}>{tools.publicTools(CHECKS_A_DAY)}</p>
        {TOOLS.map(({ id, icon, title, about }) => (
          <AccordionSection
            key={id}
            id={id}
            icon={icon}
            title={tools[title]}
            about={tools[about]}
            tag={title === 'maker' && <MakerTag />}
            isOpen={open === id}
            onToggle={() => toggle(id)}
          >
            {open === id && (
              <Suspense fallback={<div className={classes.coming} aria-busy="true" />}>
                <LandingToolForm tool={id} />
              </Suspense>
            )}
          </AccordionSection>
        ))}
        <RequestSection isOpen={open === REQUEST} onToggle={() => toggle(REQUEST)} />
        <NeedFullAccess onLogin={openLogin} onRequest={() => show(REQUEST)} />
      </section>
    </div>
  )
}

function RequestSection({ isOpen, onToggle }: { readonly isOpen: boolean; readonly onToggle: () => void }) {
  const texts = useTexts(en)
  const contact = useProviderEmail()
  return (
    <AccordionSection
      id={REQUEST}
      icon="mail"
      title={texts.requestTitle}
      about={texts.requestAbout}
      {...{ isOpen, onToggle }}
    >
      {isOpen && (
        <Suspense fallback={<div className={classes.coming} aria-busy="true" />}>
          <AccessRequestForm />
          {contact && (
            <p className={classes.contact}>
              {texts.writeUs} <a href={`mailto:${contact}`}>{contact}</a>
            </p>
          )}
        </Suspense>
      )}
    </AccordionSection>
  )
}

type NeedProps = { readonly onLogin: () => void; readonly onRequest: () => void }

function NeedFullAccess({ onLogin, onRequest }: NeedProps) {
  const texts = useTexts(en)
  const contact = useProviderEmail()
  return (
    <div className={classes.need}>
      <div>
        <h3>{texts.needFullAccess}</h3>
        <p className="sm dim">{texts.fullAccessText}</p>
        {contact && (
          <p className="sm">
            {texts.askForAccess}{' '}
            <a href={`mailto:${contact}?subject=${encodeURIComponent(texts.askSubject)}`}>{contact}</a>
          </p>
        )}
      </div>
      <div className={classes.ways}>
        <Button variant="filled" onClick={onRequest}>
          {texts.requestTitle}
        </Button>
        <Button onClick={onLogin}>{texts.clientLogin}</Button>
      </div>
    </div>
  )
}

function MakerTag() {
  const tools = useTexts(toolsEn)
  return (
    <Tag tone="ai" icon="spark">
      {tools.experimental}
    </Tag>
  )
}
