// Adresses des fabricants : leurs codes et leur recherche.
export const texts = {
  midForm: 'Un MID a deux lettres, puis de 3 à 13 lettres ou chiffres, par exemple XOMAPRID1450MIS.',
  noneFound: 'Aucun fabricant n’a été trouvé pour ce produit. Saisissez l’adresse à la main.',
  noneFoundWithoutModel:
    'Aucun fabricant ne figure dans ce que vous avez déjà confirmé, et aucun service de recherche n’est installé. Saisissez l’adresse à la main.',
  researchFailed: 'Le service de recherche n’a pas répondu. Réessayez plus tard, ou saisissez l’adresse à la main.',
  descriptionOrAsin: 'Donnez une description du produit ou son ASIN.',
  lookupFailed: 'La recherche de l’adresse du fabricant a échoué. Veuillez réessayer.',
  confirmedBefore: 'Vous avez déjà confirmé cette adresse pour le même ASIN.',
  confirmedMethod: 'Adresses que vous avez déjà confirmées',
  demoDirectory: 'Répertoire de démonstration : l’entreprise et son adresse sont inventées.',
  directoryMethod: 'Répertoire de fabricants',
  directoryReason: 'Le répertoire donne ce fabricant pour l’ASIN.',
  shownOnPage: 'Lu sur cette page : le nom et la rue.',
  searchedMethod: (search: string, pages: number) =>
    `Recherche sur le Web (${search}); ${pages > 1 ? `${pages} pages lues` : `${pages} page lue`}`,
} as const
