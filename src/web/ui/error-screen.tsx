// The general error screen: what a page shows when it breaks.
import { Button } from '@mantine/core'
import { texts as en } from '#texts/en/error-screen.ts'
import { wordsIn } from '#words/language.ts'
import { chosenLanguage } from '../language/chosen-language.tsx'
import classes from './error-screen.module.css'

export function ErrorScreen({ error }: { readonly error: unknown }) {
  const texts = wordsIn(chosenLanguage(), en) // it stands outside of every page's language
  return (
    <main className={classes.screen} role="alert">
      <h1 className={classes.title}>{texts.title}</h1>
      <p className="sm dim">{texts.text}</p>
      <Button variant="filled" onClick={() => location.reload()}>
        {texts.refresh}
      </Button>
      <details className={classes.details}>
        <summary>{texts.details}</summary>
        <pre className={classes.trace}>{describe(error)}</pre>
      </details>
    </main>
  )
}

const describe = (error: unknown): string =>
  `${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}\n${location.pathname}\n${new Date().toISOString()}`
