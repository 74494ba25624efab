// The folder of a product: what proves its origin, and the papers that rest on it.
export const texts = {
  failed: 'The folder of this product could not be loaded',
  notPrinted: 'The dossier could not be printed',
  loading: 'Loading the folder…',

  title: 'The folder',
  about: 'What proves the origin of this product. Customs may ask for it years after a claim.',
  keepUntil: (day: string) => `Kept until ${day}: five years past the last claim, and six past the last signature.`,
  notClaimed: 'No certificate rests on it yet. The five years begin with the first claim.',
  dossier: 'Dossier as PDF',
  dossierHint: 'All of it in one paper, to hand to customs or your broker.',
  fileName: (product: string) => `Origin-${product}.pdf`,

  certificates: 'Certificates that rest on it',
  noCertificates: 'No certificate names this product yet.',
  certificate: (number: string, day: string) => `${number}, signed on ${day}`,
  criterion: (printed: string, code: string) => `Criterion ${printed}, code ${code}`,
  claimsUntil: (day: string) => `For goods that enter until ${day}`,
  offList: 'Taken off the list, kept all the same',
  states: {
    holds: 'Its decision holds',
    outdated: 'Rests on an outdated decision',
    stated: 'Stated, not tested',
    ended: 'Its period is over',
  },
  reasons: {
    'recipe-changed': 'the recipe changed',
    'code-changed': 'the tariff code changed',
    'rules-changed': 'the rules of origin changed',
    'release-changed': 'there is a newer tariff',
    'decided-otherwise': 'a later decision came out otherwise',
  },
  because: (reasons: string) => `Because ${reasons}.`,
  decideAgain: 'Decide again: if it comes out the same, the certificate stands. If not, sign a new one.',

  decisions: 'Decisions',
  noDecisions: 'Nothing is decided yet.',
  decided: (day: string, by: string, version: string) => `${day}, by ${by}, on version ${version} of the recipe`,
  page: (page: string) => `page ${page}`,
  latest: 'Latest',

  versions: 'Versions of the recipe',
  noVersions: 'Nothing is saved yet.',
  version: (version: string, day: string, by: string, materials: string) =>
    `Version ${version}, ${day}, by ${by}: ${materials === '1' ? '1 material' : `${materials} materials`}`,

  answers: 'Answers of suppliers',
  noAnswers: 'No supplier has answered yet.',
  answer: (supplier: string, subject: string) => `${supplier}: ${subject}`,
  declared: (name: string, day: string) => `Declared by ${name} on ${day}`,
  answerStates: { proposed: 'Waits for you', accepted: 'Accepted', 'set-aside': 'Set aside' },
  file: (name: string, day: string) => `${name}, kept until ${day} at least`,

  outdatedNotice: (names: string) =>
    `The certificate rests on a decision that does not hold any more, for ${names}. Decide again: if it comes out the same, the certificate stands.`,
  others: (n: number) => (n === 1 ? '1 more' : `${n} more`),
  decideOf: (name: string) => `Decide again: ${name}`,
} as const
