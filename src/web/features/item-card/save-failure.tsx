// Why a field was not saved, under the field that still shows what was typed.
import { texts } from '#texts/en/item.ts'
import css from './item-form.module.css'

export function SaveFailure({ message }: { readonly message: string | undefined }) {
  if (!message) return null
  return <p className={css.failure}>{texts.savedValueStays(message)}</p>
}
