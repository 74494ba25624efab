// One item, closed: picture, names, units, origin, code, cost, value, duty.

import type { Big } from 'big.js'
import { formatHtsCode, parseHtsCode } from '#domain/hts-code.ts'
import { cad, decimal } from '#domain/money.ts'
import { lineValue } from '#domain/shipment/totals.ts'
import type { DutyReason } from '#domain/tariff/duty-reason.ts'
import { texts as dutyEn } from '#texts/en/duty.ts'
import { texts as en } from '#texts/en/item.ts'
import { type DutyReach, reachText } from '#words/assumed.ts'
import { countryIn } from '#words/country-text.ts'
import { amountIn, countIn } from '#words/local-text.ts'
import type { Item } from '../../api/shipment-item.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { type EntryFinding, EntryMark } from '../../ui/entry-findings.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Tag } from '../../ui/tag.tsx'
import { WholeWords } from '../../ui/whole-words.tsx'
import { BanRow } from './ban-row.tsx'
import { fieldId } from './field-id.ts'
import { ItemName } from './item-name.tsx'
import css from './item-table.module.css'

/** Where the duty of the line stands, as far as a row shows it. */
export type RowDuty =
  | { readonly kind: 'waiting'; readonly fields: number }
  | { readonly kind: 'loading' | 'unknown' }
  | { readonly kind: 'failed'; readonly message: string }
  | ({ readonly kind: 'dutiable' | 'free'; readonly dutyCad: Big } & DutyReach)
  | { readonly kind: 'prohibited'; readonly since: string; readonly reason: DutyReason }

type Props = {
  readonly item: Item
  readonly duty: RowDuty
  /** Whether it may enter, the gravest first. */
  readonly findings?: readonly EntryFinding[] | undefined
  readonly isOpen: boolean
  readonly isActive: boolean
  readonly onToggle: (itemId: string) => void
}

export function ItemRow({ item, duty, findings = [], isOpen, isActive, onToggle }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const cost = item.declaredValue === null ? null : decimal(String(item.declaredValue))
  const value = lineValue({ quantity: item.quantity, costCad: cost })
  const banned = duty.kind === 'prohibited'
  return (
    <>
      <tr
        className={css.row}
        data-item={item.id}
        data-open={isOpen || undefined}
        data-banned={banned || undefined}
        data-active={isActive || undefined}
      >
        <th scope="row" className={css.subject}>
          <ItemName
            item={item}
            mark={
              <EntryMark findings={findings} of={item.description} isOpen={isOpen} onOpen={() => onToggle(item.id)} />
            }
          />
        </th>
        <td className={css.number} data-label={texts.units} data-cell="units">
          {countIn(language, item.quantity)}
        </td>
        <td data-label={texts.origin} data-cell="origin">
          {item.countryOfOrigin ? (
            <>
              <span className="mono">{item.countryOfOrigin}</span>{' '}
              <span className={css.countryName}>{countryIn(language, item.countryOfOrigin)}</span>
            </>
          ) : (
            <Missing />
          )}
        </td>
        <td data-label={texts.htsCode} data-cell="code">
          <Code item={item} />
        </td>
        <td className={css.number} data-label={texts.cost} data-cell="cost">
          {cost?.gt('0') ? <span className={css.struck}>{amountIn(language, cad(cost))}</span> : <Missing />}
        </td>
        <td className={css.number} data-label={texts.value} data-cell="value">
          {value ? <span className={css.struck}>{amountIn(language, value)}</span> : texts.noValueYet}
        </td>
        <td className={css.number} data-label={texts.duty} data-cell="duty">
          <Duty duty={duty} />
        </td>
        <td className={css.toggleCell}>
          <button
            type="button"
            id={fieldId(item.id, 'row')}
            className={css.toggle}
            aria-expanded={isOpen}
            aria-label={isOpen ? texts.close(item.description) : texts.open(item.description)}
            onClick={() => onToggle(item.id)}
          >
            <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
          </button>
        </td>
      </tr>
      {banned && <BanRow item={item} since={duty.since} reason={duty.reason} isOpen={isOpen} />}
    </>
  )
}

const Missing = () => {
  const texts = useTexts(en)
  return (
    <Tag tone="bad" icon="warning">
      {texts.missing}
    </Tag>
  )
}

/** Dashed plum until a person has confirmed it. */
function Code({ item }: { readonly item: Item }) {
  const texts = useTexts(en)
  if (!item.htsCode || !parseHtsCode(item.htsCode)) return <Missing />
  const proposed = item.htsProvenance?.confirmedBy === null
  return (
    <>
      <span className="mono">{formatHtsCode(item.htsCode)}</span>
      {proposed && (
        <Tag tone="ai" icon="spark">
          {texts.proposed}
        </Tag>
      )}
    </>
  )
}

/** What the duty can come to where something was assumed; a deposit that may come on top. */
function Reach({ duty }: { readonly duty: DutyReach }) {
  const language = useLanguage()
  const text = reachText(language, duty)
  return text ? <span className={`xs faint ${css.reach}`}>{text}</span> : null
}

function Duty({ duty }: { readonly duty: RowDuty }) {
  const language = useLanguage()
  const dutyTexts = useTexts(dutyEn)
  const texts = useTexts(en)
  if (duty.kind === 'waiting')
    return <span className={`faint ${css.waiting}`}>{dutyTexts.waitingFor(duty.fields)}</span>
  if (duty.kind === 'loading') return <span className="faint">{texts.calculating}</span>
  if (duty.kind === 'unknown') return <span className={css.unknown}>{texts.notKnownYet}</span>
  if (duty.kind === 'failed') return <span className={css.failed}>{texts.error(duty.message)}</span>
  if (duty.kind === 'free')
    return (
      <span className={css.free}>
        <WholeWords>{texts.possiblyDutyFree}</WholeWords> <Reach duty={duty} />
      </span>
    )
  if (duty.kind === 'dutiable')
    return (
      <>
        <b>{amountIn(language, cad(duty.dutyCad))}</b> <Reach duty={duty} />
      </>
    )
  return (
    <Tag tone="ban" icon="ban">
      {texts.prohibited}
    </Tag>
  )
}
