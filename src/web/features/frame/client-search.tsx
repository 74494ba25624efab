// The client's search: shipments, products, papers, codes, and the pages of the portal.
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { AnswerOf } from '#contract/endpoint.ts'
import { searchEverywhere } from '#contract/search.ts'
import { formatHtsCode } from '#domain/hts-code.ts'
import { texts as archiveEn } from '#texts/en/archive.ts'
import { texts as peopleEn } from '#texts/en/client-people.ts'
import { texts as dashboardEn } from '#texts/en/dashboard.ts'
import { texts as frameEn } from '#texts/en/frame.ts'
import { texts as en } from '#texts/en/search.ts'
import { texts as sessionsEn } from '#texts/en/sessions.ts'
import { texts as shipmentEn } from '#texts/en/shipment.ts'
import { useEndpoint } from '../../api/hooks.ts'
import { usePlaces } from '../../api/places.ts'
import { useDownload } from '../../api/use-download.ts'
import { useTexts } from '../../language/page-language.tsx'
import { PATHS } from '../../paths.ts'
import { showToast } from '../../ui/show-alert.tsx'
import { statusWord } from '../../ui/status-word.ts'
import { foundPages } from './found-pages.ts'
import type { SearchProps } from './search-button.tsx'
import { type HitGroup, SearchDialog } from './search-dialog.tsx'

/** Pause in typing after which the search runs. */
const SEARCH_AFTER_MS = 200

export function ClientSearch({ begun, onClose }: SearchProps) {
  const texts = useTexts(en)
  const pages = usePages()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(begun)
  const [asked] = useDebouncedValue(typed.trim(), SEARCH_AFTER_MS)
  const found = useEndpoint(searchEverywhere, { query: { text: asked } }, { enabled: asked !== '' })
  const groupsOf = useGroups()
  const isAnswered = typed.trim() !== '' && typed.trim() === asked && found.data !== undefined
  const go = (to: string) => void navigate(to)
  return (
    <SearchDialog
      title={texts.title}
      hint={texts.hint}
      nothing={texts.nothing}
      typed={typed}
      onTyped={setTyped}
      groups={[
        ...(isAnswered && found.data ? groupsOf(found.data.data) : []),
        { title: texts.pages, hits: foundPages(pages, typed, go) },
      ]}
      isAnswered={isAnswered}
      error={found.error}
      onRetry={() => void found.refetch()}
      onClose={onClose}
    />
  )
}

function usePages() {
  const frame = useTexts(frameEn)
  const { newShipment } = useTexts(dashboardEn)
  const people = useTexts(peopleEn)
  const sessions = useTexts(sessionsEn)
  const places = usePlaces()
  return [
    { to: places.newShipment(), label: newShipment },
    { to: places.list, label: frame.shipments },
    { to: PATHS.manualInvoice, label: frame.manualInvoices },
    { to: PATHS.catalogue, label: frame.catalogue },
    { to: PATHS.documents, label: frame.documents },
    { to: PATHS.people, label: people.title },
    { to: PATHS.sessions, label: sessions.title },
  ]
}

type Found = AnswerOf<typeof searchEverywhere>['data']

/** A paper is downloaded, everything else opens its page. */
function useGroups(): (found: Found) => readonly HitGroup[] {
  const texts = useTexts(en)
  const shipmentTexts = useTexts(shipmentEn)
  const { kinds } = useTexts(archiveEn)
  const places = usePlaces()
  const navigate = useNavigate()
  const download = useDownload((text) => showToast({ kind: 'failure', text }))
  const go = (to: string) => void navigate(to)
  return ({ shipments, products, papers, codes }) => [
    {
      title: texts.shipments,
      hits: shipments.map(({ id, reference, status }) => ({
        key: id,
        label: reference,
        detail: statusWord(shipmentTexts, status),
        open: () => go(places.shipment(id)),
      })),
    },
    {
      title: texts.products,
      hits: products.map(({ asin, description }) => ({
        key: asin,
        label: description || asin,
        detail: asin,
        open: () => go(places.product(asin)),
      })),
    },
    {
      title: texts.papers,
      hits: papers.map(({ id, number, kind, filename }) => ({
        key: id,
        label: number,
        detail: kinds[kind],
        open: () => void download(filename),
      })),
    },
    {
      title: texts.codes,
      hits: codes.map(({ htsCode, description, shipmentId, reference }) => ({
        key: htsCode,
        label: texts.codeOn(formatHtsCode(htsCode), reference),
        detail: description ?? '',
        open: () => go(places.shipment(shipmentId)),
      })),
    },
  ]
}
