// The top bar before sign-in: a line on what this is for, and the theme.
import { texts } from '#texts/login.ts'
import classes from './frame.module.css'
import { ThemeButton } from './theme-switch.tsx'

export function PublicBar() {
  return (
    <div className={classes.right}>
      <span className={`sm dim ${classes.wide}`}>{texts.tagline}</span>
      <ThemeButton />
    </div>
  )
}
