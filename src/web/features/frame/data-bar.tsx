// Along the bottom of every screen: which tariff release and duty rules are in use, the exchange rate and what kind of
// rate it is, that figures are estimates, and the last save.
import { getExchangeRate, health } from '#contract/reference.ts'
import { parseDate, utcDay } from '#domain/calendar.ts'
import { FALLBACK_RATE } from '#domain/exchange.ts'
import { isPastPromise } from '#domain/tariff/rules-promise.ts'
import { texts as en } from '#texts/en/frame.ts'
import { type Language, type Shape, wordsIn } from '#words/language.ts'
import { dateIn, timeIn } from '#words/local-text.ts'
import { releaseName } from '#words/release.ts'
import { useEndpoint } from '../../api/hooks.ts'
import { useLastSave } from '../../api/last-save.ts'
import { useSessions } from '../../api/session.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import classes from './frame.module.css'

/** Versions change only when the server is updated. */
const FRESH_FOR_MS = 10 * 60_000

type Rate = { readonly cadToUsd: number; readonly source: 'bank-of-canada' | 'stored' | 'fallback' }

const FALLBACK: Rate = { cadToUsd: FALLBACK_RATE.cadToUsd.toNumber(), source: 'fallback' }

export function DataBar() {
  const language = useLanguage()
  const texts = useTexts(en)
  const { client } = useSessions()
  const state = useEndpoint(health, {}, { freshFor: FRESH_FOR_MS })
  const ownRate = useEndpoint(getExchangeRate, {}, { freshFor: FRESH_FOR_MS, enabled: client !== undefined })
  const rate = ownRate.data?.data ?? state.data?.exchangeRate ?? (state.isError ? FALLBACK : undefined)
  const lastSave = useLastSave()
  const older = parseDate(state.data?.tariffOlderThan ?? '')
  return (
    <footer className={classes.bar}>
      <div className={classes.facts}>
        <span>
          {state.data ? release(language, state.data.dataSets) : state.isError && texts.dataUnknown}
          {older && <span className={classes.wideFact}> ({texts.olderThan(dateIn(language, older))})</span>}
        </span>
        {state.data && <RulesChecked sets={state.data.dataSets} />}
        {rate && (
          <span className="mono">
            <span className={`${classes.dot} tone-${TONES[rate.source]}`} />
            {rateText(texts, rate)}
          </span>
        )}
        {/* Once what stands before it has come or cannot, so that it does not move. */}
        {!state.isLoading && <span className={`${classes.wideFact} ${classes.notice}`}>{texts.estimateNotice}</span>}
        {lastSave && (
          <span className={`${classes.wideFact} ${classes.save}`}>{texts.lastSaved(timeIn(language, lastSave))}</span>
        )}
      </div>
    </footer>
  )
}

type Texts = Shape<typeof en>

const TONES = { 'bank-of-canada': 'ok', stored: 'warn', fallback: 'bad' } as const

function rateText(texts: Texts, rate: Rate): string {
  const text = texts.cadInUsd(rate.cadToUsd.toFixed(4))
  if (rate.source === 'bank-of-canada') return text
  return `${text} (${rate.source === 'stored' ? texts.rateStale : texts.rateFallback})`
}

type DataSets = readonly { readonly name: string; readonly version: string; readonly lastVerified: string | null }[]

function release(language: Language, sets: DataSets): string {
  const tariff = sets.find((each) => each.name === 'tariff')
  return tariff ? releaseName(language, tariff.version) : wordsIn(language, en).dataUnknown
}

/** Amber, and on a phone too, once the rules are older than promised. */
function RulesChecked({ sets }: { readonly sets: DataSets }) {
  const language = useLanguage()
  const texts = useTexts(en)
  const checked = parseDate(sets.find((each) => each.name === 'measures')?.lastVerified?.slice(0, 10) ?? '')
  if (!checked || !isPastPromise(checked, utcDay(new Date()))) {
    const words = checked ? texts.rulesChecked(dateIn(language, checked)) : texts.rulesNotInstalled
    return <span className={classes.wideFact}>{words}</span>
  }
  return (
    <span className={`${classes.old} tone-warn`}>
      <span className={classes.dot} />
      {texts.rulesOld(dateIn(language, checked))}
    </span>
  )
}
