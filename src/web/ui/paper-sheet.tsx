// A paper for customs on screen as it will be printed, in English: light in both themes, with a line above it that says so.
import type { ReactNode } from 'react'
import { amountText, type Usd } from '#domain/money.ts'
import { texts } from '#texts/en/invoice-paper.ts'
import { texts as manualTexts } from '#texts/en/manual-invoice.ts'
import type { PrintedParty } from '#words/papers/printed-parties.ts'
import css from './paper-sheet.module.css'
import { Tag } from './tag.tsx'

type SheetProps = {
  readonly label: string
  readonly hint: string
  readonly tag: string
  readonly children: ReactNode
}

export function PaperSheet({ label, hint, tag, children }: SheetProps) {
  return (
    <section className={css.frame} aria-label={label}>
      <div className={css.bar}>
        <span className="xs dim">{hint}</span>
        <Tag>{tag}</Tag>
      </div>
      <div className={css.paper} lang="en">
        {children}
      </div>
    </section>
  )
}

export const PaperTitle = ({
  level: Heading,
  children,
}: {
  readonly level: 'h2' | 'h3'
  readonly children: string
}) => <Heading className={css.title}>{children}</Heading>

export const PaperNote = ({ children }: { readonly children: ReactNode }) => <p className={css.small}>{children}</p>

type PartyProps = { readonly party: PrintedParty; readonly children?: ReactNode }

export const PaperParty = ({ party, children }: PartyProps) => (
  <div>
    <span className={css.role}>{party.role}</span>
    {party.name}
    <PaperLines lines={party.lines} />
    {children}
  </div>
)

export const PaperLines = ({ lines }: { readonly lines: readonly string[] }) =>
  lines.map((line) => (
    <span key={line} className={css.line}>
      {line}
    </span>
  ))

/** A line of goods; `detail` stands under the description. */
type SheetLine = {
  readonly key: string
  readonly description: string
  readonly detail?: string
  readonly htsCode: string
  readonly origin: string
  readonly quantity: number
  readonly unitUsd: string
  readonly totalUsd: Usd
  /** Price and total as given, where that was in CAD. */
  readonly givenCad?: { readonly unit: string; readonly total: string }
}

type GoodsProps = {
  readonly lines: readonly SheetLine[]
  readonly headings: { readonly quantity: string; readonly unit: string; readonly total: string }
}

export function PaperGoods({ lines, headings }: GoodsProps) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{texts.description}</th>
          <th scope="col">
            {texts.tariff} · {texts.origin}
          </th>
          <th scope="col">{headings.quantity}</th>
          <th scope="col">{headings.unit}</th>
          <th scope="col">{headings.total}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.key}>
            <th scope="row">
              {line.description}
              {line.detail && <span className={css.line}>{line.detail}</span>}
            </th>
            <td>
              <span className="mono">{line.htsCode}</span>
              <br />
              <span className="mono">{line.origin}</span>
            </td>
            <td>{line.quantity.toLocaleString('en-CA')}</td>
            <td>
              {line.unitUsd}
              {line.givenCad && <span className={css.line}>{manualTexts.cadPrice(line.givenCad.unit)}</span>}
            </td>
            <td>
              {amountText(line.totalUsd)}
              {line.givenCad && <span className={css.line}>{manualTexts.cadPrice(line.givenCad.total)}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
