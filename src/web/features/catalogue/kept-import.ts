// An import that was begun, kept for the tab until it is done or given up: an ended session or a reload loses neither file nor columns.
import { useState } from 'react'
import { z } from 'zod'
import type { TextRow } from '#domain/delimited-text.ts'
import { PRODUCT_COLUMNS } from '#domain/import/columns.ts'
import { guessMapping, type Mapping } from '#domain/import/mapping.ts'
import { useKeptText } from '../../api/kept-text.ts'

const NAME = 'catalogue-import'
const ROWS = 'catalogue-import-rows'

/** What the columns of a file hold, with their headings: the same file chosen again gets the same columns. */
const columns = z.object({
  name: z.string(),
  headings: z.array(z.string()),
  mapping: z.array(z.enum(PRODUCT_COLUMNS).nullable()),
})
const rows = z.array(z.object({ line: z.number(), cells: z.array(z.string()) }))

type Chosen = { readonly name: string; readonly rows: readonly TextRow[] }

type BegunImport = {
  readonly chosen: Chosen | undefined
  readonly mapping: Mapping
  /** Whether file and columns are those of before. */
  readonly isReturned: boolean
  /** Takes a file; its columns are those set for it before, else guessed. A file too large for the browser's store keeps its columns alone. */
  readonly choose: (chosen: Chosen) => void
  readonly setMapping: (mapping: Mapping) => void
  readonly forget: () => void
}

/** Whether an import waits to be gone on with. */
export function useHasBegunImport(): boolean {
  const kept = useKeptText('tab')
  const [has] = useState(() => kept.read(ROWS) !== undefined)
  return has
}

export function useBegunImport(): BegunImport {
  const kept = useKeptText('tab')
  const [before] = useState(() => ({
    columns: columns.safeParse(kept.read(NAME)).data,
    rows: rows.safeParse(kept.read(ROWS)).data,
  }))
  const begun = before.columns && before.rows
  const [chosen, setChosen] = useState<Chosen | undefined>(
    begun && before.columns && before.rows ? { name: before.columns.name, rows: before.rows } : undefined,
  )
  const [mapping, setColumns] = useState<Mapping>(begun && before.columns ? before.columns.mapping : [])
  const [isReturned, setReturned] = useState(Boolean(begun))
  const keepColumns = (of: Chosen, next: Mapping) => {
    setColumns(next)
    kept.keep(NAME, { name: of.name, headings: headingsOf(of), mapping: next })
  }
  return {
    chosen,
    mapping,
    isReturned,
    choose: (file) => {
      const known = columns.safeParse(kept.read(NAME)).data
      const headings = headingsOf(file)
      const isSame = known?.headings.join('\n') === headings.join('\n')
      setChosen(file)
      setReturned(false)
      keepColumns(file, known && isSame ? known.mapping : guessMapping('products', headings))
      if (!kept.keep(ROWS, file.rows)) kept.forget(ROWS)
    },
    setMapping: (next) => chosen && keepColumns(chosen, next),
    forget: () => {
      kept.forget(NAME)
      kept.forget(ROWS)
      setReturned(false)
    },
  }
}

const headingsOf = ({ rows: [heading] }: Chosen): readonly string[] => heading?.cells ?? []
