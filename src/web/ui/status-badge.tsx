// The status of a shipment: a filling ring and the word, never colour alone.
import { knownStatus } from '#domain/shipment/status.ts'
import { texts as en } from '#texts/en/shipment.ts'
import { useTexts } from '../language/page-language.tsx'
import classes from './status-badge.module.css'
import { statusWord } from './status-word.ts'

/** Share of the ring that is filled, by status; received, delivered and cancelled are discs with a mark. */
const FILLED: Readonly<Record<string, number>> = {
  created: 0,
  open: 0.2,
  pending: 0.35,
  declared: 0.6,
  invoiced: 0.8,
  shipped: 1,
  other: 0,
}
const MARKS: Readonly<Record<string, string>> = {
  received: 'm4.3 7.2 1.9 1.9 3.6-4',
  delivered: 'm4.3 7.2 1.9 1.9 3.6-4',
  cancelled: 'm4.7 4.7 4.6 4.6m0-4.6-4.6 4.6',
}

type Props = {
  /** As the server sent it; both spellings of cancelled share one look. */
  readonly status: string
  /** With a frame: for headers. Bare in tables. */
  readonly boxed?: boolean
}

export function StatusBadge({ status, boxed = false }: Props) {
  const look = knownStatus(status) ?? 'other'
  const texts = useTexts(en)
  return (
    <span className={classes.badge} data-boxed={boxed || undefined} style={{ color: `var(--st-${look})` }}>
      <Glyph look={look} />
      <span className={classes.word}>{statusWord(texts, status)}</span>
    </span>
  )
}

function Glyph({ look }: { look: string }) {
  const mark = MARKS[look]
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true" className={classes.glyph}>
      {mark ? (
        <>
          <circle cx="7" cy="7" r="7" fill="currentColor" />
          <path d={mark} fill="none" stroke="var(--st-glyph)" strokeWidth="1.7" strokeLinecap="round" />
        </>
      ) : (
        <>
          <circle
            cx="7"
            cy="7"
            r="6.1"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.7"
            strokeDasharray={look === 'other' ? '2.4 2.4' : undefined}
          />
          <Slice share={FILLED[look] ?? 0} />
        </>
      )}
    </svg>
  )
}

/** A pie slice from twelve o'clock, drawn as a thick arc so that a full disc needs no special case. */
function Slice({ share }: { share: number }) {
  if (share === 0) return null
  const length = 2 * Math.PI * 2
  return (
    <circle
      cx="7"
      cy="7"
      r="2"
      fill="none"
      stroke="currentColor"
      strokeWidth="4"
      strokeDasharray={`${share * length} ${length}`}
      transform="rotate(-90 7 7)"
    />
  )
}
