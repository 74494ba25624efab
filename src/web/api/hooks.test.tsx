import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { completeData } from '#contract/shipments.ts'
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
