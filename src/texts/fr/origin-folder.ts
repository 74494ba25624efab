// Le dossier d’un produit : ce qui prouve son origine, et les documents qui s’y appuient.
export const texts = {
  failed: 'Le dossier de ce produit n’a pas pu être chargé',
  notPrinted: 'Le dossier n’a pas pu être imprimé',
  loading: 'Chargement du dossier…',

  title: 'Le dossier',
  about: 'Ce qui prouve l’origine de ce produit. La douane peut le demander des années après une demande.',
  keepUntil: (day: string) =>
    `Gardé jusqu’au ${day} : cinq ans après la dernière demande, et six après la dernière signature.`,
  notClaimed: 'Aucun certificat ne s’y appuie encore. Les cinq ans commencent avec la première demande.',
  dossier: 'Dossier en PDF',
  dossierHint: 'Le tout en un seul document, à remettre à la douane ou à votre courtier, en anglais.',
  fileName: (product: string) => `Origine-${product}.pdf`,

  certificates: 'Certificats qui s’y appuient',
  noCertificates: 'Aucun certificat ne nomme encore ce produit.',
  certificate: (number: string, day: string) => `${number}, signé le ${day}`,
  criterion: (printed: string, code: string) => `Critère ${printed}, code ${code}`,
  claimsUntil: (day: string) => `Pour les produits qui entrent jusqu’au ${day}`,
  offList: 'Retiré de la liste, gardé quand même',
  states: {
    holds: 'Sa décision tient',
    outdated: 'S’appuie sur une décision dépassée',
    stated: 'Déclaré, non vérifié',
    ended: 'Sa période est terminée',
  },
  reasons: {
    'recipe-changed': 'la recette a changé',
    'code-changed': 'le code tarifaire a changé',
    'rules-changed': 'les règles d’origine ont changé',
    'release-changed': 'il y a un tarif plus récent',
    'decided-otherwise': 'une décision plus récente a donné un autre résultat',
  },
  because: (reasons: string) => `La raison : ${reasons}.`,
  decideAgain: 'Décidez de nouveau : si le résultat est le même, le certificat tient. Sinon, signez-en un nouveau.',

  decisions: 'Décisions',
  noDecisions: 'Rien n’est encore décidé.',
  decided: (day: string, by: string, version: string) => `${day}, par ${by}, sur la version ${version} de la recette`,
  page: (page: string) => `page ${page}`,
  latest: 'La plus récente',

  versions: 'Versions de la recette',
  noVersions: 'Rien n’est encore enregistré.',
  version: (version: string, day: string, by: string, materials: string) =>
    `Version ${version}, ${day}, par ${by}, matières : ${materials}`,

  answers: 'Réponses des fournisseurs',
  noAnswers: 'Aucun fournisseur n’a encore répondu.',
  answer: (supplier: string, subject: string) => `${supplier} : ${subject}`,
  declared: (name: string, day: string) => `Déclaré par ${name} le ${day}`,
  answerStates: { proposed: 'Vous attend', accepted: 'Acceptée', 'set-aside': 'Mise de côté' },
  file: (name: string, day: string) => `${name}, gardé au moins jusqu’au ${day}`,

  outdatedNotice: (names: string) =>
    `Le certificat s’appuie sur une décision qui ne tient plus, pour ${names}. Décidez de nouveau : si le résultat est le même, le certificat tient.`,
  others: (n: number) => (n === 1 ? '1 autre' : `${n} autres`),
  decideOf: (name: string) => `Décider de nouveau : ${name}`,
} as const
