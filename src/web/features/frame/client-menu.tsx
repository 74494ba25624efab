// The menu of the client's bar: everything that the bar has no room for, the tools, the language and the theme.
import { Popover } from '@mantine/core'
import { useTexts } from '../../language/page-language.tsx'
import '@mantine/core/styles/Popover.layer.css'
import { type RefCallback, type RefObject, useLayoutEffect } from 'react'
import { NavLink } from 'react-router'
import { texts as peopleEn } from '#texts/en/client-people.ts'
import { texts as sessionsEn } from '#texts/en/sessions.ts'
import { texts as toolsEn } from '#texts/en/tools.ts'
import { useSessions } from '../../api/session.ts'
import { PATHS } from '../../paths.ts'
import { LogOut, Who } from './client-account.tsx'
import { ClientLinks } from './client-links.tsx'
import { CompanyList } from './company-list.tsx'
import classes from './frame.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

type Props = {
  /** Of the button, which names the menu. */
  readonly id: string
  /** Stands in the bar from the beginning, before this file is fetched. */
  readonly button: RefObject<HTMLButtonElement | null>
  readonly isOpen: boolean
  readonly onChange: (isOpen: boolean) => void
}

export function ClientMenu({ id, button, isOpen, onChange }: Props) {
  const tools = useTexts(toolsEn)
  const sessions = useTexts(sessionsEn)
  const people = useTexts(peopleEn)
  const { client } = useSessions()
  return (
    <Popover id={id} opened={isOpen} onChange={onChange} position="bottom-end" trapFocus returnFocus shadow="md">
      <Popover.Target>
        <Elsewhere button={button} />
      </Popover.Target>
      <Popover.Dropdown>
        <div className={classes.menu} tabIndex={-1} data-autofocus>
          <div className={classes.menuAccount}>
            <Who />
          </div>
          <ClientLinks className={classes.menuNav} />
          <nav className={classes.menuTools} aria-label={people.company}>
            <span className="xs dim">{people.company}</span>
            <NavLink to={PATHS.people}>{people.title}</NavLink>
            <NavLink to={PATHS.sessions}>{sessions.title}</NavLink>
          </nav>
          {client?.hasSeveral && (
            <div className={classes.menuTools}>
              <CompanyList />
            </div>
          )}
          <nav className={classes.menuTools} aria-label={tools.tools}>
            <span className="xs dim">{tools.tools}</span>
            <NavLink to={PATHS.classifier}>{tools.classifierShort}</NavLink>
            <NavLink to={PATHS.makerLookup}>{tools.makerShort}</NavLink>
            <NavLink to={PATHS.feeCalculator}>{tools.feesShort}</NavLink>
          </nav>
          <div className={classes.menuRow}>
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
          <div className={classes.menuAccount}>
            <LogOut />
          </div>
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}

type ElsewhereProps = { readonly button: RefObject<HTMLButtonElement | null>; readonly ref?: RefCallback<HTMLElement> }

/** Stands for the button where the popover asks for its target, and draws nothing. */
function Elsewhere({ button, ref }: ElsewhereProps) {
  useLayoutEffect(() => {
    ref?.(button.current)
  }, [ref, button])
  return null
}
