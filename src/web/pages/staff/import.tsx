// Where staff take files in, see what was taken in before, and give keys to other systems.
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ImportKind } from '#domain/import/import-kind.ts'
import { texts } from '#texts/en/import-screen.ts'
import { AmazonFetch } from '../../features/staff-import/amazon-fetch.tsx'
import { ApiKeys } from '../../features/staff-import/api-keys.tsx'
import { type BegunImport, ImportFile } from '../../features/staff-import/import-file.tsx'
import { ImportHistory } from '../../features/staff-import/import-history.tsx'
import { ImportSteps } from '../../features/staff-import/import-steps.tsx'
import { LeftImport } from '../../features/staff-import/left-import.tsx'
import type { FileRows } from '../../features/staff-import/read-file.ts'
import { ShopFetch } from '../../features/staff-import/shop-fetch.tsx'
import css from '../../features/staff-import/staff-import.module.css'
import { Card } from '../../ui/card.tsx'
import classes from '../list-page.module.css'
import { PageHead } from '../page-head.tsx'
import { usePageTitle } from '../use-page-title.ts'

/** In the address while an import is begun, so that a page that is loaded again can tell what became of it. */
const RUN = 'run'

export function ImportPage() {
  usePageTitle(texts.title)
  const [kind, setKind] = useState<ImportKind>('shipments')
  const [chosen, setChosen] = useState<{ readonly file: FileRows; readonly run: BegunImport }>()
  const [address, setAddress] = useSearchParams()
  const runId = address.get(RUN)
  const leave = () => {
    setChosen(undefined)
    setAddress({}, { replace: true })
  }
  const begin = (file: FileRows, run: BegunImport) => {
    setChosen({ file, run })
    setAddress({ [RUN]: run.id }, { replace: true })
  }
  return (
    <div className={classes.narrow}>
      <PageHead title={texts.title} subtitle={texts.intro} />
      <div className={css.page}>
        <Card label={texts.title}>
          {chosen && <ImportSteps key={chosen.run.id} kind={kind} {...chosen} onLeave={leave} />}
          {!chosen && runId && <LeftImport key={runId} runId={runId} onLeave={leave} />}
          {!chosen && !runId && <ImportFile kind={kind} onKind={setKind} onFile={begin} />}
        </Card>
        <AmazonFetch />
        <ShopFetch />
        <ImportHistory />
        <ApiKeys />
      </div>
    </div>
  )
}
