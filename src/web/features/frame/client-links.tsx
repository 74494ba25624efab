// Where a client goes: in the bar, and in the menu where the bar has no room.
import { NavLink } from 'react-router'
import { texts as en } from '#texts/en/frame.ts'
import { useTexts } from '../../language/page-language.tsx'
import { PATHS } from '../../paths.ts'

export function ClientLinks({ className }: { readonly className: string | undefined }) {
  const texts = useTexts(en)
  return (
    <nav className={className} aria-label={texts.navigation}>
      <NavLink to={PATHS.dashboard}>{texts.shipments}</NavLink>
      <NavLink to={PATHS.manualInvoice}>{texts.manualInvoices}</NavLink>
      <NavLink to={PATHS.catalogue}>{texts.catalogue}</NavLink>
      <NavLink to={PATHS.certificates}>{texts.certificates}</NavLink>
      <NavLink to={PATHS.documents}>{texts.documents}</NavLink>
    </nav>
  )
}
