// The name of the product with its mark.
import { Link } from 'react-router'
import { texts as en } from '#texts/en/frame.ts'
import { useTexts } from '../../language/page-language.tsx'
import classes from './frame.module.css'

export function Brand({ to }: { readonly to: string }) {
  const texts = useTexts(en)
  return (
    <Link to={to} className={classes.brand}>
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
        <rect width="24" height="24" rx="6" fill="currentColor" />
        <path
          d="M4 8.3c1.3 5.2 4.5 7.2 8 7.2s6.7-2 8-7.2c-2.3 2.3-5 3.1-8 3.1s-5.7-.8-8-3.1Z"
          fill="var(--logo-hull, var(--on-solid))"
        />
        <path d="M7 18.6h10" stroke="var(--logo-hull, var(--on-solid))" strokeWidth="1.5" strokeLinecap="round" />
      </svg>
      <span>{texts.brand}</span>
    </Link>
  )
}
