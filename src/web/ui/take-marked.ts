// Enter in a searchable list takes the option that is marked. The list of Mantine forgets which one that is when the first keys come
// faster than it opens: a timer of its opening then ends after them.
import type { KeyboardEvent } from 'react'

/** For `wrapperProps` of a Select with `selectFirstOptionOnChange`: hears the key before the list does. */
export const takeMarked = {
  onKeyDownCapture(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLElement)) return
    const list = document.getElementById(event.target.getAttribute('aria-controls') ?? '')
    const marked = list?.querySelector<HTMLElement>('[data-combobox-selected]')
    if (!marked) return
    event.preventDefault()
    event.stopPropagation()
    marked.click()
  },
}
