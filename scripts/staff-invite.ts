// npm run staff:invite -- --email ADDRESS --name NAME [--role owner|operator|reader]
// Prints a link by which somebody joins staff: the first owner, and whoever is there already and lost the way in. Exit code 0 when it was
// made, 2 when it could not be.
import { looksLikeMailAddress } from '#domain/mail-address.ts'
import { STAFF_ROLES } from '#domain/staff-role.ts'
import { readEnv } from '#server/env.ts'
import { AppError } from '#server/errors.ts'
import { invite, inviteAgain } from '#server/features/session/staff/invite.ts'
import { failureSentence } from '#server/http/failure-words.ts'
import { createLog } from '#server/log.ts'
import { migrate } from '#server/store/migrate.ts'
import { findMemberByEmail } from '#server/store/staff-members.ts'
import { wire } from '#server/wiring.ts'
import { texts } from '#texts/en/staff-invite-command.ts'
import { wordsOf } from '#words/language.ts'
import { NotTried, openOrExplain, run } from './backup/command.ts'
import { commandLine, usageOf } from './command-line.ts'

const BY = { kind: 'system', id: 'command', name: 'Portage' } as const
/** No letter: the link is for whoever runs the command. */
const PRINTED = { send: async () => undefined, outbox: () => [] }

await run(main)

async function main(): Promise<number> {
  const { values } = commandLine({
    usage: usageOf(texts.use),
    options: { email: { type: 'string' }, name: { type: 'string' }, role: { type: 'string', default: 'owner' } },
  })
  const email = values.email?.trim().toLowerCase() ?? ''
  const role = STAFF_ROLES.find((each) => each === values.role)
  if (!looksLikeMailAddress(email) || !role) throw new NotTried(texts.use)
  const env = readEnv(process.env)
  const database = await openOrExplain(env)
  try {
    await migrate(database.db)
    const deps = { ...wire(env, database, createLog(env.logLevel)), mailer: PRINTED }
    const member = await findMemberByEmail(database.db, email)
    const name = values.name?.trim() ?? ''
    if (!member && name === '') throw new NotTried(texts.use)
    const { link } = member ? await inviteAgain(deps, BY, member.id) : await invite(deps, BY, { name, email, role })
    console.log(texts.made(member?.name ?? name, member?.role ?? role))
    console.log(env.publicUrl ? link : texts.path(link ?? ''))
    return 0
  } catch (error) {
    if (error instanceof AppError) throw new NotTried(failureSentence(wordsOf('en'), ...error.said))
    throw error
  } finally {
    await database.close()
  }
}
