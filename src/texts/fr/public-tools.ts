// Ce que répondent les outils publics : échecs, quota du jour, absence de résultat.
export const texts = {
  checkFailed: 'La vérification des droits a échoué',
  calculateFailed: 'Le calcul des droits a échoué',
  lookupFailed: 'La recherche du fabricant a échoué',
  visitFailed: 'Les outils ne peuvent pas être ouverts pour l’instant. Veuillez réessayer.',
  feesFailed: 'Les frais de courtage n’ont pas pu être chargés. Veuillez réessayer.',
  pageViewFailed: 'La page vue n’a pas été comptée.',
  cadAboveZero: 'La valeur en CAD doit être supérieure à 0',
  usedUp: (limit: number, tomorrow: string, zone: string) =>
    `Vous avez utilisé vos ${limit} vérifications et recherches d’aujourd’hui. Le jour change à minuit (${zone}) : à partir du ${tomorrow}, vous en aurez ${limit} autres.`,
  calculationsUsedUp: (limit: number, tomorrow: string, zone: string) =>
    `Vous avez fait ${limit} calculs aujourd’hui. Le jour change à minuit (${zone}) : vous pourrez continuer à partir du ${tomorrow}.`,
  replayed: 'Cette demande a déjà été envoyée. Veuillez réessayer.',
  unknownAsin: (asin: string) =>
    `Nous n’avons rien sur ${asin}. Donnez le titre du produit, tel qu’il figure sur sa page, et vérifiez de nouveau.`,
  catalogueFailed: (asin: string) =>
    `Les données de ${asin} ne peuvent pas être lues pour l’instant. Donnez le titre du produit, tel qu’il figure sur sa page, et vérifiez de nouveau.`,
  noCandidates:
    'Aucun code tarifaire ne convient à ce titre. Dites en mots simples ce que c’est et de quoi c’est fait; de préférence en anglais.',
  valueTooSmall:
    'La valeur n’atteint pas un demi-dollar américain, et la douane compte en dollars entiers. Indiquez la quantité que vous expédiez.',
  productSources: {
    shared: 'le catalogue de produits de ce site',
    demo: 'le catalogue de démonstration, dont tous les produits sont inventés',
    amazon: 'le catalogue d’Amazon',
  },
  makerUnknown:
    'Aucun fabricant n’a été trouvé pour ce produit dans ce pays. Nous n’en montrons pas plutôt que de deviner.',
  makerNotSearched:
    'Aucun fabricant n’a été trouvé : cette installation n’a pas de service de recherche. Demandez l’adresse de l’usine à votre fournisseur.',
} as const
