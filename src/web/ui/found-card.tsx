// A maker that was found: dashed, since a machine proposes it and nobody has confirmed it.
import type { ReactNode } from 'react'
import { Confidence } from './confidence.tsx'
import { Fact } from './fact.tsx'
import css from './found-card.module.css'
import { Tag } from './tag.tsx'

type CardProps = {
  readonly title: string
  readonly heading: 'h2' | 'h3'
  /** The word that it is a proposal. */
  readonly proposed: string
  /** Of the address, 1 to 5. */
  readonly confidence: number
  /** Over the title: what went wrong. */
  readonly trouble?: ReactNode
  readonly className?: string | undefined
  readonly children: ReactNode
}

export function FoundCard({ title, heading: Heading, proposed, confidence, trouble, className, children }: CardProps) {
  return (
    <section className={className ? `${css.card} ${className}` : css.card} aria-label={title}>
      {trouble}
      <div className={css.head}>
        <Heading>{title}</Heading>
        <Tag tone="ai" icon="spark">
          {proposed}
        </Tag>
        <span className={css.right}>
          <Confidence value={confidence} scale="address" />
        </span>
      </div>
      {children}
    </section>
  )
}

type PlaceProps = { readonly name: string; readonly lines: readonly string[] }

export const FoundPlace = ({ name, lines }: PlaceProps) => (
  <address className={css.address}>
    <b>{name}</b>
    {lines.map((line) => (
      <span key={line}>{line}</span>
    ))}
  </address>
)

/** Names and values; what has no value is left out. */
export const FoundFacts = ({
  facts,
}: {
  readonly facts: readonly (readonly [name: string, value: string | null])[]
}) => (
  <dl className={css.facts}>
    {facts.map(
      ([name, value]) =>
        value && (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ),
    )}
  </dl>
)
