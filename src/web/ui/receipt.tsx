// Paper on screen: cream, serif title, dotted leaders, one rule above a total and a double rule below.
import { createContext, type ReactNode, useContext } from 'react'
import { Icon } from './icons.tsx'
import classes from './receipt.module.css'

type ReceiptProps = {
  readonly title: string
  readonly aside?: ReactNode
  readonly label?: string
  /** Of the heading, by what stands above the paper; 3 when left out. */
  readonly level?: 2 | 3 | undefined
  readonly children: ReactNode
}

/** The level of the paper's own heading, for those of its parts. */
export const ReceiptLevel = createContext<2 | 3>(3)

/** The heading of the paper itself, or of one of its parts: who cannot see them goes from one to the next. */
export function ReceiptHeading({ of, className, children }: HeadingProps) {
  const level = useContext(ReceiptLevel)
  const Heading = (of === 'paper' ? (['h2', 'h3'] as const) : (['h3', 'h4'] as const))[level - 2] ?? 'h4'
  return <Heading className={className ?? classes.part}>{children}</Heading>
}

type HeadingProps = {
  readonly of: 'paper' | 'part'
  readonly className?: string | undefined
  readonly children: ReactNode
}

export function Receipt({ title, aside, label, level = 3, children }: ReceiptProps) {
  return (
    <ReceiptLevel value={level}>
      <article className={classes.receipt} aria-label={label ?? title}>
        <header className={classes.header}>
          <ReceiptHeading of="paper" className={classes.title}>
            {title}
          </ReceiptHeading>
          {aside && <span className="xs faint">{aside}</span>}
        </header>
        {children}
      </article>
    </ReceiptLevel>
  )
}

/** A dashed cut across the paper. */
export const ReceiptCut = () => <hr className={classes.cut} />

type LeadProps = { readonly label: ReactNode; readonly amount: ReactNode; readonly strong?: boolean }

/** Words, dots, amount. */
export function ReceiptLead({ label, amount, strong = false }: LeadProps) {
  return (
    <div className={classes.lead} data-strong={strong || undefined}>
      <span>{label}</span>
      <span className={classes.dots} aria-hidden="true" />
      <span className={classes.amount}>{amount}</span>
    </div>
  )
}

type LineProps = LeadProps & { readonly why?: ReactNode; readonly source?: ReactNode; readonly children?: ReactNode }

/** A duty line: heading and amount, the reason, the source in law. */
export function ReceiptLine({ label, amount, why, source, children }: LineProps) {
  return (
    <div className={classes.line}>
      <ReceiptLead label={label} amount={amount} strong />
      {why && <p className={classes.why}>{why}</p>}
      {source && <p className={classes.source}>{source}</p>}
      {children}
    </div>
  )
}

/** The one place of a double rule, so the eye finds every total. */
export function ReceiptTotal({ label, amount }: LeadProps) {
  return (
    <div className={classes.total}>
      <ReceiptLead label={label} amount={amount} strong />
    </div>
  )
}

/** A rule that was considered and does not apply, with the reason and the amount avoided. */
export function ReceiptNotApplied({ children, amount }: { readonly children: ReactNode; readonly amount?: ReactNode }) {
  return (
    <div className={classes.not}>
      <Icon name="cross" size={12} className={classes.cross} />
      <span>{children}</span>
      <span className={classes.amount}>{amount}</span>
    </div>
  )
}
