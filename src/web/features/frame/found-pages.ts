// Pages and actions whose names hold a text, accents and case aside; all of them for an empty one.
import type { Hit } from './search-dialog.tsx'

type NamedPage = { readonly to: string; readonly label: string }

export const foundPages = (pages: readonly NamedPage[], typed: string, go: (to: string) => void): readonly Hit[] =>
  pages
    .filter(({ label }) => folded(label).includes(folded(typed.trim())))
    .map(({ to, label }) => ({ key: to, label, open: () => go(to) }))

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
