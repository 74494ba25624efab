// A key as it is printed on keyboards of the language: 'Enter', « Entrée ».
import { texts as en } from '#texts/en/frame.ts'
import { useTexts } from '../language/page-language.tsx'

/** `of`: as the browser names it, with what is held down before it: 'Shift+X'. */
export function KeyName({ of }: { readonly of: string }) {
  const { keyNames } = useTexts(en)
  const printed = of.split('+').map((key) => keyNames[key] ?? key)
  return <kbd>{printed.join('+')}</kbd>
}
