// Tells people of what happened, in the transaction of it. Letters go out behind it: what is due at once when `notices` are asked for.
import {
  MAIL_BY_DEFAULT,
  type NotificationFacts,
  type NotificationKind,
  STAFF_MAIL_BY_DEFAULT,
  type StaffNotificationKind,
} from '#domain/notification.ts'
import type { Deps } from '../../deps.ts'
import { askForJob } from '../../jobs/ask.ts'
import type { Actor } from '../../scope.ts'
import type { Tx } from '../../store/database.ts'
import { tellPeople, tellStaff } from '../../store/notifications.ts'

type Happened<K extends NotificationKind> = {
  readonly kind: K
  readonly facts: NotificationFacts[K]
  readonly clientId: string
  readonly shipmentId?: string | undefined
  readonly at: Date
  /** Who did it, and so is not told. */
  readonly actor: Actor
  /** What is told once only. */
  readonly key?: string
}

/** The people of the client. */
export const notifyPeople = <K extends NotificationKind>(tx: Tx, happened: Happened<K>): Promise<void> =>
  tellPeople(tx, { ...rowOf(happened), mail: MAIL_BY_DEFAULT[happened.kind] })

/** Staff. */
export const notifyStaff = <K extends StaffNotificationKind>(tx: Tx, happened: Happened<K>): Promise<void> =>
  tellStaff(tx, { ...rowOf(happened), mail: STAFF_MAIL_BY_DEFAULT[happened.kind] })

const rowOf = ({ kind, facts, clientId, shipmentId, at, actor, key }: Happened<NotificationKind>) => ({
  kind,
  facts,
  clientId,
  shipmentId: shipmentId ?? null,
  at,
  except: actor.id,
  key: key ?? null,
})

const SENDER: Actor = { kind: 'system', id: 'notices', name: 'Portage' }

/** Has letters sent that are due at once. Ring `jobs` when the transaction is over. */
export async function askForNotices(tx: Tx, needs: Pick<Deps, 'newId' | 'now'>): Promise<void> {
  await askForJob(tx, needs, { kind: 'notices', data: { mail: 'now' }, actor: SENDER, clientId: null })
}
