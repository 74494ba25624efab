import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { completeData, listShipments } from '#contract/shipments.ts'
import { shipment } from '../testing/answers.ts'
import { answer, fakeApi } from '../testing/fake-api.ts'
import { renderPiece, signInAsClient } from '../testing/render-screen.tsx'
import { shipmentData } from '../testing/shipment-answers.ts'
import { useAskAhead, useEndpoint } from './hooks.ts'

const data = shipmentData([])
const INPUT = { params: { id: data.shipment.id } }

/** Looks at the answer too, as the first steps of a list do. */
function List({ onOpen }: { readonly onOpen: () => void }) {
  const askAhead = useAskAhead(completeData)
  useEndpoint(completeData, INPUT, { enabled: false })
  const open = () => {
    askAhead(INPUT)
    onOpen()
  }
  return (
    <button type="button" onClick={open}>
      Open
    </button>
  )
}

function Opened() {
  const opened = useEndpoint(completeData, INPUT, { freshFor: 1000 })
  return <p>{opened.data?.data.shipment.reference ?? 'Loading'}</p>
}

function Screens() {
  const [isOpen, setOpen] = useState(false)
  return isOpen ? <Opened /> : <List onOpen={() => setOpen(true)} />
}

const SOME = [shipment(1)]
const listed = (rows: readonly object[]) => ({
  success: true,
  data: rows,
  pagination: { currentPage: 1, lastPage: 1, perPage: 10, total: rows.length },
})

function Searched() {
  const [search, setSearch] = useState('first')
  const found = useEndpoint(listShipments, { query: { page: 1, search } }, { keepLast: true })
  return (
    <>
      <button type="button" onClick={() => setSearch('second')}>
        Next
      </button>
      <p>{found.data ? `Found ${found.data.data.length}` : 'Loading'}</p>
    </>
  )
}

it.each([
  ['keeps rows for a moment while the next load, and then says that they load', SOME, 'Found 1'],
  ['does not keep an empty list, which would say that the next is empty', [], 'Loading'],
])('%s', async (_, rows, meanwhile) => {
  signInAsClient()
  const given = Promise.withResolvers<void>()
  fakeApi(
    answer(listShipments, async ({ query: { search } }) => {
      if (search === 'first') return listed(rows)
      await given.promise
      return listed([shipment(1), shipment(2)])
    }),
  )
  const { user } = renderPiece(<Searched />)
  await screen.findByText(`Found ${rows.length}`)
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByText(meanwhile)).toBeTruthy()
  await screen.findByText('Loading')
  given.resolve()
  await screen.findByText('Found 2')
})

it('asks once for what is asked ahead, though the screen that asked goes before the answer comes', async () => {
  let asked = 0
  signInAsClient()
  fakeApi(
    answer(completeData, async () => {
      asked += 1
      await new Promise((resolve) => setTimeout(resolve, 20))
      return { success: true, data }
    }),
  )
  const { user } = renderPiece(<Screens />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByText(data.shipment.reference)
  expect(asked).toBe(1)
})
