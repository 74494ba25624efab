// The saved state of a field in the words of the ui piece that shows it.

import { troubleText } from '../api/save-trouble.ts'
import { useLanguage } from '../language/page-language.tsx'
import type { SaveState as Face } from '../ui/saved-state.tsx'
import { useFieldSave } from './item-desk.ts'
import type { SavedField } from './item-saves-types.ts'

/** Props for a field of ui/: its face, what went wrong, and the way to try again. */
export function useSaveFace(itemId: string, field: SavedField) {
  const language = useLanguage()
  const { state, retry } = useFieldSave(itemId, field)
  const saveState: Face = state.kind === 'idle' ? 'none' : state.kind
  return {
    saveState,
    onRetrySave: retry,
    failure: state.kind === 'failed' ? troubleText(language, state.why) : undefined,
  }
}
