// Pages of a list: Previous, first, current and its two neighbours on each side, last, Next; ellipses for what is left out.
import { texts as en } from '#texts/en/frame.ts'
import { useTexts } from '../language/page-language.tsx'
import classes from './page-numbers.module.css'

/** Pages shown on each side of the current one. Source: specification part 1, section 2, "Pagination". */
const NEIGHBOURS = 2

/** Up to this many pages a phone shows every number; above it, only the first, the current and the last. */
const ALL_ON_PHONE = 4

/** Page numbers to show in order; 'gap' stands for pages left out. */
export function pagesToShow(current: number, last: number): readonly (number | 'gap')[] {
  const wanted = Array.from({ length: last }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === last || Math.abs(page - current) <= NEIGHBOURS,
  )
  return wanted.flatMap((page, index) => {
    const before = wanted[index - 1]
    return before !== undefined && page - before > 1 ? (['gap', page] as const) : [page]
  })
}

type Props = { readonly current: number; readonly last: number; readonly onPage: (page: number) => void }

export function PageNumbers({ current, last, onPage }: Props) {
  const texts = useTexts(en)
  return (
    <nav className={classes.pages} aria-label={texts.pages}>
      <Step label={texts.previous} enabled={current > 1} onClick={() => onPage(current - 1)} />
      {pagesToShow(current, last).map((page, index) =>
        page === 'gap' ? (
          <span key={`gap ${index === 1 ? 'before' : 'after'}`} className={classes.gap}>
            …
          </span>
        ) : (
          <button
            key={page}
            type="button"
            className={classes.page}
            aria-label={texts.page(page)}
            aria-current={page === current ? 'page' : undefined}
            data-near={last <= ALL_ON_PHONE || page === current || page === 1 || page === last || undefined}
            onClick={() => onPage(page)}
          >
            {page}
          </button>
        ),
      )}
      <Step label={texts.next} enabled={current < last} onClick={() => onPage(current + 1)} />
    </nav>
  )
}

function Step({ label, enabled, onClick }: { label: string; enabled: boolean; onClick: () => void }) {
  return (
    <button type="button" className={classes.step} disabled={!enabled} onClick={onClick}>
      {label}
    </button>
  )
}
