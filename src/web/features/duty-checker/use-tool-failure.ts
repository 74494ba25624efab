// What went wrong with a call of this tool, in the language of the page.
import { toolFailureText } from '../../api/tool-failure.ts'
import { inLanguage, LOCALES, useLanguage, useWords } from '../../ui/language.tsx'
import { answerWords, toolWords } from '../../ui/public-words.ts'

/** `other`: the sentence for what has none of its own. */
export function useToolFailure(): (error: unknown, other: string) => string {
  const texts = useWords(toolWords)
  const language = useLanguage()
  const when = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short' })
  return (error, other) =>
    toolFailureText(error, {
      noConnection: texts.noConnection,
      other,
      translated: (sentence) => inLanguage(answerWords, language, sentence),
      usedUp: language === 'en' ? undefined : (limit, turnsAt) => texts.usedUp(limit, when.format(turnsAt)),
    })
}
