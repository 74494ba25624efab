// What is kept in the log of security events. Source: OWASP ASVS 5.0, V16.3 (authentication, failed and successful; exports; key material).

export const SECURITY_EVENTS = [
  'sign-in',
  'sign-in-failed',
  'locked-out',
  'code-sent',
  'signed-in-again',
  'sign-out',
  'sessions-ended',
  'password-changed',
  'second-factor-changed',
  'sign-on-linked',
  'sign-on-removed',
  'person-invited',
  'person-joined',
  'role-changed',
  'person-disabled',
  'person-removed',
  'company-switched',
  'key-issued',
  'key-revoked',
  'email-changed',
  'email-change-refused',
  'export',
  'erasure-asked',
  'client-erased',
  'on-behalf',
] as const
export type SecurityEventKind = (typeof SECURITY_EVENTS)[number]

/** 'd…@example.com': enough to see a pattern, not enough to write to a stranger who mistyped. */
export function maskedEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  return `${name.slice(0, 1)}…@${domain}`
}
