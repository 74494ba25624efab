// The tools of staff, in the order of their menu.
import { texts as requestTexts } from '#texts/en/access-requests.ts'
import { texts as auditTexts } from '#texts/en/audit.ts'
import { texts as importTexts } from '#texts/en/import-screen.ts'
import { texts as securityTexts } from '#texts/en/security.ts'
import { texts as sessionsTexts } from '#texts/en/sessions.ts'
import { texts as settingsTexts } from '#texts/en/settings.ts'
import { texts as productTexts } from '#texts/en/shared-products.ts'
import { texts } from '#texts/en/staff.ts'
import { texts as accountTexts } from '#texts/en/staff-account.ts'
import { texts as queueTexts } from '#texts/en/staff-queue.ts'
import { PATHS } from '../../paths.ts'

type Tool = {
  readonly to: string
  readonly label: string
  /** Of every day: in the bar itself where there is room. */
  readonly daily?: boolean
}

export const STAFF_TOOLS: readonly Tool[] = [
  { to: PATHS.staffQueue, label: queueTexts.title, daily: true },
  { to: PATHS.staffRequests, label: requestTexts.title },
  { to: PATHS.staffImport, label: importTexts.title, daily: true },
  { to: PATHS.staffProducts, label: productTexts.title },
  { to: PATHS.staffFreightCart, label: texts.freightCart, daily: true },
  { to: PATHS.staffCusmaDebug, label: texts.cusmaTemplate },
  { to: PATHS.staffAudit, label: auditTexts.title, daily: true },
  { to: PATHS.staffSecurity, label: securityTexts.title },
  { to: PATHS.staffAccount, label: accountTexts.title },
  { to: PATHS.staffSessions, label: sessionsTexts.title },
  { to: PATHS.staffSettings, label: settingsTexts.title },
]
