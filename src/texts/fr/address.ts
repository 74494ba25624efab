// Adresses des fabricants : leurs codes et leur recherche.
export const texts = {
  midForm: 'Un MID a deux lettres, puis de 3 à 13 lettres ou chiffres, par exemple XOMAPRID1450MIS.',
  noneFound: 'Aucun fabricant n’a été trouvé pour ce produit. Saisissez l’adresse à la main.',
  noneFoundWithoutModel:
    'Aucun fabricant ne figure dans ce que vous avez déjà confirmé, et aucun service de recherche n’est installé. Saisissez l’adresse à la main.',
  researchFailed: 'Le service de recherche n’a pas répondu. Réessayez plus tard, ou saisissez l’adresse à la main.',
  stepsTitle: 'Ce qui a été fait pour le trouver',
  stepSearched: (service: string, query: string, pages: number) =>
    `Recherche sur le Web (${service}) de « ${query} » : ${pages === 1 ? '1 page trouvée' : `${pages} pages trouvées`}.`,
  stepPage: {
    'name-and-street': 'Lue, le nom et la rue y figurent :',
    name: 'Lue, le nom y figure, mais pas la rue :',
    nothing: 'Lue, le nom n’y figure pas :',
    unchecked: 'Lue :',
    unreadable: 'N’a pas pu être lue :',
  },
  stepNamed: (maker: string) => `D’après ces pages, le modèle de langage a nommé : ${maker}.`,
  stepNamedNone: 'D’après ces pages, le modèle de langage n’a nommé aucun fabricant.',
  stepNotWhole: 'Il n’a pas été retenu : le nom, la rue, la ville et le pays d’origine doivent tous y être.',
  evidence: 'Sur quoi repose cette adresse',
  acceptedOn: (person: string, day: string) => `acceptée par ${person} le ${day}, non vérifiée`,
  descriptionOrAsin: 'Donnez une description du produit ou son ASIN.',
  lookupFailed: 'La recherche de l’adresse du fabricant a échoué. Veuillez réessayer.',
  facilities: { factory: 'usine', headquarters: 'siège', distributor: 'distributeur', unknown: 'inconnu' },
  confirmedBefore: 'Vous avez déjà confirmé cette adresse pour le même ASIN.',
  confirmedMethod: 'Adresses que vous avez déjà confirmées',
  demoDirectory: 'Répertoire de démonstration : l’entreprise et son adresse sont inventées.',
  serviceMethod: 'ClearIt',
  serviceReason: 'ClearIt l’a nommé. Aucune page ne le montre : vérifiez-le avant de vous y fier.',
  directoryMethod: 'Répertoire de fabricants',
  directoryReason: 'Le répertoire donne ce fabricant pour l’ASIN.',
  shownOnPage: 'Lu sur cette page : le nom et la rue.',
  searchedMethod: (search: string, pages: number) =>
    `Recherche sur le Web (${search}); ${pages > 1 ? `${pages} pages lues` : `${pages} page lue`}`,
} as const
