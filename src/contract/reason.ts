// Reasons of the domain as answers carry them beside the sentence, so that a page says them in any language.
import { z } from 'zod'

/** `reason` names the rule, `facts` fill its blanks: one of the domain's own closed unions. */
export const reasonOf = <Reason extends { readonly reason: string }>() =>
  z
    .custom<Reason>((value) => typeof value === 'object' && value !== null && 'reason' in value)
    .meta({ description: '{ reason, facts }: what the sentence beside it says, for any language' })
