// Whether a new password of the operator is strong enough. Length does more than signs: a few words in a row do well.
// Source: NIST SP 800-63B, section 5.1.1.2 (length, no rules of composition, a list of known passwords).

export const LEAST_CHARACTERS = 12
/** Fewer different characters are a pattern, not a password. */
const LEAST_DIFFERENT = 5

/** Beginnings of what is tried first, in small letters without digits and signs. */
const COMMON = [
  'password',
  'passwort',
  'motdepasse',
  'letmein',
  'welcome',
  'qwerty',
  'azerty',
  'abcdef',
  'administrator',
  'portage',
  'changeme',
  'demostaff',
  'demodocs',
]

/** Named as its sentence in the texts. */
export const PASSWORD_PROBLEMS = ['blankEdges', 'tooShort', 'tooCommon', 'tooPlain'] as const
export type PasswordProblem = (typeof PASSWORD_PROBLEMS)[number]

/** What is wrong with a password; undefined when it may be used. */
export function passwordProblem(password: string): PasswordProblem | undefined {
  if (password !== password.trim()) return 'blankEdges'
  const characters = [...password.normalize('NFKC')]
  if (characters.length < LEAST_CHARACTERS) return 'tooShort'
  if (isCommon(password)) return 'tooCommon'
  return new Set(characters).size < LEAST_DIFFERENT || isRun(characters) ? 'tooPlain' : undefined
}

/** A known word with digits and signs around it, or repeated. */
function isCommon(password: string): boolean {
  const letters = password.toLowerCase().replace(/[^a-z]/g, '')
  return COMMON.some((word) => letters !== '' && letters.replaceAll(word, '') === '')
}

/** Every character follows the one before it, up or down: '123456789012', 'abcdefghijkl'. */
function isRun(characters: readonly string[]): boolean {
  const steps = characters
    .slice(1)
    .map((each, at) => (each.codePointAt(0) ?? 0) - (characters[at]?.codePointAt(0) ?? 0))
  return steps.filter((step) => Math.abs(step) === 1).length >= steps.length - 1
}
