// The language of the client area: chosen in the menu, at once, with everything that is being typed left where it is.
import { screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { addComment } from '#contract/comments.ts'
import { countUnreadNotifications } from '#contract/notifications.ts'
import { chooseLanguage as keepLanguage } from '#contract/session.ts'
import '#words/french-catalogue.ts'
import { chooseLanguage } from '../language/chosen-language.tsx'
import { answer, type FakeCall, fakeApi, refusal } from '../testing/fake-api.ts'
import { renderAt, signInAsClient } from '../testing/render-screen.tsx'
import { openShipment, SHIPMENT_ID } from '../testing/shipment-answers.ts'

beforeAll(async () => {
  await Promise.all([
    import('./client-area.tsx'),
    import('./shipment.tsx'),
    import('../features/frame/client-menu.tsx'),
  ])
})

beforeEach(async () => {
  await chooseLanguage('en')
  signInAsClient()
  fakeApi(...openShipment())
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

const keeping = (...calls: readonly FakeCall[]) => fakeApi(...openShipment(), ...calls)
const pressFrench = async () => {
  const { user } = renderAt(`/dashboard/shipment/${SHIPMENT_ID}`)
  await screen.findByRole('button', { name: /^Open Candle 1/ })
  await user.click(screen.getByRole('button', { name: 'Menu' }))
  await user.click(await screen.findByRole('button', { name: 'Français', hidden: true }))
}

it('reads the sentences of the server anew in French', async () => {
  const asked: (string | null)[] = []
  const spied = globalThis.fetch
  globalThis.fetch = (input, init) => {
    asked.push(new Headers(init?.headers).get('accept-language'))
    return spied(input, init)
  }
  try {
    await pressFrench()
    await waitFor(() => expect(asked.filter((language) => language === 'fr').length).toBeGreaterThan(1))
  } finally {
    globalThis.fetch = spied
  }
})

it('says in French what the server refused before, since the answer has it in each language', async () => {
  const said = { en: 'There are too many comments.', fr: 'Il y a trop de commentaires.' }
  keeping(answer(addComment, () => refusal(400, said, 'too-many-comments')))
  const { user } = renderAt(`/dashboard/shipment/${SHIPMENT_ID}`)
  await user.type(await screen.findByRole('textbox', { name: 'New comment' }), 'When does it leave?')
  await user.click(screen.getByRole('button', { name: 'Send comment' }))
  await screen.findByText(said.en)
  await user.click(screen.getByRole('button', { name: 'Menu' }))
  await user.click(await screen.findByRole('button', { name: 'Français', hidden: true }))
  expect(await screen.findByText(said.fr)).toBeTruthy()
  expect(screen.queryByText(said.en)).toBeNull()
})

it('keeps the choice of a client with the server', async () => {
  const kept: unknown[] = []
  keeping(
    answer(keepLanguage, ({ body }) => {
      kept.push(body)
      return { success: true }
    }),
  )
  await pressFrench()
  await waitFor(() => expect(kept).toEqual([{ language: 'fr' }]))
})

it('stays in French when the choice could not be kept, and says so quietly', async () => {
  keeping()
  await pressFrench()
  expect(await screen.findByText(/^Changée ici\. Le choix n’a pas pu être conservé/)).toBeTruthy()
  expect(document.documentElement.lang).toBe('fr')
  expect(screen.queryByRole('alert', { hidden: true })).toBeNull()
})

it('is in the language that was chosen before signing in', async () => {
  await chooseLanguage('fr')
  renderAt(`/dashboard/shipment/${SHIPMENT_ID}`)
  expect(await screen.findByRole('heading', { name: 'Valeur et droits' })).toBeTruthy()
  expect(screen.queryByText('Value and duty')).toBeNull()
})

it('asks the server for the language of the page from the first call on', async () => {
  await chooseLanguage('fr')
  const asked: (string | null)[] = []
  const unread = answer(countUnreadNotifications, ({ headers }) => {
    asked.push(headers.get('accept-language'))
    return { success: true, data: { unread: 1 } }
  })
  fakeApi(unread, ...openShipment())
  renderAt(`/dashboard/shipment/${SHIPMENT_ID}`)
  await screen.findByRole('link', { name: 'Avis, 1 non lu' })
  expect(asked).toEqual(['fr'])
})
