// After signing in, whoever belongs to several companies says for which one to work now.
import { useLocation, useNavigate } from 'react-router'
import { texts as en } from '#texts/en/client-people.ts'
import { CompanyList } from '../features/frame/company-list.tsx'
import { useTexts } from '../language/page-language.tsx'
import { PATHS, requestedPath } from '../paths.ts'
import { Card } from '../ui/card.tsx'
import classes from './companies.module.css'
import { usePageTitle } from './use-page-title.ts'

export function CompaniesPage() {
  const texts = useTexts(en)
  usePageTitle(texts.chooseTitle)
  const navigate = useNavigate()
  const { state } = useLocation()
  const next = requestedPath(state) ?? PATHS.dashboard
  return (
    <div className={classes.choose}>
      <h1>{texts.chooseTitle}</h1>
      <p className="sm dim">{texts.chooseHint}</p>
      <Card label={texts.chooseTitle}>
        <CompanyList onChosen={() => void navigate(next, { replace: true })} />
      </Card>
    </div>
  )
}
