// The way to the origin coach of a product.
import { Link } from 'react-router'
import { texts as en } from '#texts/en/origin-coach.ts'
import { useTexts } from '../language/page-language.tsx'
import classes from './coach-link.module.css'

export function CoachLink({ to }: { readonly to: string }) {
  const texts = useTexts(en)
  return (
    <Link to={to} className={`xs ${classes.link}`} title={texts.toCoachHint}>
      {texts.toCoach}
    </Link>
  )
}
