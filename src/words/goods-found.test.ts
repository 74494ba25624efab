import { expect, it } from 'vitest'
import { foundAlike, foundOnce } from './goods-found.ts'

const found = (id: string, name: string, title: string) => ({ id, name, title })
const alike = (findings: readonly ReturnType<typeof found>[]) =>
  foundAlike(findings, ({ title }) => title).map(({ names, count, findings: said }) => [
    names.join(),
    count,
    said.map(({ title }) => title).join(),
  ])

it('says once what is found of many goods, and of which', () => {
  expect(
    alike([found('1', 'Rose candle', 'CPSC'), found('2', 'Pine candle', 'CPSC'), found('3', 'Soap', 'FDA')]),
  ).toEqual([
    ['Rose candle,Pine candle', 2, 'CPSC'],
    ['Soap', 1, 'FDA'],
  ])
})

it('keeps goods apart of which one finding more is made', () => {
  const findings = [found('1', 'Candle', 'CPSC'), found('2', 'Toy', 'CPSC'), found('2', 'Toy', 'Permit')]
  expect(alike(findings)).toEqual([
    ['Candle', 1, 'CPSC'],
    ['Toy', 1, 'CPSC,Permit'],
  ])
})

it('counts two lines of one name as two, and names them once', () => {
  expect(alike([found('1', 'Candle', 'CPSC'), found('2', 'Candle', 'CPSC')])).toEqual([['Candle', 2, 'CPSC']])
})

it('says a paper once of all goods that want it, though one of them wants another too', () => {
  const findings = [found('1', 'Candle', 'CPSC'), found('2', 'Toy', 'CPSC'), found('2', 'Toy', 'FCC')]
  expect(foundOnce(findings, ({ title }) => title)).toMatchObject([
    { names: ['Candle', 'Toy'], count: 2, finding: { title: 'CPSC' } },
    { names: ['Toy'], count: 1, finding: { title: 'FCC' } },
  ])
})
