// The client's products. Search, page and the open product stand in the address, so a link or the Back button finds them again.

import { Button, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { type RefObject, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { listCatalogue } from '#contract/catalogue.ts'
import { exportCatalogue } from '#contract/list-files.ts'
import { texts as en } from '#texts/en/catalogue-screen.ts'
import { texts as certificatesEn } from '#texts/en/certificates.ts'
import { sentence } from '#words/language.ts'
import { countIn } from '#words/local-text.ts'
import { useViewOnly } from '../api/client-access.ts'
import { useEndpoint } from '../api/hooks.ts'
import { usePlaces } from '../api/places.ts'
import { CatalogueList } from '../features/catalogue/catalogue-list.tsx'
import { ImportDialog } from '../features/catalogue/import-dialog.tsx'
import { useHasBegunImport } from '../features/catalogue/kept-import.ts'
import { ProductDialog } from '../features/catalogue/product-dialog.tsx'
import { EndedCodesPanel } from '../features/ended-codes/ended-codes-panel.tsx'
import { ExportList } from '../features/export-list/export-list.tsx'
import { useLanguage, useTexts } from '../language/page-language.tsx'
import { Icon } from '../ui/icons.tsx'
import { type Said, SaidAlert } from '../ui/show-alert.tsx'
import { Term } from '../ui/term.tsx'
import classes from './list-page.module.css'
import { pageIn } from './page-in.ts'
import { usePageTitle } from './use-page-title.ts'

/** Pause in typing after which the search runs. */
const SEARCH_AFTER_MS = 250

export function CataloguePage() {
  const language = useLanguage()
  const texts = useTexts(en)
  usePageTitle(texts.title)
  const viewOnly = useViewOnly()
  const [params, setParams] = useSearchParams()
  const search = params.get('search') ?? ''
  const [typed, setTyped] = useState(search)
  const [importing, setImporting] = useState(useHasBegunImport())
  const [said, setSaid] = useState<Said>()
  const box = useRef<HTMLInputElement>(null)
  const page = pageIn(params)
  const products = useEndpoint(listCatalogue, { query: { page, search } }, { keepLast: true })

  const address = (text: string, toPage: number, asin?: string): Record<string, string> => ({
    ...(text === '' ? {} : { search: text }),
    ...(toPage === 1 ? {} : { page: String(toPage) }),
    ...(asin ? { asin } : {}),
  })
  const searchSoon = useDebouncedCallback(
    (text: string) => setParams(address(text, 1), { replace: true }),
    SEARCH_AFTER_MS,
  )
  const open = products.data?.data.find((product) => product.asin === params.get('asin'))
  const total = products.data?.pagination.total
  return (
    <>
      <CatalogueHead
        {...{ box, typed, search }}
        onType={(text) => {
          setTyped(text)
          searchSoon(text.trim())
        }}
        onImport={() => setImporting(true)}
      />
      <p role="status" className="visually-hidden">
        {total !== undefined && texts.count(countIn(language, total))}
      </p>
      <SaidAlert said={said} takesFocus onClose={() => setSaid(undefined)} />
      <EndedCodesPanel addressOf={(asin) => `?${new URLSearchParams({ search: asin, asin })}`} />
      <CatalogueList
        products={products}
        search={search}
        addressOf={(asin) => `?${new URLSearchParams(address(search, page, asin))}`}
        onOpen={(asin) => setParams(address(search, page, asin))}
        onRetry={() => void products.refetch()}
        onClear={() => {
          setTyped('')
          setParams({}, { replace: true })
        }}
        onPage={(next) => setParams(address(search, next))}
        onSearchKey={() => box.current?.focus()}
        onImport={viewOnly ? undefined : () => setImporting(true)}
      />
      {open && <ProductDialog key={open.asin} product={open} onClose={() => setParams(address(search, page))} />}
      {importing && (
        <ImportDialog
          onClose={() => setImporting(false)}
          onDone={(counts) => {
            setImporting(false)
            setSaid({
              kind: 'success',
              text: sentence(en, (texts) => texts.imported(counts.new, counts.changed, counts.unchanged)),
            })
          }}
        />
      )}
    </>
  )
}

type HeadProps = {
  readonly box: RefObject<HTMLInputElement | null>
  readonly typed: string
  readonly search: string
  readonly onType: (text: string) => void
  readonly onImport: () => void
}

/** Title, search, and products from a file and into one. */
function CatalogueHead({ box, typed, search, onType, onImport }: HeadProps) {
  const certificateTexts = useTexts(certificatesEn)
  const places = usePlaces()
  const texts = useTexts(en)
  const viewOnly = useViewOnly()
  return (
    <div className={classes.head}>
      <div>
        <h1>{texts.title}</h1>
        <p className="sm dim">
          {texts.subtitle} <Term of="hts" />
        </p>
      </div>
      <TextInput
        ref={box}
        className={classes.search}
        aria-label={texts.search}
        placeholder={texts.searchHint}
        type="search"
        leftSection={<Icon name="search" />}
        rightSection={<kbd>/</kbd>}
        value={typed}
        maxLength={120}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <div className={classes.beside}>
        {!viewOnly && (
          <Button component={Link} to={places.certificates('new')}>
            {certificateTexts.certify}
          </Button>
        )}
        <Button disabled={viewOnly} onClick={onImport}>
          {texts.import}
        </Button>
        <ExportList list={exportCatalogue} filters={{ search }} name="catalogue" />
      </div>
    </div>
  )
}
