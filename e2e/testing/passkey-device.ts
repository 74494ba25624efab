// A device that keeps passkeys, played by Chromium: it knows its owner and says yes by itself.
import type { CDPSession, Page } from 'playwright-core'

type PasskeyDevice = { readonly devices: CDPSession; readonly authenticatorId: string }

export async function passkeyDevice(page: Page): Promise<PasskeyDevice> {
  const devices = await page.context().newCDPSession(page)
  await devices.send('WebAuthn.enable')
  const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { devices, authenticatorId }
}
