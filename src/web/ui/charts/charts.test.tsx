import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { day } from '#domain/calendar.ts'
import { usd } from '#domain/money.ts'
import { renderPiece } from '../../testing/render-screen.tsx'
import { CrossingLines } from './crossing-lines.tsx'
import { PairedBars } from './paired-bars.tsx'
import { StackedBar } from './stacked-bar.tsx'
import { ticksUpTo } from './ticks.ts'
import { TimeLine } from './time-line.tsx'
import { Waterfall } from './waterfall.tsx'

const picture = () => screen.getByRole('img')
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name, hidden: true }))
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map((cell) => cell.textContent))
const widths = () => [...picture().querySelectorAll('svg > rect')].map((each) => each.getAttribute('width'))

const PARTS = [
  { key: 'base', label: 'Base duty', amount: usd('25.00'), detail: 'The rate of column 1.' },
  { key: 'more', label: 'Section 338', amount: usd('75.00'), detail: 'Goods of Canada.' },
  { key: 'rest', label: 'A deposit', amount: undefined },
]

describe('a stacked bar', () => {
  const show = () =>
    renderPiece(<StackedBar title="Duty by law" names="Law" parts={PARTS} totalLabel="Duty, at least" />)

  it('says in words what it shows, and never that what is not known is zero', () => {
    show()
    const said = picture().getAttribute('aria-label')
    expect(said).toBe(
      'Duty by law. Base duty: USD 25.00; Section 338: USD 75.00; A deposit: not known; Duty, at least: USD 100.00',
    )
  })

  it('gives a piece that is not known a width of its own and shares the rest: 25 and 75 of 88', () => {
    show()
    expect(widths()).toEqual(['22%', '66%', '12%'])
    expect([...picture().querySelectorAll('svg > rect')].map((each) => each.getAttribute('data-fill'))).toEqual([
      'lake',
      'amber',
      'unknown',
    ])
  })

  it('has the same figures in a table', () => {
    show()
    expect(rowsOf('Duty by law')).toEqual([
      ['Law', 'Amount', 'Share'],
      ['Base duty', 'USD 25.00', '25.00%'],
      ['Section 338', 'USD 75.00', '75.00%'],
      ['A deposit', 'not known', 'not known'],
      ['Duty, at least', 'USD 100.00', '100.00%'],
    ])
  })

  it('is one stop of the Tab key, goes along by arrows and says why of what is picked', async () => {
    const { user } = show()
    await user.tab()
    expect(document.activeElement?.textContent).toContain('Base duty')
    await user.keyboard('{Enter}')
    expect(screen.getByText('The rate of column 1.')).toBeDefined()
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement?.textContent).toContain('Section 338')
    expect(screen.getByText('Goods of Canada.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: /^Section 338/ }))
    expect(screen.queryByText('Goods of Canada.')).toBeNull()
  })
})

describe('a waterfall', () => {
  it('begins each step where the one before ended, and adds nothing for what is not known', () => {
    renderPiece(
      <Waterfall
        title="From value to landed cost"
        names="Cost"
        steps={[
          { key: 'goods', label: 'Goods', amount: usd('80.00') },
          { key: 'duty', label: 'Duty', amount: usd('20.00') },
          { key: 'deposit', label: 'Deposit', amount: undefined },
        ]}
        total={{ key: 'landed', label: 'Landed cost, at least', amount: usd('100.00') }}
      />,
    )
    const bars = [...picture().querySelectorAll('svg > rect')]
    expect(bars.map((each) => [each.getAttribute('x'), each.getAttribute('width')])).toEqual([
      ['0%', '72%'],
      ['72%', '18%'],
      ['90%', '10%'],
      ['0%', '90%'],
    ])
    expect(rowsOf('From value to landed cost').at(-2)).toEqual(['Deposit', 'not known', 'not known'])
    expect(picture().getAttribute('aria-label')).toContain('Landed cost, at least: USD 100.00')
  })
})

describe('paired bars', () => {
  it('draw no bar for goods that may not enter, and hatch what is not known', () => {
    renderPiece(
      <PairedBars
        title="Duty by item"
        names="Item"
        sides={['As it is', 'Changed']}
        pairs={[
          { key: 'candle', label: 'Candle', one: usd('50.00'), other: usd('25.00') },
          { key: 'beer', label: 'Beer', one: 'Prohibited', other: undefined },
        ]}
      />,
    )
    const bars = [...picture().querySelectorAll('svg > rect')]
    expect(bars.map((each) => [each.getAttribute('width'), each.getAttribute('data-fill')])).toEqual([
      ['100%', 'lake'],
      ['50%', 'amber'],
      ['0%', 'lake'],
      ['12%', 'unknown'],
    ])
    expect(picture().getAttribute('aria-label')).toBe(
      'Duty by item. Candle, As it is: USD 50.00, Changed: USD 25.00; Beer, As it is: Prohibited, Changed: not known',
    )
  })
})

describe('crossing lines', () => {
  it('say where they cross, and are read at a value by a slider', () => {
    renderPiece(
      <CrossingLines
        title="Two carriers"
        crossing="UPS is cheaper up to USD 100.00."
        along="Value"
        lines={['UPS', 'FedEx']}
        points={[
          { at: usd('100'), amounts: [usd('10'), usd('20')] },
          { at: usd('200'), amounts: [usd('30'), usd('20')] },
        ]}
        crossings={[usd('100')]}
        readFirst={usd('200')}
      />,
    )
    expect(picture().getAttribute('aria-label')).toBe('Two carriers. UPS is cheaper up to USD 100.00.')
    const slider = screen.getByRole('slider', { name: 'Value: move to read the amounts there' })
    expect(slider.getAttribute('aria-valuetext')).toContain('USD 200.00')
    fireEvent.change(slider, { target: { value: '0' } })
    expect(slider.getAttribute('aria-valuetext')).toBe('USD 100.00: UPS USD 10.00 · FedEx USD 20.00')
    // Halfway along the value axis, whatever the points: the thumb stands where the plane is read.
    expect([slider.getAttribute('max'), slider.getAttribute('value')]).toEqual(['200', '100'])
    expect(screen.getByText('USD 100.00', { selector: 'b' }).style.left).toBe('50%')
    fireEvent.keyDown(slider, { key: 'ArrowRight' })
    expect(slider.getAttribute('aria-valuetext')).toContain('USD 200.00')
    fireEvent.keyDown(slider, { key: 'Home' })
    expect(slider.getAttribute('aria-valuetext')).toContain('USD 100.00')
    expect(rowsOf('Two carriers')).toEqual([
      ['Value', 'UPS', 'FedEx'],
      ['USD 100.00', '10.00', '20.00'],
      ['USD 200.00', '30.00', '20.00'],
    ])
  })
})

describe('a time line', () => {
  it('says since when and until when, and that no end is named', () => {
    renderPiece(
      <TimeLine
        title="When these rules hold"
        names="Rule"
        periods={[
          { key: 'a', label: 'Section 338', from: day('2026-08-22'), until: undefined },
          { key: 'b', label: 'Section 122', from: day('2026-02-24'), until: day('2026-07-23') },
          { key: 'c', label: 'IEEPA', from: day('2026-04-09'), until: day('2026-04-09'), source: 'EO 14257' },
        ]}
        day={{ label: 'Entry assumed on', on: day('2026-11-25') }}
      />,
    )
    expect(picture().getAttribute('aria-label')).toBe(
      'When these rules hold. Section 338: since 22 Aug 2026, no end date; Section 122: 24 Feb 2026 to 23 Jul 2026; IEEPA: on 9 Apr 2026; Entry assumed on: 25 Nov 2026',
    )
    expect(screen.getByText('on 9 Apr 2026 · EO 14257')).toBeTruthy()
    expect(rowsOf('When these rules hold').slice(-2)).toEqual([
      ['Section 122', '24 Feb 2026', '23 Jul 2026'],
      ['IEEPA · EO 14257', '9 Apr 2026', '9 Apr 2026'],
    ])
  })
})

it('puts round values along an axis', () => {
  expect(ticksUpTo(2500, 5)).toEqual([0, 500, 1000, 1500, 2000, 2500])
  expect(ticksUpTo(83, 4)).toEqual([0, 50, 100])
  expect(ticksUpTo(0, 4)).toEqual([0])
})
