// The look-up side of one release of the tariff schedule, as pure data behind an interface.
import type { CalendarDate } from '../calendar.ts'
import type { HtsCode } from '../hts-code.ts'
import type { EndedCode, Predecessors } from './code-succession.ts'

/**
 * A heading of chapter 98 or 99 that a footnote names ('9903.88.15'), and the rate columns it stands against.
 * No columns: the footnote stands against the description or the units (exclusions, safeguards, quotas).
 */
export type FootnoteHeading = {
  readonly heading: string
  readonly columns: readonly ('general' | 'special' | 'other')[]
}

/** One line of the schedule with rates as printed. A ten-digit line without rates of its own carries those of the line it inherits from. */
export type TariffLine = {
  /** 4 to 10 digits, no dots. */
  readonly code: string
  readonly digits: 4 | 6 | 8 | 10
  /** Units of quantity as printed ('doz.', 'kg'), first the one duty is counted in; inherited where the line has none. */
  readonly units: readonly string[]
  readonly general: string
  readonly special: string
  readonly other: string
  /** Code of the line whose rate columns these are: the line itself or an ancestor. Empty when no line of the branch has rates. */
  readonly ratesFrom: string
  /** Headings named by footnotes of the line and its ancestors. */
  readonly footnotes: readonly FootnoteHeading[]
}

/** The part of a schedule that knows of time. */
export type Standing = {
  /** Last day on which a number is known to have ended or changed; undefined where nothing is known of that. */
  readonly lastKnownChange: CalendarDate | undefined
  /** Day of the release whose numbers are in use. */
  readonly published: CalendarDate | undefined
  /** What goods may be declared under after the last known change: declarable without what ended, with the successors. */
  readonly offered: readonly HtsCode[]
  /** The schedule as it was released, without what changed since: what the classifier learned from. */
  readonly asReleased: TariffSchedule
  /** A number that is no longer right on the day, with what stands in its place. */
  ended(code: string, on: CalendarDate): EndedCode | undefined
  /** Every number that has ended by the day, in order. */
  endedBy(on: CalendarDate): readonly HtsCode[]
  /** A number that stands for other goods than before; `on` of the answer is since when. */
  renumbered(code: string, on: CalendarDate): EndedCode | undefined
  /** The numbers a code took over from, as long as no title of its own is at hand. */
  succeeds(code: string): Predecessors | undefined
  /** What a number of the release is on the day: itself, or its successors; none where nothing took its place. */
  currentCodes(code: HtsCode, on: CalendarDate): readonly HtsCode[]
}

export type TariffSchedule = Standing & {
  /** Name of the release, such as '2026-rev-10'. */
  readonly release: string
  /** Whether the legal texts of a reference folder are laid over our own titles. */
  readonly hasLegalTexts: boolean
  /** A line by its digits (dots allowed). Ten-digit codes that stand in the schedule as eight digits with nothing below are found with trailing '00'. */
  find(code: string): TariffLine | undefined
  /** Lines directly below a code, in schedule order. */
  children(code: string): readonly TariffLine[]
  /** All lines of the release that a declaration may name, chapter 99 aside: ten digits, or eight without children written with '00'. In schedule order. */
  readonly declarable: readonly HtsCode[]
  /** What the line is called: legal text where installed, else the nearest title of our own. One line of the tree only. */
  title(code: string): string
  /**
   * What a seller reads first: our own title in plain words of the line itself, else of the nearest branch above it (subheading,
   * heading, chapter), whether legal texts are installed or not; empty when there is none.
   */
  plainTitle(code: string): string
  /** Our own title of the section a code stands in. */
  sectionTitle(code: string): string
  /** Our own titles from chapter to the line itself, each once, whether legal texts are installed or not. */
  plainPath(code: string): readonly string[]
  /** Titles from chapter to the line itself, nearest last: legal texts (with their unnumbered steps) where installed, else our own. */
  path(code: string): readonly string[]
}
