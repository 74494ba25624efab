// The dashboard with Multi-Select Mode on, as its tests begin.
import { screen, within } from '@testing-library/react'
import { vi } from 'vitest'
import { searchFulfilmentCentres } from '#contract/reference.ts'
import { businessInfo, healthy, rate, shipmentPages } from './answers.ts'
import { answer, type FakeCall, fakeApi } from './fake-api.ts'
import { renderAt, signInAsClient } from './render-screen.tsx'

const noCentres = answer(searchFulfilmentCentres, () => ({ success: true, data: [] }))

/** Before each test: a client is signed in, and files can be saved. */
export function signInToSelect(): void {
  signInAsClient()
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }))
}

/** Twenty-four shipments, nothing selected. */
export async function selectMode(...calls: readonly FakeCall[]) {
  const made = fakeApi(healthy, rate, businessInfo(), noCentres, ...calls, shipmentPages(24))
  const screenAt = renderAt('/dashboard')
  await screen.findByRole('table', { name: 'Shipments' })
  await screenAt.user.click(screen.getByRole('button', { name: 'Multi-Select Mode' }))
  return { ...screenAt, made }
}

export const box = (reference: string) => screen.getByRole('checkbox', { name: `Select ${reference}` })
export const bar = () => screen.getByRole('region', { name: 'Multi-Select Mode' })
export const action = (name: string) => within(bar()).getByRole('button', { name })
