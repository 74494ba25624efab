// What a person reads of a failure to sign in, about the people of a client, and about what they say to each other.
import type { FailureCode, FailureFacts } from '#contract/failure-codes.ts'
import { texts as accessRequest } from '#texts/en/access-request.ts'
import { texts as accessRequests } from '#texts/en/access-requests.ts'
import { texts as addressChange } from '#texts/en/address-change.ts'
import { texts as clientPeople } from '#texts/en/client-people.ts'
import { texts as comments } from '#texts/en/comments.ts'
import { texts as login } from '#texts/en/login.ts'
import { texts as notifications } from '#texts/en/notifications.ts'
import { texts as passkeys } from '#texts/en/passkeys.ts'
import { texts as session } from '#texts/en/session.ts'
import { texts as signInCode } from '#texts/en/sign-in-code.ts'
import { texts as signOn } from '#texts/en/sign-on.ts'
import { texts as staffSignIn } from '#texts/en/staff-sign-in.ts'
import type { Words } from '#words/language.ts'

export type FailureWords = { readonly [C in FailureCode]: (say: Words, ...facts: FailureFacts<C>) => string }

export const SIGN_IN_FAILURE_WORDS = {
  'sign-in-refused': (say) => say(login).refused,
  'sign-in-code-wrong': (say, { triesLeft }) => say(signInCode).wrong(triesLeft),
  'sign-in-code-over': (say) => say(signInCode).over,
  'too-many-sign-in-codes': (say) => say(signInCode).tooManyCodes,
  'too-many-sign-in-codes-today': (say) => say(signInCode).tooManyToday,
  'staff-password-wrong': (say) => say(session).invalidPassword,
  'staff-password-off': (say) => say(staffSignIn).sharedOff,
  'sign-in-locked': (say, { minutes }) => say(staffSignIn).locked(minutes),
  'member-sign-in-wrong': (say) => say(staffSignIn).wrong,
  'second-step-over': (say) => say(staffSignIn).over,
  'authenticator-code-wrong': (say) => say(staffSignIn).codeWrong,
  'recovery-code-wrong': (say) => say(staffSignIn).recoveryWrong,
  'passkey-refused': (say) => say(passkeys).refused,
  'passkeys-not-here': (say) => say(passkeys).notHere,
  'passkey-kept-already': (say) => say(passkeys).keptAlready,
  'too-many-passkeys': (say) => say(passkeys).tooMany,
  'last-passkey': (say) => say(passkeys).lastOne,
  'only-second-step': (say) => say(passkeys).onlyStep,
  'sign-on-off': (say) => say(signOn).off,
  'sign-on-away': (say) => say(signOn).away,
  'sign-on-over': (say) => say(signOn).over,
  'sign-on-refused': (say) => say(signOn).refused,
  'sign-on-unknown': (say) => say(signOn).unknown,
  'sign-on-unverified': (say) => say(signOn).unverified,
  'sign-on-only': (say) => say(signOn).only,
  'invitation-over': (say) => say(staffSignIn).invitationOver,
  'client-invitation-over': (say) => say(clientPeople).invitationOver,

  'person-belongs-already': (say) => say(clientPeople).belongsAlready,
  'person-invited-already': (say) => say(clientPeople).invitedAlready,
  'too-many-people': (say) => say(clientPeople).tooMany,
  'too-many-invitations': (say) => say(clientPeople).tooManyLetters,
  'last-client-owner': (say) => say(clientPeople).lastOwner,
  'company-address-is-theirs': (say) => say(clientPeople).holdsAddress,
  'not-an-owner': (say) => say(clientPeople).notAnOwner,
  'address-of-other-client': (say) => say(clientPeople).addressTaken,
  'address-change-over': (say) => say(addressChange).over,
  'address-change-refused': (say) => say(addressChange).refused,

  'access-requests-used-up': (say) => say(accessRequest).usedUp,
  'access-request-settled': (say) => say(accessRequests).settledAlready,

  'comment-not-own': (say) => say(comments).notOwn,
  'comment-too-old': (say) => say(comments).tooOld,
  'too-many-comments': (say) => say(comments).tooMany,
  'letter-link-over': (say) => say(notifications).stopOver,
} satisfies Partial<FailureWords>
