import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderPiece } from '../testing/render-screen.tsx'
import { newFc } from './fc-draft.ts'
import { FcFields, type FoundCentres } from './fc-fields.tsx'

const CENTRES = [
  { code: 'ABE8', street: '309 Cedar Ln', city: 'Florence', state: 'NJ', zip: '08518', source: 'list' as const },
]

function Form({
  given,
  centres = CENTRES,
}: {
  readonly given: string | null
  readonly centres?: FoundCentres['centres']
}) {
  const [fc, setFc] = useState(newFc(given))
  return (
    <FcFields
      value={fc}
      onChange={(changed) => setFc(changed)}
      problem={undefined}
      found={{ centres, failed: false }}
    />
  )
}

const street = () => screen.getByLabelText<HTMLInputElement>('Street')

it('fills in the address of the code the shipment came with, to be confirmed, and leaves it empty once emptied', async () => {
  const { user } = renderPiece(<Form given="ABE8" />)
  await waitFor(() => expect(street().value).toBe('309 Cedar Ln'))
  expect(screen.getByLabelText<HTMLInputElement>('ZIP').value).toBe('08518')
  expect(screen.getByText(/^Address from our list/)).toBeDefined()
  for (const label of ['Street', 'City', 'State', 'ZIP']) await user.clear(screen.getByLabelText(label))
  expect(street().value).toBe('')
})

it('says of an address from the connected account whose it is, until it is changed', async () => {
  const centres = CENTRES.map((each) => ({ ...each, source: 'amazon' as const }))
  const { user } = renderPiece(<Form given="ABE8" centres={centres} />)
  await screen.findByText(/from the Amazon account that is connected/)
  expect(screen.queryByText(/from our list/)).toBeNull()
  await user.type(street(), ' 2')
  expect(screen.queryByText(/from the Amazon account/)).toBeNull()
})

it('waits for the end of a code that is being typed', async () => {
  const { user } = renderPiece(<Form given={null} />)
  const code = screen.getByRole('combobox', { name: 'FC ID' })
  await user.type(code, 'abe8')
  expect(street().value).toBe('')
  await user.tab()
  await waitFor(() => expect(street().value).toBe('309 Cedar Ln'))
})
