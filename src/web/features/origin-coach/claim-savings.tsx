// What a claim saves, in dollars: the same goods cleared with and without it, line by line, and what it does not touch.
import { estimateCosts } from '#contract/duty.ts'
import type { AnswerOf, Asked } from '#contract/endpoint.ts'
import { decimal, usd } from '#domain/money.ts'
import { texts as en } from '#texts/en/origin-coach.ts'
import { amountIn, moneyIn } from '#words/local-text.ts'
import { failureText } from '../../api/failures.ts'
import { useEndpoint } from '../../api/hooks.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { rateText } from '../../ui/estimate-remarks.tsx'
import css from './origin-coach.module.css'

type Body = Exclude<Asked<typeof estimateCosts>['body'], readonly unknown[]>
type ClaimedGoods = {
  readonly items: Body['items']
  /** What the figures are of: 'On shipment NPG-1043'. */
  readonly label: string
}

type Lines = AnswerOf<typeof estimateCosts>['data']['customsFees']

/** Goods whose duty can be worked out; undefined where code or cost is missing, or while the shipment they are in is not there. */
export type GoodsToClaim = {
  readonly goods: ClaimedGoods | undefined
  readonly shipment?: { readonly isLoading: boolean; readonly error: unknown; readonly refetch: () => unknown }
}

export function ClaimSavings({ goods, shipment }: GoodsToClaim) {
  const texts = useTexts(en)
  const asked = (claimCusma: boolean): Body => ({
    items: (goods?.items ?? []).map((item) => ({ ...item, claimCusma })),
  })
  const options = { enabled: goods !== undefined, freshFor: 3_600_000 }
  const without = useEndpoint(estimateCosts, { body: asked(false) }, options)
  const claimed = useEndpoint(estimateCosts, { body: asked(true) }, options)
  const failed = shipment?.error ?? without.error ?? claimed.error
  return (
    <Card title={texts.savesTitle} label={texts.savesTitle}>
      {goods === undefined && !failed && (
        <p className="sm dim">{shipment?.isLoading ? texts.savesWaits : texts.savesUnknown}</p>
      )}
      {failed && (
        <ErrorNotice
          inline
          title={failureText(failed, texts.savesFailed, texts.noConnection)}
          onRetry={() => {
            if (shipment?.error) void shipment.refetch()
            if (!goods) return
            void without.refetch()
            void claimed.refetch()
          }}
        />
      )}
      {goods && !failed && !(without.data && claimed.data) && <p className="sm dim">{texts.savesWaits}</p>}
      {goods && without.data && claimed.data && (
        <Compared
          label={goods.label}
          without={without.data.data.customsFees}
          claimed={claimed.data.data.customsFees}
          rate={claimed.data.data.exchangeRate}
          isKnown={without.data.data.excluded.length === 0 && claimed.data.data.excluded.length === 0}
        />
      )}
    </Card>
  )
}

type ComparedProps = {
  readonly label: string
  readonly without: Lines
  readonly claimed: Lines
  readonly rate: AnswerOf<typeof estimateCosts>['data']['exchangeRate']
  readonly isKnown: boolean
}

function Compared({ label, without, claimed, rate, isKnown }: ComparedProps) {
  const language = useLanguage()
  const texts = useTexts(en)
  const rows = rowsOf(without, claimed)
  const saved = rows.reduce((sum, row) => sum.plus(row.without).minus(row.claimed), decimal('0'))
  const untouched = claimed.filter(({ cusma, lineAmount }) => cusma === 'not-lifted' && lineAmount > 0)
  if (!isKnown) return <p className="sm dim">{texts.savesUnknown}</p>
  return (
    <>
      <p className="sm dim">{label}</p>
      <table className={css.sheet}>
        <thead>
          <tr>
            <th scope="col">{texts.cost}</th>
            <td>{texts.without}</td>
            <td>{texts.with}</td>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.name}</th>
              <td>{amountIn(language, usd(row.without))}</td>
              <td>{amountIn(language, usd(row.claimed))}</td>
            </tr>
          ))}
          <tr data-total>
            <th scope="row">{saved.gt('0') ? texts.saves : texts.savesNothing}</th>
            <td colSpan={2}>{saved.gt('0') && moneyIn(language, usd(saved.toFixed(2)))}</td>
          </tr>
        </tbody>
      </table>
      <p className="xs faint">
        {texts.onlyIf} {rateText(language, rate)}
      </p>
      <h3 className={css.after}>{texts.untouchedTitle}</h3>
      <p className="sm">
        {texts.untouched}{' '}
        {untouched.length > 0 &&
          texts.untouchedHere(
            untouched
              .map((line) => `${line.lineDescription} ${moneyIn(language, usd(line.lineAmount.toFixed(2)))}`)
              .join(', '),
          )}
      </p>
    </>
  )
}

type Row = { readonly key: string; readonly name: string; readonly without: string; readonly claimed: string }

/** Lines of either, by kind and heading, in the order of the estimate without the claim. */
function rowsOf(without: Lines, claimed: Lines): readonly Row[] {
  const keyOf = (line: Lines[number]) => `${line.id} ${line.heading ?? ''}`
  const rows = new Map<string, Row>()
  for (const line of without)
    rows.set(keyOf(line), {
      key: keyOf(line),
      name: line.lineDescription,
      without: line.lineAmount.toFixed(2),
      claimed: '0.00',
    })
  for (const line of claimed) {
    const before = rows.get(keyOf(line)) ?? { key: keyOf(line), name: line.lineDescription, without: '0.00' }
    rows.set(keyOf(line), { ...before, claimed: line.lineAmount.toFixed(2) })
  }
  return [...rows.values()].filter((row) => row.without !== '0.00' || row.claimed !== '0.00')
}
