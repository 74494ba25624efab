// Asks about an address whose parts do not fit each other; each doubt in a sentence, with the likely way out.
import { Button } from '@mantine/core'
import { texts as en } from '#texts/en/business-info.ts'
import { countryIn } from '#words/country-text.ts'
import { wordsOf } from '#words/language.ts'
import { placeDoubtText } from '#words/place-doubt.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Notice } from '../../ui/notice.tsx'
import { openDoubts, placeKey } from './form-rules.ts'

type Props = {
  readonly values: Parameters<typeof openDoubts>[0]
  /** The person tried to save: what may be half typed is asked about as well. */
  readonly isSaving: boolean
  readonly onKeep: (place: string) => void
  readonly onCountry: (country: string) => void
}

export function PlaceNotice({ values, isSaving, onKeep, onCountry }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const doubts = openDoubts(values).filter(({ reason }) => isSaving || !reason.endsWith('-form'))
  if (doubts.length === 0) return null
  const other = doubts.flatMap((doubt) =>
    doubt.reason.endsWith('-of-other') && 'country' in doubt ? doubt.country : [],
  )[0]
  return (
    <Notice
      tone="warn"
      role="status"
      title={texts.placeDoubted}
      actions={
        <>
          {other && (
            <Button size="xs" variant="filled" onClick={() => onCountry(other)}>
              {texts.setCountryTo(countryIn(language, other))}
            </Button>
          )}
          <Button size="xs" onClick={() => onKeep(placeKey(values))}>
            {texts.keepPlace}
          </Button>
        </>
      }
    >
      {doubts.map((doubt) => placeDoubtText(wordsOf(language), doubt, values.country)).join(' ')}
    </Notice>
  )
}
