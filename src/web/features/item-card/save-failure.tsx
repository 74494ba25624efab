// Why a field was not saved, under the field that still shows what was typed.
import { texts as en } from '#texts/en/item.ts'
import { useTexts } from '../../language/page-language.tsx'
import css from './item-form.module.css'

export function SaveFailure({ message }: { readonly message: string | undefined }) {
  const texts = useTexts(en)
  if (!message) return null
  return <p className={css.failure}>{texts.savedValueStays(message)}</p>
}
