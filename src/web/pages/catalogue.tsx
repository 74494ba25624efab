// The client's products. Search, page and the open product stand in the address, so a link or the Back button finds them again.

import { Button, TextInput } from '@mantine/core'
import { type RefObject, useRef, useState } from 'react'
import { Link } from 'react-router'
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
import { useAddress } from '../ui/use-address.ts'
import { useTypedSearch } from '../ui/use-typed.ts'
import classes from './list-page.module.css'
import { pageIn } from './page-in.ts'
import { usePageTitle } from './use-page-title.ts'

export function CataloguePage() {
  const language = useLanguage()
  const texts = useTexts(en)
  usePageTitle(texts.title)
  const viewOnly = useViewOnly()
  const { params, change } = useAddress()
  const { search, page } = asked(params)
  const { typed, type } = useTypedSearch(search, (words) =>
    change(() => written({ search: words, page: 1 }), { replace: true }),
  )
  const [importing, setImporting] = useState(useHasBegunImport())
  const [said, setSaid] = useState<Said>()
  const box = useRef<HTMLInputElement>(null)
  const products = useEndpoint(listCatalogue, { query: { page, search } }, { keepLast: true })

  const show = (asin?: string) => change((now) => written({ ...asked(now), asin }))
  const open = products.data?.data.find((product) => product.asin === params.get('asin'))
  const total = products.data?.pagination.total
  return (
    <>
      <CatalogueHead {...{ box, typed, search }} onType={type} onImport={() => setImporting(true)} />
      <p role="status" className="visually-hidden">
        {total !== undefined && texts.count(countIn(language, total))}
      </p>
      <SaidAlert said={said} takesFocus onClose={() => setSaid(undefined)} />
      <EndedCodesPanel addressOf={(asin) => `?${new URLSearchParams({ search: asin, asin })}`} />
      <CatalogueList
        products={products}
        search={search}
        addressOf={(asin) => `?${new URLSearchParams(written({ search, page, asin }))}`}
        onOpen={show}
        onRetry={() => void products.refetch()}
        onClear={() => change(() => ({}), { replace: true })}
        onPage={(next) => change((now) => written({ ...asked(now), page: next }))}
        onSearchKey={() => box.current?.focus()}
        onImport={viewOnly ? undefined : () => setImporting(true)}
      />
      {open && <ProductDialog key={open.asin} product={open} onClose={() => show()} />}
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

type Asked = { readonly search: string; readonly page: number; readonly asin?: string | undefined }

const asked = (params: URLSearchParams): Asked => ({ search: params.get('search') ?? '', page: pageIn(params) })

const written = ({ search, page, asin }: Asked): Record<string, string> => ({
  ...(search === '' ? {} : { search }),
  ...(page === 1 ? {} : { page: String(page) }),
  ...(asin ? { asin } : {}),
})

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
