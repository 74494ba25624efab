// Et si : ce qui change dans les droits, pourquoi, et la page qui l’essaie pour tout un envoi.
export const texts = {
  falls: (from: string, to: string, less: string) => `Les droits passent de ${from} à ${to} : ${less} de moins.`,
  rises: (from: string, to: string, more: string) => `Les droits passent de ${from} à ${to} : ${more} de plus.`,
  stays: (amount: string) => `Les droits restent de ${amount}.`,
  knownThen: (amount: string) => `Les droits actuels sont inconnus; avec les changements, ils sont de ${amount}.`,
  notKnownThen:
    'Avec les changements, les droits sont encore inconnus : il manque un fait. Ce n’est pas compté comme zéro.',
  mayNotEnter:
    'Avec les changements, les marchandises ne peuvent pas entrer aux États-Unis. Il n’y a pas de droits à indiquer.',
  mayEnter: (amount: string) =>
    `Telles quelles, les marchandises ne peuvent pas entrer aux États-Unis. Avec les changements, elles le peuvent, avec des droits de ${amount}.`,
  staysOut: 'Dans les deux cas, les marchandises ne peuvent pas entrer aux États-Unis.',
  why: 'Pourquoi',
  lineEnds: (law: string, amount: string) => `${law} ne s’applique plus : ${amount} de moins.`,
  lineBegins: (law: string, amount: string) => `${law} s’applique alors : ${amount} de plus.`,
  lineChanges: (law: string, from: string, to: string) => `${law} : ${from} devient ${to}.`,
  valueChanges: (from: string, to: string) => `Les marchandises sont déclarées à ${to} au lieu de ${from}.`,
  receipts: 'Les deux relevés complets',
  asItIs: 'Tel quel',
  changed: 'Modifié',
  law: 'Loi',
  beside: 'Droits par loi, tels quels et modifiés',
  byLaw: 'Droits par loi',
  duty: 'Droits',
  atLeast: 'Droits, au moins',
  restNotKnown: 'Le reste',
  deposit: 'Un dépôt en espèces',
  inTime: 'Quand ces règles s’appliquent',
  rule: 'Règle',
  entry: 'Entrée supposée le',
  code: 'Code HTS',
  codeNeeded: 'Donnez les 10 chiffres d’un code.',
} as const
