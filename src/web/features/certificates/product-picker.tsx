// The choice of products for a certificate: a page at a time, by words and by what is known of their origin. What is chosen stays chosen
// while one searches and turns pages.
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { listCertifiableProducts } from '#contract/product-certificates.ts'
import { MOST_CERTIFIED_PRODUCTS, PRODUCT_STANDINGS } from '#domain/cusma/product-standing.ts'
import { texts as en } from '#texts/en/certificates.ts'
import { texts as answerEn } from '#texts/en/product-certificate.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { failureText } from '../../api/failures.ts'
import { useEndpoint } from '../../api/hooks.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { ActionButton } from '../../ui/action-button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { ListFooter } from '../../ui/list-footer.tsx'
import { Loading } from '../../ui/loading.tsx'
import css from './certificates.module.css'
import { ChoiceTable } from './choice-table.tsx'

const SEARCH_AFTER_MS = 250
const STANDINGS = ['all', ...PRODUCT_STANDINGS] as const

type Props = {
  readonly initial: readonly string[]
  readonly isSending: boolean
  readonly action: string
  readonly onDone: (products: readonly string[]) => void
  readonly onCancel: () => void
}

export function ProductPicker({ initial, isSending, action, onDone, onCancel }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const [asked, setAsked] = useState<{ search: string; standing: (typeof STANDINGS)[number]; page: number }>({
    search: '',
    standing: 'all',
    page: 1,
  })
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(initial))
  const found = useEndpoint(listCertifiableProducts, { query: asked }, { keepLast: true })
  const searchSoon = useDebouncedCallback(
    (search: string) => setAsked((before) => ({ ...before, search: search.trim(), page: 1 })),
    SEARCH_AFTER_MS,
  )
  const turn = (products: readonly string[], isIn: boolean) =>
    setChosen((before) => {
      const others = [...before].filter((each) => !products.includes(each))
      return new Set(isIn ? [...others, ...products] : others)
    })
  return (
    <>
      <div className={css.filters}>
        <TextInput
          className={css.search}
          label={texts.search}
          placeholder={texts.searchHint}
          type="search"
          maxLength={120}
          onChange={(event) => searchSoon(event.currentTarget.value)}
        />
        <NativeSelect
          label={texts.standing}
          data={STANDINGS.map((value) => ({ value, label: texts.standings[value] }))}
          value={asked.standing}
          onChange={(event) => {
            const standing = STANDINGS.find((each) => each === event.currentTarget.value) ?? 'all'
            setAsked({ ...asked, standing, page: 1 })
          }}
        />
      </div>
      <div className={css.foot}>
        <span role="status">{texts.chosen(chosen.size)}</span>
        <Button onClick={onCancel}>{texts.cancel}</Button>
        <ActionButton
          variant="filled"
          loading={isSending}
          disabledReason={blockedBy(language, chosen.size)}
          onClick={() => onDone([...chosen])}
        >
          {action}
        </ActionButton>
      </div>
      <Card flush label={texts.chooseTitle}>
        <Products
          {...{ found, chosen }}
          isNarrowed={asked.search !== '' || asked.standing !== 'all'}
          onTurn={turn}
          onPage={(page) => setAsked({ ...asked, page })}
        />
      </Card>
    </>
  )
}

function blockedBy(language: Language, count: number): string | undefined {
  const texts = wordsIn(language, en)
  if (count === 0) return texts.chooseOne
  return count > MOST_CERTIFIED_PRODUCTS ? texts.tooMany(MOST_CERTIFIED_PRODUCTS) : undefined
}

type ProductsProps = {
  readonly found: ReturnType<typeof useEndpoint<never, never, never, (typeof listCertifiableProducts)['answer']>>
  readonly chosen: ReadonlySet<string>
  readonly isNarrowed: boolean
  readonly onTurn: (products: readonly string[], isIn: boolean) => void
  readonly onPage: (page: number) => void
}

function Products({ found, chosen, isNarrowed, onTurn, onPage }: ProductsProps) {
  const texts = useTexts(en)
  const answerTexts = useTexts(answerEn)
  if (found.isError) return <ErrorNotice title={failureText(found.error, answerTexts.loadFailed)} query={found} />
  if (!found.data) return <Loading sentence={texts.loading} rows={6} widths={[240, 110, 60]} />
  const { data: rows, pagination } = found.data
  if (rows.length === 0)
    return isNarrowed ? (
      <EmptyState icon="search" title={texts.noneFound} />
    ) : (
      <EmptyState icon="box" title={texts.noProducts} text={texts.noProductsHint} />
    )
  return (
    <>
      <ChoiceTable {...{ rows, chosen, onTurn }} />
      <ListFooter pagination={pagination} rows={rows.length} showing={texts.showing} onPage={onPage} />
    </>
  )
}
