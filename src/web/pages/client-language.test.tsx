// The language of the client area: chosen in the menu, at once, with everything that is being typed left where it is.
import { screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import '#words/french-catalogue.ts'
import { chooseLanguage } from '../language/chosen-language.tsx'
import { businessInfo, healthy, rate } from '../testing/answers.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { renderAt, signInAsClient } from '../testing/render-screen.tsx'
import {
  duty,
  item,
  keptShipment,
  noAgencies,
  noDocuments,
  receipt,
  SHIPMENT_ID,
  validCode,
} from '../testing/shipment-answers.ts'

beforeAll(async () => {
  await Promise.all([
    import('./client-area.tsx'),
    import('./shipment.tsx'),
    import('../features/frame/client-menu.tsx'),
  ])
})

beforeEach(() => {
  signInAsClient()
  fakeApi(
    ...keptShipment(item(1, { declaredValue: 6.85 })),
    duty(receipt(), 493.4),
    healthy,
    rate,
    businessInfo(),
    noAgencies,
    noDocuments,
    validCode,
  )
})

it('turns the shipment into French without touching what is typed, and remembers it', async () => {
  const { user } = renderAt(`/dashboard/shipment/${SHIPMENT_ID}`)
  await user.click(await screen.findByRole('button', { name: /^Open Candle 1/ }))
  const cost = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Cost of goods (CAD)' })
  await user.clear(cost)
  await user.type(cost, 'six')
  await user.click(screen.getByRole('button', { name: 'Menu' }))
  await user.click(await screen.findByRole('button', { name: 'Français', hidden: true }))

  expect(await screen.findByRole('textbox', { name: 'Coût des marchandises (CAD)' })).toBe(cost)
  expect(cost.value).toBe('six')
  expect(screen.getByText('Donnez le coût en chiffres, par exemple 6,85.')).toBeTruthy()
  expect(document.documentElement.lang).toBe('fr')
  expect(localStorage.getItem('language')).toBe('fr')
})

it('is in the language that was chosen before signing in', async () => {
  await chooseLanguage('fr')
  renderAt(`/dashboard/shipment/${SHIPMENT_ID}`)
  expect(await screen.findByRole('heading', { name: 'Valeur et droits' })).toBeTruthy()
  expect(screen.queryByText('Value and duty')).toBeNull()
})
