import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { inEach } from '#domain/language.ts'
import { decimal } from '#domain/money.ts'
import type { CustomsItem } from '#domain/shipment/item.ts'
import { readiness } from '#domain/shipment/readiness.ts'
import { renderPiece } from '../../testing/render-screen.tsx'
import { ReadinessChecklist } from './readiness-checklist.tsx'

const item = (id: string): CustomsItem => ({
  id,
  description: 'Candle',
  sku: id,
  quantity: 1,
  costCad: decimal('1'),
  countryOfOrigin: 'CN',
  htsCode: '3406000000',
  maker: null,
  originMismatchReason: null,
})

it('counts a code that nobody confirmed as proposed, apart from those that are confirmed', () => {
  const facts = { items: ['a', 'b', 'c'].map(item), stops: [], certificate: null, proposed: ['b', 'c'] }
  const nothing = () => undefined
  renderPiece(
    <ReadinessChecklist
      readiness={readiness(facts)}
      certificate={null}
      entry={[]}
      isLooking={false}
      onFix={nothing}
      onItem={nothing}
    />,
  )
  expect(screen.getByText('3 of 3 items: 1 confirmed, 2 proposed')).toBeTruthy()
  expect(screen.getByText('Proposed')).toBeTruthy()
})

it('says the first of many stops of an entry, and how many more there are', () => {
  const stopped = Array.from({ length: 84 }, (_, at) => ({
    id: 'gone-code',
    item: `${at}`,
    field: 'htsCode' as const,
    sentence: `Code ${at} is gone.`,
  }))
  const items = stopped.map((stop) => item(stop.item))
  const nothing = () => undefined
  const facts = readiness({ items, stops: [], certificate: null })
  const entries = facts.entries.map((entry) => (entry.key === 'htsCode' ? { ...entry, stops: stopped } : entry))
  renderPiece(
    <ReadinessChecklist
      readiness={{ ...facts, entries, others: [] }}
      certificate={null}
      entry={[]}
      isLooking={false}
      onFix={nothing}
      onItem={nothing}
    />,
  )
  const said = screen.getByText(/Code 0 is gone/).textContent
  expect(said).toMatch(/Code 3 is gone\. And 80 more like these\.$/)
})

it('says once what is found of many goods, each of which opens its item', async () => {
  const finding = (title: string) => ({
    level: 'deposit' as const,
    rule: 'adcvd',
    source: 'A-570-504',
    verified: '2026-09-23',
    isSure: false,
    isChecked: false,
    title: inEach({ en: title }),
    todo: inEach({ en: '' }),
    because: inEach({ en: '' }),
  })
  const goods = (count: number, title: string) =>
    Array.from({ length: count }, (_, n) => ({
      id: `${title} ${n}`,
      name: `${title} no. ${n}`,
      finding: finding(title),
    }))
  const opened: string[] = []
  const { user } = renderPiece(
    <ReadinessChecklist
      readiness={readiness({ items: [item('a')], stops: [], certificate: null })}
      certificate={null}
      entry={[...goods(130, 'Candles'), ...goods(1, 'Cabinet')]}
      isLooking={false}
      onFix={() => undefined}
      onItem={(id) => opened.push(id)}
    />,
  )
  expect(screen.getAllByText('Candles')).toHaveLength(1)
  await user.click(screen.getByText('Which ones'))
  expect(screen.getAllByRole('button', { name: /^Show Candles no\. \d+$/ })).toHaveLength(130)
  await user.click(screen.getByRole('button', { name: 'Show Candles no. 129' }))
  await user.click(screen.getByRole('button', { name: 'Show Cabinet no. 0' }))
  expect(opened).toEqual(['Candles 129', 'Cabinet 0'])
})

it('goes where a stop is put right, when that is a place of the screen', async () => {
  const place = { place: 'business-info', label: 'Business information' } as const
  const stops = [
    { id: 'importer-number-formal', sentence: 'No number.', field: 'importer.number', fix: place },
    { id: 'importer-locked-formal', sentence: 'Locked.', fix: { place: 'provider', label: 'Provider' } } as const,
  ]
  const gone: string[] = []
  const nothing = () => undefined
  const { user } = renderPiece(
    <ReadinessChecklist
      readiness={readiness({ items: [item('a')], stops, certificate: null })}
      certificate={null}
      entry={[]}
      isLooking={false}
      onFix={nothing}
      goOf={({ fix, field }) => (fix?.place === 'business-info' ? () => gone.push(field ?? '') : undefined)}
      onItem={nothing}
    />,
  )
  await user.click(screen.getByRole('button', { name: 'Fix: Business information' }))
  expect(gone).toEqual(['importer.number'])
})

function Looking() {
  const [isLooking, setLooking] = useState(true)
  const nothing = () => undefined
  const stop = { id: 'prohibited-goods', item: 'a', sentence: 'Lager cannot be imported.' }
  return (
    <>
      <button type="button" onClick={() => setLooking(false)}>
        Found
      </button>
      <ReadinessChecklist
        readiness={readiness({ items: [item('a')], stops: [stop], certificate: null })}
        certificate={null}
        entry={[]}
        isLooking={isLooking}
        onFix={nothing}
        onItem={nothing}
      />
    </>
  )
}

it('says that it still looks whether the goods may enter, and what stops them before what is missing', async () => {
  const { user } = renderPiece(<Looking />)
  await screen.findByText('Looking whether all goods may enter the US...')
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('Lager cannot be imported.')
  await user.click(screen.getByRole('button', { name: 'Found' }))
  expect(screen.queryByText('Looking whether all goods may enter the US...')).toBeNull()
})
