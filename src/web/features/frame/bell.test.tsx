import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { countUnreadNotifications } from '#contract/notifications.ts'
import { businessInfo, healthy, rate, shipmentPages } from '../../testing/answers.ts'
import { answer, fakeApi } from '../../testing/fake-api.ts'
import { renderAt, signInAsClient } from '../../testing/render-screen.tsx'
import '../../pages/client-area.tsx'
import '../../pages/dashboard.tsx'

const show = (unread: number) => {
  signInAsClient()
  const counts = answer(countUnreadNotifications, () => ({ success: true, data: { unread } }))
  fakeApi(counts, healthy, rate, businessInfo(), shipmentPages(1))
  return renderAt('/dashboard')
}

it.each([
  [0, 'Notifications, none unread', ''],
  [3, 'Notifications, 3 unread', '3'],
  [120, 'Notifications, 120 unread', '99+'],
])('says of %i unread "%s", and leads to the list', async (unread, label, shown) => {
  show(unread)
  const bell = await screen.findByRole('link', { name: label })
  await waitFor(() => expect(bell.textContent).toBe(shown))
  expect(bell.getAttribute('href')).toBe('/notifications')
})
