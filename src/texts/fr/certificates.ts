// Certificats d’origine pour plusieurs produits.
export const texts = {
  title: 'Certificats d’origine',
  subtitle:
    'Un seul certificat nomme plusieurs produits. Il vaut pour chaque envoi qui les contient pendant sa période.',
  certify: 'Certifier des produits',
  begin: 'Nouveau certificat',
  loading: 'Chargement des certificats…',
  lists: { drafts: 'Non signés', running: 'En vigueur', ending: 'Bientôt échus', ended: 'Échus' },
  chooseList: 'Quels certificats',
  showing: (from: number, to: number, total: string) => `${from} à ${to} sur ${total}`,
  certificate: 'Certificat',
  notSigned: 'Pas encore signé',
  openDraft: (n: number) => (n <= 1 ? `Certificat pour ${n} produit` : `Certificat pour ${n} produits`),
  goods: 'Marchandises',
  period: 'Période',
  days: (from: string, to: string) => `${from} au ${to}`,
  changed: 'Modifié',
  ofShipment: (reference: string) => `Signé sur l’envoi ${reference}`,
  renew: 'Renouveler',
  renewOf: (number: string) => `Renouveler ${number}`,
  renewed: 'Renouvelé',
  empty: {
    drafts: 'Aucun certificat n’attend de signature',
    running: 'Aucun certificat n’est en vigueur',
    ending: 'Aucun certificat n’échoit dans les 60 jours',
    ended: 'Aucun certificat n’est échu',
  },
  emptyHint:
    'Choisissez les produits que vous fabriquez ou achetez au Canada, aux États-Unis ou au Mexique, et signez un seul certificat pour tous.',
  endingLine: (n: number) =>
    n <= 1
      ? `${n} certificat d’origine échoit dans les 60 jours.`
      : `${n} certificats d’origine échoient dans les 60 jours.`,
  seeEnding: 'Voir et renouveler',

  chooseTitle: 'Choisir les produits',
  chooseHint:
    'Les produits qui viennent du Canada, des États-Unis ou du Mexique. Ceux d’ailleurs ne peuvent pas être certifiés et n’y figurent pas.',
  search: 'Chercher des produits',
  searchHint: 'Produit, SKU ou nom',
  standing: 'Origine',
  standings: {
    all: 'Toutes',
    originating: 'Originaire par décision',
    stated: 'Déclaré, non vérifié',
    outdated: 'Décision périmée',
    'not-originating': 'Non originaire',
    unknown: 'Non décidé',
  },
  product: 'Produit',
  code: 'Code HTS',
  noCode: 'Aucun code',
  country: 'Origine',
  certifiedUntil: (day: string) => `Certifié jusqu’au ${day}`,
  choose: (name: string) => `Certifier ${name}`,
  chooseAll: 'Tous ceux de cette page',
  chosen: (n: number) => (n <= 1 ? `${n} produit choisi` : `${n} produits choisis`),
  tooMany: (most: number) => `Un certificat prend au plus ${most} produits.`,
  chooseOne: 'Choisissez au moins un produit.',
  fillIn: 'Remplir le certificat',
  cancel: 'Annuler',
  noneFound: 'Aucun produit ne correspond',
  noProducts: 'Aucun produit ne vient encore du Canada, des États-Unis ou du Mexique',
  noProductsHint: 'Indiquez le pays d’origine de vos produits dans le catalogue.',

  formTitle: 'Certificat d’origine',
  renewsNote: (number: string, day: string) => `Il renouvelle ${number}, qui échoit le ${day}.`,
  decideAgain: (names: string) => `La décision sur ${names} est périmée. Décidez de nouveau, ou déclarez le critère.`,
  otherGoods: (names: string) => `Non certifiés, parce qu’ils viennent d’ailleurs : ${names}.`,
  changeProducts: 'Changer les produits',
  delete: 'Supprimer',
  deleteTitle: 'Supprimer ce certificat?',
  deleteText: 'Il n’a pas été signé. Ce que vous avez rempli sera perdu.',
  signed: (name: string) => `Certificat signé et téléchargé (${name}).`,
  signedOn: (day: string) => `Signé le ${day}`,
  download: 'Télécharger',
  takenOff: 'Ce document a été retiré de votre liste. Aucune préférence n’est plus demandée avec lui.',
  criterion: 'Critère',
  restsOn: 'Repose sur',
  bases: {
    holds: 'Une décision qui tient',
    outdated: 'Une décision périmée',
    stated: 'Déclaré, non vérifié',
    ended: 'Une décision de son temps : sa période est terminée',
  },
  backToList: 'Tous les certificats',

  covers: (n: number, number: string, day: string) =>
    n <= 1
      ? `${n} article est couvert par ${number} jusqu’au ${day}.`
      : `${n} articles sont couverts par ${number} jusqu’au ${day}.`,
  differs: (name: string, number: string, what: string) =>
    `${name} n’est pas couvert par ${number} : ${what} diffère de ce qui a été certifié.`,
  refuted: (name: string, number: string) =>
    `${name} n’est pas couvert par ${number} : une décision plus récente a conclu qu’il n’est pas originaire.`,
  signedLater: (name: string, number: string) =>
    `${name} n’est pas couvert par ${number} : il est parti avant la signature du certificat.`,
  differences: { code: 'le code', origin: 'l’origine', maker: 'le fabricant' },
} as const
