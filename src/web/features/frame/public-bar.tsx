// The top bar before sign-in: the tools or a line on what this is for, the language, the theme.
import { Link, NavLink } from 'react-router'
import { texts as loginEn } from '#texts/en/login.ts'
import { texts as toolsEn } from '#texts/en/tools.ts'
import { useTexts } from '../../language/page-language.tsx'
import { PATHS } from '../../paths.ts'
import classes from './frame.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { ThemeButton } from './theme-switch.tsx'
import { useReadAnew } from './use-read-anew.ts'

export function PublicBar({ inTools }: { readonly inTools: boolean }) {
  const login = useTexts(loginEn)
  const tools = useTexts(toolsEn)
  useReadAnew()
  return (
    <>
      {inTools && (
        <nav className={classes.nav} aria-label={tools.tools}>
          <NavLink to={PATHS.classifier}>{tools.classifierShort}</NavLink>
          <NavLink to={PATHS.makerLookup}>{tools.makerShort}</NavLink>
          <NavLink to={PATHS.feeCalculator}>{tools.feesShort}</NavLink>
        </nav>
      )}
      <div className={classes.right}>
        {!inTools && <span className={`sm dim ${classes.wide}`}>{login.tagline}</span>}
        <LanguageSwitch />
        <ThemeButton />
        {inTools && (
          <Link to={PATHS.login} className={classes.signIn}>
            {login.clientLogin}
          </Link>
        )}
      </div>
    </>
  )
}
