// A code the seller doubts: what is typed is decided under its neighbours too, and whether it comes out the same is said.
import { TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { z } from 'zod'
import { decideOrigin } from '#contract/origin.ts'
import { formatHtsCode, htsDigits } from '#domain/hts-code.ts'
import { texts as en } from '#texts/en/origin-coach.ts'
import { listIn } from '#words/local-text.ts'
import { outcomeText } from '#words/origin.ts'
import { ruleName } from '#words/origin-rules.ts'
import { failureText } from '../../api/failures.ts'
import { useEndpoint } from '../../api/hooks.ts'
import { useKeptState } from '../../api/use-kept-state.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { Tag } from '../../ui/tag.tsx'
import css from './origin-coach.module.css'
import { type ProductOrigin, questionOf, type RecipeDraft } from './recipe-draft.ts'

type Props = { readonly origin: ProductOrigin; readonly draft: RecipeDraft }

const MOST_CODES = 5
const AFTER_MS = 250

export function CodeDoubt({ origin, draft }: Props) {
  const texts = useTexts(en)
  const { value: typed, set } = useKeptState(`origin-doubt:${origin.product}`, z.string(), '')
  const { codes, isWrong } = codesIn(typed)
  if (origin.htsCode === null) return null
  return (
    <Card title={texts.doubtTitle} label={texts.doubtTitle}>
      <TextInput
        label={texts.doubtCodes}
        description={texts.doubtHint}
        maxLength={120}
        value={typed}
        error={isWrong ? texts.doubtWrong(MOST_CODES) : undefined}
        onChange={(event) => set(event.currentTarget.value)}
      />
      {codes.length > 0 && !isWrong && <Compared origin={origin} draft={draft} codes={codes} />}
    </Card>
  )
}

/** Codes parted by commas, semicolons or line ends. */
function codesIn(typed: string): { readonly codes: readonly string[]; readonly isWrong: boolean } {
  const parts = typed.split(/[,;\n]/).filter((part) => part.trim() !== '')
  const codes = [...new Set(parts.map(htsDigits))]
  const isWrong = codes.length > MOST_CODES || codes.some((code) => code.length < 6 || code.length > 10)
  return { codes, isWrong }
}

function Compared({ origin, draft, codes }: Props & { readonly codes: readonly string[] }) {
  const language = useLanguage()
  const texts = useTexts(en)
  const own = origin.htsCode ?? ''
  const decided = useUnder(origin, draft, own, codes)
  const all = [own, ...codes].map(formatHtsCode)
  if (decided.isError)
    return (
      <ErrorNotice
        inline
        title={failureText(decided.error, texts.decideFailed, texts.noConnection)}
        onRetry={() => void decided.refetch()}
      />
    )
  if (!decided.decision) return <p className="sm dim">{decided.isAsked ? texts.deciding : texts.empty}</p>
  const { decision } = decided
  if (decision.outcome === 'invalid') return <p className="sm">{texts.doubtNotDecided}</p>
  const isSplit =
    decision.outcome === 'unknown' &&
    decision.missing.some(({ question, key }) => question === 'tariff-item' && key === 'code')
  return (
    <div role="status" aria-live="polite">
      <p className={css.outcome}>
        {isSplit ? texts.doubtDiffers : texts.doubtHolds(listIn(language, all), outcomeText(language, decision).title)}
      </p>
      {isSplit && <p className="sm">{texts.doubtSettle}</p>}
      <ul className={css.list}>
        {[own, ...codes].map((code) => (
          <UnderCode key={code} {...{ origin, draft, code }} />
        ))}
      </ul>
    </div>
  )
}

const TONES = { originating: 'ok', 'not-originating': 'bad', unknown: 'warn', invalid: 'bad' } as const

function UnderCode({ origin, draft, code }: Props & { readonly code: string }) {
  const language = useLanguage()
  const { decision } = useUnder(origin, draft, code, [])
  if (!decision || decision.outcome === 'invalid') return null
  return (
    <li className="sm">
      <span className="mono">{formatHtsCode(code)}</span>{' '}
      <Tag tone={TONES[decision.outcome]}>{outcomeText(language, decision).title}</Tag>
      {decision.rule !== '' && <div className="xs dim">{ruleName(language, decision.rule, decision.letter)}</div>}
    </li>
  )
}

const NOTHING = { good: { code: '' }, materials: [] }

/** What is typed, decided under a code, or under several at once. */
function useUnder(origin: ProductOrigin, draft: RecipeDraft, code: string, otherCodes: readonly string[]) {
  const asked = questionOf(draft, { ...origin, htsCode: code })
  const body = asked && { ...asked, good: { ...asked.good, otherCodes: [...otherCodes] } }
  const [settled] = useDebouncedValue(JSON.stringify(body ?? null), AFTER_MS)
  const sent: typeof body | null = JSON.parse(settled)
  const decided = useEndpoint(
    decideOrigin,
    { body: sent ?? NOTHING },
    { enabled: sent !== null && body !== undefined, keepLast: true, freshFor: 60_000 },
  )
  return { ...decided, isAsked: body !== undefined, decision: body === undefined ? undefined : decided.data?.decision }
}
