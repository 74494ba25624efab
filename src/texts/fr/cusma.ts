// ACEUM : quels articles peuvent demander la préférence, le certificat d’origine et sa signature.
export const texts = {
  noEligibleItems: 'Aucun article admissible à l’ACEUM',
  onlyNorthAmerica: 'Aucun article admissible à l’ACEUM : seuls les articles d’origine US, CA ou MX sont admissibles.',
  eligibleItems: (n: number) =>
    n > 1 ? `${n} articles ont l’origine US, CA ou MX.` : `${n} article a l’origine US, CA ou MX.`,

  fillOut: 'Remplir l’ACEUM',
  continueForm: 'Continuer l’ACEUM',
  update: 'Mettre à jour l’ACEUM',

  incompleteSignature: 'Veuillez remplir la signature, le nom et le titre.',
  drawSignature: 'Veuillez dessiner une signature',
  enterSignerName: 'Veuillez saisir le nom du signataire',
  enterSignerTitle: 'Veuillez saisir le titre du signataire',
  notAnImage: 'Veuillez choisir un fichier d’image (PNG, JPG, GIF, etc.)',
  gifSignature: 'Un GIF ne peut pas être imprimé sur le certificat. Enregistrez la signature en PNG ou en JPG.',
  otherImage:
    'Enregistrez la signature en PNG ou en JPG : les autres genres d’images ne peuvent pas être imprimés sur le certificat.',
  brokenImage: 'L’image de la signature est endommagée. Dessinez-la de nouveau ou choisissez un autre fichier.',
  largeImage: 'L’image de la signature est trop grande. Au plus 4 millions de pixels et 3 Mo sont acceptés.',

  failed: 'Le formulaire ACEUM n’a pas pu être produit',
  signInAgain: 'Échec de l’authentification. Veuillez vous reconnecter.',
  signInFirst: 'Authentification requise. Veuillez vous reconnecter.',
  pdfError: (message: string) => `Erreur en produisant le PDF : ${message}`,
  serverError: (status: number, text: string) => `Erreur du serveur : ${status} ${text}`,
  noForm: 'Aucun formulaire ACEUM à télécharger',
  noneStored: 'Aucun formulaire ACEUM conservé',
  noneSigned: 'Aucun certificat ACEUM signé pour cet envoi',
  wrongShipment: 'Le certificat signé au dossier porte sur un autre envoi. Signez de nouveau pour en faire un autre.',
  outOfDate:
    'Le certificat n’est plus à jour : un article a changé après la signature. Mettez-le à jour et signez de nouveau.',
  periodOver: (day: string) =>
    `La période globale du certificat a pris fin le ${day}. Rien n’est demandé avec lui tant qu’il n’est pas signé pour une nouvelle période.`,
  periodPast: (day: string) =>
    `La période globale prend fin le ${day}, avant le départ de ces marchandises. Choisissez d’autres dates.`,
  allLeftOut: 'Tous les articles admissibles sont écartés du certificat. Remettez-en au moins un pour le signer.',
  downloadFailed: 'Échec du téléchargement',
  templateFailed: 'Les champs du modèle n’ont pas pu être chargés',
  annotatedFailed: 'Le modèle annoté n’a pas pu être téléchargé',
  onlyReading: 'Un lien ne peut que lire un certificat : donnez getObject comme opération.',
  linkExpired: 'Ce lien a expiré. Demandez-en un nouveau.',
  itemsChanging: 'Les articles de cet envoi sont en cours de modification. Veuillez réessayer.',

  criteria: {
    wholly: 'entièrement obtenu',
    materials: 'produit exclusivement à partir de matières originaires',
    rule: 'satisfait à la règle d’origine applicable',
    deMinimis: 'de minimis',
    parts: 'marchandises non assemblées, ou classées avec leurs pièces',
  },
  criteriaMean: {
    wholly:
      'Les marchandises viennent de la nature au Canada, aux États-Unis ou au Mexique : cultivées, récoltées, extraites, nées et élevées, chassées ou pêchées là, ou faites là seulement de telles marchandises.',
    materials:
      'Les marchandises ont été faites au Canada, aux États-Unis ou au Mexique de matières qui en sont toutes originaires; rien en elles ne vient d’ailleurs.',
    rule: 'Certaines matières viennent d’ailleurs, et ce qui leur a été fait au Canada, aux États-Unis ou au Mexique répond à la règle de ce code tarifaire à l’annexe 4-B : un changement de classement tarifaire, une teneur en valeur régionale ou un procédé.',
    deMinimis:
      'La règle du code tarifaire serait respectée, n’étaient des matières valant au plus 10 % des marchandises. Les textiles et certains aliments ont leurs propres règles. Le certificat porte le critère B du traité.',
    parts:
      'Les marchandises sont arrivées non assemblées, ou les marchandises et leurs pièces partagent une position, de sorte qu’aucun changement de classement n’est possible, et la teneur en valeur régionale est d’au moins 60 % (valeur transactionnelle) ou 50 % (coût net). Pas pour les chapitres 61 à 63.',
  },
  criteriaProof: {
    wholly:
      'Gardez les preuves du lieu de culture ou d’obtention : registres de récolte ou d’extraction, numéros de lot, déclaration du producteur.',
    materials: 'Gardez la liste des matières avec une déclaration d’origine du fournisseur de chacune.',
    rule: 'Gardez la liste des matières avec le code tarifaire de chacune et son origine ou sa valeur, et une note sur la règle et la façon d’y répondre.',
    deMinimis: 'Gardez la liste des matières avec codes et valeurs, et le calcul qui montre les 10 %.',
    parts: 'Gardez la liste des pièces avec codes et valeurs, et le calcul de la teneur en valeur régionale.',
  },
  notForTextiles: (item: string) =>
    `${item} : l’article 4.2(d) ne vise pas les marchandises des chapitres 61 à 63. Choisissez un autre critère.`,
  confirmDefault: (item: string) =>
    `${item} : le critère A n’est que la valeur par défaut. Confirmez-le ou choisissez-en un autre.`,
  noCode: (item: string) => `${item} : donnez son code HTS, le certificat en porte les six premiers chiffres.`,
  codeProposed: (item: string) => `${item} : son code HTS n’est que proposé. Confirmez-le avant de le certifier.`,
  noDescription: (sku: string) => `SKU ${sku} : décrivez les marchandises.`,

  periodEndsBefore: 'La période globale finit avant de commencer.',
  periodTooLong: (lastDay: string) =>
    `La période globale dépasse les 12 mois que permet l’article 5.2 de l’ACEUM. Son dernier jour possible est le ${lastDay}.`,

  parties: {
    certifier: 'certificateur',
    exporter: 'exportateur',
    producer: 'producteur',
    importer: 'importateur',
  },
  contactFields: {
    name: 'nom',
    address: 'rue et numéro',
    city: 'ville',
    country: 'pays',
    phone: 'numéro de téléphone',
    email: 'adresse courriel',
  },
  fieldMissing: (party: string, field: string) => `Élément manquant (${party}) : ${field}.`,
  notAParty: (party: string) =>
    `L’adresse doit être au Canada, aux États-Unis ou au Mexique (ACEUM, annexe 5-A). Partie : ${party}.`,
  exporterUnknown: 'L’exportateur ne peut être inconnu que si le producteur certifie.',
  incomplete: (sentences: string, more: number) =>
    more === 0
      ? `Le certificat n’est pas complet. ${sentences}`
      : `Le certificat n’est pas complet. ${sentences} Et ${more} de plus.`,

  edit: 'Modifier',
  download: 'Télécharger',
  downloading: (reference: string) => `Télécharger le certificat ACEUM de ${reference}`,
  status: {
    'in progress': 'En cours',
    completed: 'Complet',
    signed: 'Signé',
    out_of_date: 'Plus à jour',
  },
  signed: (file: string) => `Certificat ACEUM signé et téléchargé (${file}).`,

  title: 'Certificat d’origine ACEUM',
  mayClaim: (n: number, all: number) =>
    n > 1
      ? `${n} articles sur ${all} peuvent demander la préférence`
      : `${n} article sur ${all} peut demander la préférence`,
  stepCriteria: 'Critère d’origine de chaque article',
  stepParties: 'Qui certifie, et pour qui',
  stepPeriod: 'Période globale et signataire',
  stepSignature: 'Signature',
  item: 'Article',
  hsCode: 'Code SH',
  origin: 'Origine',
  criterion: 'Critère',
  criterionOf: (item: string) => `Critère de ${item}`,
  criterionChoice: (letter: string, name: string) => `${letter}  ${name}`,
  printsAs: 'Imprimé',
  basis: 'Fondement',
  meaningAndProof: 'Sens et preuve',
  meaningOf: (item: string) => `Sens et preuve du critère de ${item}`,
  onlyDefault: (letter: string) => `${letter} n’est que la valeur par défaut : personne ne l’a confirmé.`,
  defaultRarelyFits:
    'A n’est que la valeur par défaut, et ce que l’on fabrique est rarement A. Vérifiez l’origine, ou choisissez la lettre qui est vraie.',
  confirmLetter: (letter: string) => `Confirmer ${letter}`,
  confirmLetterOf: (letter: string, item: string) => `Confirmer ${letter} pour ${item}`,
  codeIsProposed: 'Proposé, non confirmé',
  noHsCode: 'Manquant',
  lettersDiffer:
    'Les lettres du choix sont propres à Portage. Le certificat, en anglais, imprime la lettre et l’article du traité, montrés sous Imprimé.',
  notEligible: (items: string) => `Non admissibles : ${items}. Seule l’origine US, CA ou MX est admissible.`,
  notEligibleItem: (item: string, origin: string) => `${item}, origine ${origin}`,
  notEligibleNoOrigin: (item: string) => `${item}, pas encore d’origine`,
  moreItems: (items: string, more: number) => `${items} et ${more} de plus`,

  capacity: 'Vous certifiez à titre de',
  capacities: { importer: 'Importateur', exporter: 'Exportateur', producer: 'Producteur' },
  partyNames: {
    certifier: 'Certificateur',
    exporter: 'Exportateur',
    producer: 'Producteur',
    importer: 'Importateur',
  },
  partyKinds: {
    same: 'Le certificateur lui-même',
    named: 'Une autre entreprise',
    unknown: 'Inconnu',
    various: 'Divers',
    'on-request': 'Disponible sur demande des autorités d’importation',
  },
  partyKindOf: (party: string) => `Qui est : ${party}`,
  selfParty: (party: string) => `Vous certifiez à ce titre : ${party}. C’est donc le certificateur.`,
  notGiven: 'Pas encore donné',
  fields: {
    name: 'Nom',
    address: 'Rue et numéro',
    city: 'Ville',
    state: 'Province ou État',
    postalCode: 'Code postal',
    country: 'Pays',
    phone: 'Téléphone',
    email: 'Courriel',
  },

  periodStart: 'Début',
  periodEnd: 'Fin',
  periodHint: 'Les envois des mêmes marchandises peuvent utiliser le certificat ces jours-là, les deux compris.',
  periodDates: 'Donnez les deux jours de la période globale.',
  lastDayInstead: (day: string) => `Utiliser le ${day}`,
  signerName: 'Nom du signataire',
  signerTitle: 'Titre du signataire',

  draw: 'Dessiner',
  upload: 'Téléverser',
  type: 'Taper',
  signatureWay: 'Façon de signer',
  drawHere: 'Champ de signature : dessinez avec la souris, un stylet ou le doigt. Taper fait la même image au clavier.',
  drawHint: 'Impossible de dessiner? Taper fait la même image au clavier.',
  undoStroke: 'Défaire le trait',
  clear: 'Effacer',
  signaturePicture: 'Votre signature',
  standingHint: 'La signature actuelle. Effacez-la pour en dessiner une autre.',
  chooseImage: 'Choisir un fichier d’image',
  uploadHint: 'PNG, JPG, GIF et autres images d’au plus 20 Mo. Mise à l’échelle du champ et conservée en PNG.',
  fileTooLarge: 'Le fichier dépasse 20 Mo. Choisissez une image plus petite de la signature.',
  typedName: 'Votre nom comme signature',
  typedHint: 'Tracé en écriture cursive dans la même image qu’une signature dessinée.',

  tickStatement: 'Cochez la déclaration de certification.',
  keepPapers:
    'Gardez les pièces justificatives 6 ans : les exportateurs canadiens y sont tenus, l’article 5.8 de l’ACEUM en demande au moins 5.',
  elementsTitle: 'Les neuf éléments de données',
  elements: [
    'Rôle du certificateur',
    'Certificateur',
    'Exportateur',
    'Producteur',
    'Importateur',
    'Marchandises et codes SH',
    'Critères d’origine',
    'Période globale',
    'Signature et date',
  ],
  elementsDone: (done: number) => `${done} sur 9 ${done > 1 ? 'sont complets' : 'est complet'}`,
  elementComplete: 'Complet',
  goToElement: (element: string) => `Aller à : ${element}`,
  firstSettle: (n: number) =>
    n > 1 ? `${n} points à régler avant de signer.` : `${n} point à régler avant de signer.`,

  preview: 'Aperçu',
  backToForm: 'Retour au formulaire',
  previewHint:
    'Ce qui sera imprimé, en anglais pour la douane américaine. Le numéro est donné à la signature du certificat.',
  draftTag: 'Ébauche',
  claimed: 'Demandé',
  claimFor: (item: string) => `Demander l’ACEUM pour ${item}`,
  notClaimed: 'Non demandé',
  savesDuty: (cad: string) => `Épargne ${cad} CAD de droits`,
  costsDuty: (cad: string) => `Coûte ${cad} CAD de droits de plus`,
  savesNothing: 'N’épargne aucun droit',
  costsNothing: 'Ne coûte pas plus de droits',
  dutyWaits: 'Calcul des droits...',
  dutyUnknown: 'L’effet sur les droits n’est pas connu.',
  leftOutHint:
    'Un article non demandé paie ses droits ordinaires, sa valeur compte pour les frais de traitement des marchandises, et il n’est pas sur le certificat.',
  newPeriod: 'Commencer une période aujourd’hui',
  saveAndClose: 'Enregistrer et fermer',
  sign: 'Signer et faire le certificat',
  formSaved: 'Tout est enregistré',
  signatureSaved: (time: string) => `Signature enregistrée à ${time}`,
  signatureNotSaved: (why: string) => `La signature n’est pas enregistrée. ${why}`,
  notSaved: (why: string) => `Non enregistré. ${why}`,
  saving: 'Enregistrement...',
  retry: 'Réessayer',
  loseTitle: 'Fermer et perdre ce qui n’est pas enregistré?',
  loseChanges: 'Une modification du formulaire n’a pas pu être enregistrée. Fermer la fait perdre.',
  loseSignature: 'La signature n’est conservée qu’avec le nom et le titre du signataire. Fermer la fait perdre.',
  loseAction: 'Fermer sans enregistrer',

  testedNot: (item: string) =>
    `« ${item} » a été vérifié selon sa recette et n’est pas originaire. Retirez-le, ou corrigez la recette.`,
  wholeDoubted: (item: string) =>
    `« ${item} » est un article fabriqué. Confirmez qu’il n’est fait que de ce qui a été cultivé, pêché, élevé ou extrait au Canada, aux États-Unis ou au Mexique, ou choisissez un autre critère.`,
  variousOneMaker:
    '« Divers » est pour les articles de deux fabricants ou plus, chacun nommé dessous. Nommez le producteur.',
  covers: 'Ce que couvre le certificat',
  coversKinds: { period: 'Tous les envois d’une période', shipment: 'Cet envoi seulement' },
  tested: {
    none: 'Déclaré, non vérifié',
    originating: 'Selon la décision sur sa recette',
    'not-originating': 'Vérifié : il n’est pas originaire',
    unknown: 'Déclaré; la vérification reste ouverte',
    stale: 'Déclaré; la vérification est dépassée',
  },
  testIt: 'Vérifier l’origine',
  testItem: (item: string) => `Vérifier l’origine de ${item}`,
  wholeMeans:
    'Entièrement obtenu veut dire cultivé, récolté, pêché, chassé, élevé ou extrait au Canada, aux États-Unis ou au Mexique, ou fait seulement de telles choses. Couper, coudre, mélanger ou cuire des matières achetées ne suffit pas.',
  wholeConfirm: (item: string) => `${item} n’est fait de rien d’autre. J’en réponds.`,
} as const
