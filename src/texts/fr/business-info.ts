// Renseignements sur l’entreprise : bandeau et formulaire.
export const texts = {
  required: 'Renseignements sur l’entreprise requis',
  requiredText:
    'Les factures et les certificats les impriment, et la douane les demande pour tout envoi aux États-Unis.',
  setUpNow: 'Les donner maintenant',
  updateNeeded: 'Mise à jour requise',
  updateNeededText: (missing: readonly string[]) =>
    `Il manque : ${missing.join(' et ').toLowerCase()}. Les factures l’impriment, et la douane le demande pour tout envoi aux États-Unis.`,
  updateNow: 'Mettre à jour',
  skipForNow: 'Plus tard',
  signToContinue: 'Signez l’entente pour continuer',
  save: 'Enregistrer les renseignements',
  saveFailed: 'Les renseignements n’ont pas pu être enregistrés',
  saveFailedRetry: 'Les renseignements n’ont pas pu être enregistrés. Veuillez réessayer.',
  title: 'Renseignements sur l’entreprise',
  saved: 'Renseignements enregistrés',
  loading: 'Chargement des renseignements sur votre entreprise...',
  loadFailed: 'Les renseignements sur votre entreprise n’ont pas pu être chargés.',
  signFirst: 'Cochez l’entente d’expédition ci-dessus.',
  optional: 'Facultatif',
  discardTitle: 'Quitter sans enregistrer?',
  discardText: 'Ce que vous avez saisi dans ce formulaire serait perdu.',
  discard: 'Quitter sans enregistrer',
  legalName: 'Nom légal',
  phone: 'Numéro de téléphone',
  businessType: 'Forme juridique',
  corporation: 'Société par actions canadienne',
  soleProprietorship: 'Entreprise individuelle',
  businessNumber: 'Numéro d’entreprise canadien',
  businessNumberHint: 'Neuf chiffres',
  addressLine1: 'Adresse, ligne 1',
  addressLine2: 'Adresse, ligne 2',
  city: 'Ville',
  state: 'Province ou État',
  country: 'Pays',
  postalCode: 'Code postal',
  requiredHint:
    'Les documents ont besoin de tout ceci, sauf ce qui est dit facultatif. Ce que vous saisissez est gardé dans cet onglet jusqu’à l’enregistrement.',
  corporationCountry: 'Une société par actions canadienne est au Canada.',
  placeDoubted: 'Les parties de cette adresse concordent-elles?',
  stateOfOther: (country: string, chosen: string) =>
    `La province ou l’État est dans ce pays : ${country}; le pays choisi est : ${chosen}.`,
  postalCodeOfOther: (country: string, chosen: string) =>
    `Le code postal a la forme de ce pays : ${country}; le pays choisi est : ${chosen}.`,
  canadianPostalCodeForm:
    'Un code postal canadien s’écrit comme N1H 1A1 : lettre, chiffre, lettre, chiffre, lettre, chiffre.',
  zipCodeForm: 'Un code ZIP américain compte 5 chiffres, ou 9 comme 14201-1234.',
  postalCodeOfOtherProvince: (province: string) =>
    `La première lettre du code postal n’est pas de cette province : ${province}.`,
  phoneForm: 'Un numéro de téléphone au Canada ou aux États-Unis compte 10 chiffres, comme 519-555-0100.',
  setCountryTo: (country: string) => `Choisir ce pays : ${country}`,
  keepPlace: 'Elle est juste ainsi',
  correctOrKeep: 'Corrigez-le, ou dites ci-dessous que c’est juste',
  agreement:
    'J’accepte l’entente d’expédition : les marchandises et les valeurs que je déclare sont vraies, et j’en réponds devant la douane.',
  onlyClientAgrees:
    'Seul le client accepte l’entente d’expédition : on le lui demande quand il ouvre ce formulaire. Vous pouvez enregistrer tout le reste.',
  fieldRequired: (field: string) => `Champ requis : ${field}`,
  businessNumberDigits: 'Le numéro d’entreprise canadien compte exactement 9 chiffres',
  businessNumberCheck:
    'Le dernier chiffre ne va pas avec les autres : un chiffre est peut-être mal saisi. Comparez le numéro avec vos documents.',
  correctOrUse: 'Corrigez le numéro ou employez-le quand même',
  useNumberAnyway: 'L’employer quand même',
  agreementRequired: 'Signez l’entente d’expédition pour continuer',
  encryptionKeyMissing:
    'Les données de l’importateur ne peuvent pas encore être conservées : votre fournisseur n’a pas encore installé la clé qui les chiffre. Rien n’a été enregistré.',
  importerLocked:
    'Les données de l’importateur déjà conservées ne se lisent pas avec la clé actuelle. Demandez à votre fournisseur; rien n’a été enregistré.',
  importerNumberForm:
    'Donnez un EIN comme 12-3456789 ou 12-345678900, ou un numéro attribué par la douane américaine comme 123456-12345.',
  more: 'Facultatif : importateur officiel, personne-ressource et MID',
  importerTitle: 'Importateur officiel',
  importerHint:
    'L’entreprise qui répond des marchandises devant la douane américaine et paie les droits. Les factures et les fiches l’impriment. Conservé chiffré; seuls les derniers chiffres du numéro sont affichés.',
  importerName: 'Nom de l’importateur',
  importerNumber: 'EIN ou numéro attribué par la CBP',
  importerNumberHint: 'Un EIN comme 12-3456789, ou un numéro de la douane américaine comme 123456-12345',
  replaceNumber: 'Remplacer',
  replaceNumberLabel: 'Remplacer le numéro de l’importateur',
  keepNumber: (masked: string) => `Garder ${masked}`,
  importerAddressLine1: 'Adresse de l’importateur, ligne 1',
  importerAddressLine2: 'Adresse de l’importateur, ligne 2',
  importerCity: 'Ville de l’importateur',
  importerState: 'Province ou État de l’importateur',
  importerCountry: 'Pays de l’importateur',
  importerPostalCode: 'Code postal de l’importateur',
  contactTitle: 'Personne-ressource et MID',
  contactHint: 'La personne qui répond des documents, imprimée près des signatures des factures et sur les fiches FDA.',
  contactName: 'Nom de la personne-ressource',
  contactPosition: 'Titre de la personne-ressource',
  contactEmail: 'Courriel de la personne-ressource',
  contactEmailForm: 'Donnez une adresse courriel comme nom@exemple.com, ou laissez vide.',
  defaultMid: 'MID par défaut',
  defaultMidHint:
    'Code d’identification du fabricant, utilisé quand l’adresse du fabricant ne suffit pas pour en faire un',
  importerNumberMasked:
    'Saisissez le numéro de l’importateur en entier : celui qui est masqué n’est pas celui qui est conservé.',
} as const
