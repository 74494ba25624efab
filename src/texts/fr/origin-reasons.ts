// L’origine selon l’ACEUM dans les mots d’un vendeur : issues, règles, matières, calculs, questions, clauses, preuves.
export const texts = {
  outcomes: {
    originating: 'Le produit est originaire selon l’ACEUM',
    'not-originating': 'Le produit n’est pas originaire selon l’ACEUM',
    unknown: 'Pas encore connu',
    invalid: 'Une donnée ne peut pas être juste',
  },
  criterionGiven: (letter: string, article: string) => `Critère ${letter}, article ${article}`,
  noCriterion: (article: string) => `Article ${article}; la loi ne donne pas de lettre à ces produits`,
  byRule: (rule: string) => `Selon la règle ${rule} de la note générale 11(o)`,
  byClause: (clause: string) => `Selon ${clause}`,
  beyondUs:
    'Portage ne décide pas des véhicules automobiles ni de leurs pièces : leurs règles demandent des faits sur la main-d’œuvre, l’acier et les moyennes. Consultez un courtier.',

  level: {
    chapter: 'Chaque matière venue d’ailleurs doit être d’un autre chapitre du tarif (2 premiers chiffres différents).',
    heading: 'Chaque matière venue d’ailleurs doit être d’une autre position (4 premiers chiffres différents).',
    subheading: 'Chaque matière venue d’ailleurs doit être d’une autre sous-position (6 premiers chiffres différents).',
    item: 'Chaque matière venue d’ailleurs doit avoir un autre numéro tarifaire américain (8 premiers chiffres différents).',
  },
  outsideGroup: (codes: string) => `Chaque matière venue d’ailleurs doit avoir un code hors de ${codes}.`,
  noChange: 'Ses matières peuvent avoir n’importe quel code.',
  namedOnly: (sources: string) => `Les matières venues d’ailleurs doivent être de ${sources}.`,
  also: (sources: string) => `Les matières de ${sources} sont aussi permises.`,
  except: (sources: string) => `Les matières de ${sources} ne sont pas permises.`,
  sourceOfKind: (codes: string, kind: string) => `${codes} (${kind})`,
  sourceOtherThan: (codes: string, kinds: string) => `${codes} (autres que ${kinds})`,
  forKind: (kind: string) => `Pour les produits suivants : ${kind}.`,
  forOthers: (kinds: string) => `Pour les produits autres que : ${kinds}.`,
  valueBoth: (transaction: string, net: string) =>
    `Au moins ${transaction} du prix, ou ${net} du coût net, doit être de la valeur du Canada, des États-Unis ou du Mexique.`,
  valueTransaction: (percent: string) =>
    `Au moins ${percent} du prix doit être de la valeur du Canada, des États-Unis ou du Mexique.`,
  valueNetCost: (percent: string) =>
    `Au moins ${percent} du coût net doit être de la valeur du Canada, des États-Unis ou du Mexique.`,

  changed: (yes: string, all: string) => `${yes} matières sur ${all} changent assez.`,
  allChanged: 'Chaque matière venue d’ailleurs change assez.',
  noneForeign: 'Il ne reste aucune matière venue d’ailleurs qui doive changer.',
  ownNeedNot: (names: string, isOne: boolean) =>
    isOne
      ? `${names} n’en a pas besoin : elle est originaire.`
      : `${names} n’en ont pas besoin : elles sont originaires.`,
  leftOutNeedNot: (names: string, isOne: boolean) =>
    isOne ? `${names} n’en a pas besoin : la règle l’écarte.` : `${names} n’en ont pas besoin : la règle les écarte.`,
  doNotChange: (names: string, isOne: boolean) =>
    isOne ? `${names} ne change pas assez.` : `${names} ne changent pas assez.`,
  changeUnknown: (names: string, isOne: boolean) =>
    isOne ? `Pour ${names}, ce n’est pas encore connu.` : `Pour celles-ci, ce n’est pas encore connu : ${names}.`,
  change: {
    yes: 'change assez',
    no: 'ne change pas assez',
    unknown: 'pas encore connu',
    originating: 'est originaire',
    disregarded: 'est écartée',
  },

  tenth: {
    value: {
      yes: (percent: string) => `Ce qui ne change pas fait ${percent} du prix; un dixième est permis.`,
      no: (percent: string) => `Ce qui ne change pas fait ${percent} du prix; seul un dixième est permis.`,
    },
    weight: {
      yes: (percent: string) => `Ce qui ne change pas fait ${percent} du poids; un dixième est permis.`,
      no: (percent: string) => `Ce qui ne change pas fait ${percent} du poids; seul un dixième est permis.`,
    },
    excluded: (clause: string) => `Le dixième permis ailleurs ne vaut pas pour ces matières (${clause}).`,
    open: 'On ne sait pas encore si ce qui ne change pas reste dans le dixième permis.',
  },

  sum: {
    'transaction-value': 'Prix du produit',
    'net-cost': 'Coût net du produit',
  },
  sumMethod: {
    'transaction-value': 'Teneur en valeur selon le prix',
    'net-cost': 'Teneur en valeur selon le coût net',
  },
  sumForeign: 'Matières venues d’ailleurs',
  sumRest: 'Valeur du Canada, des États-Unis et du Mexique',
  sumPercent: (percent: string, required: string) => `${percent}; il en faut au moins ${required}`,
  sumNotKnown: 'pas connu',
  sumMet: { yes: 'Atteint', no: 'Pas atteint', unknown: 'Pas encore connu' },

  shortfall: {
    'no-change': (names: string, isOne: boolean) =>
      isOne ? `${names} ne change pas assez.` : `${names} ne changent pas assez.`,
    'value-content': 'Une part trop faible de la valeur vient du Canada, des États-Unis et du Mexique.',
    condition: (condition: string) => `Ceci n’est pas le cas : ${condition}.`,
    kind: (kinds: string) => `Cette voie est pour d’autres produits (${kinds}).`,
    otherMaterials: 'Cette voie est pour des produits faits d’autres matières.',
    clause: (clause: string) => clause,
    clauseOf: (clause: string, names: string) => `${clause} Cela concerne : ${names}.`,
  },
  wouldChange: {
    materials: (names: string) =>
      `Le produit serait originaire si un fabricant du Canada, des États-Unis ou du Mexique faisait ceci et pouvait en prouver l’origine : ${names}.`,
    value: (most: string) =>
      `Les matières venues d’ailleurs peuvent valoir au plus ${most} pour que le produit soit originaire.`,
  },

  questions: {
    'tariff-item': 'Quel code à huit chiffres le produit a-t-il? Les règles diffèrent de l’un à l’autre.',
    'material-code': (name: string) => `Quel code tarifaire a ${name}?`,
    'material-tariff-item': (name: string) => `Quel code à huit chiffres a ${name}? Six chiffres ne suffisent pas.`,
    'material-kind': (name: string, kind: string) => `${name} est-il ou est-elle ceci : ${kind}?`,
    'good-kind': (kind: string) => `Le produit est-il ceci : ${kind}?`,
    condition: (condition: string) => `Est-ce le cas? ${condition}.`,
    'material-value': (name: string) => `Combien vaut ${name}?`,
    'good-value': 'À quel prix le produit se vend-il?',
    'net-cost': 'Combien coûte sa fabrication, sans bénéfice, frais de vente, redevances ni transport?',
    'material-weight': (name: string) => `Quelle part du poids fait ${name}?`,
    'elastomeric-weight': 'Quelle part du poids font les fils élastiques?',
    materials: 'De quoi est-il fait?',
    'motor-vehicle-use': 'Est-il destiné à un véhicule automobile?',
    'sewing-thread': 'Le fil à coudre a-t-il été filé et fini au Canada, aux États-Unis ou au Mexique?',
    pockets: 'A-t-il des poches?',
    'pocket-fabric':
      'Le tissu des sacs de poche a-t-il été formé et fini au Canada, aux États-Unis ou au Mexique, avec du fil formé là?',
    'narrow-elastic': 'Les bandes élastiques ont-elles été formées et finies au Canada, aux États-Unis ou au Mexique?',
    'coated-fabric': 'Le tissu enduit a-t-il été formé et fini au Canada, aux États-Unis ou au Mexique?',
    'made-as-apparel':
      'Est-il coupé ou tricoté en forme, puis cousu ou assemblé au Canada, aux États-Unis ou au Mexique?',
    unassembled: 'Arrive-t-il en pièces à monter, et n’est-il que monté ici?',
    set: 'Est-il vendu en assortiment de produits différents?',
    'customs-control':
      'Est-il resté sous contrôle douanier, sans autre travail, pendant son passage par d’autres pays?',
    'merely-preserved': 'Les fruits ou légumes sont-ils seulement congelés, mis en liquide ou grillés?',
    'milk-solids': 'Plus de 10 % de son poids est-il de l’extrait sec de lait?',
    'inventory-method': 'Les matières d’ici et d’ailleurs sont-elles séparées dans votre stock?',
    parts: 'Les matières de même code sont-elles des parties du produit?',
  },
  yes: 'Oui',
  no: 'Non',
  doNotKnow: 'Je ne sais pas',

  assumptions: {
    'not-for-motor-vehicle': 'Supposé ne pas être destiné à un véhicule automobile.',
    'kind-by-description': (of: string, kind: string, is: boolean) =>
      is ? `Selon sa description, ${of} est : ${kind}.` : `Selon sa description, ${of} n’est pas : ${kind}.`,
    'net-cost-below-price': 'Supposé ne pas coûter plus que son prix de vente.',
    'materials-complete': 'Supposé fait des seules matières données.',
    'older-code': (code: string, older: string) =>
      `Les règles sont écrites dans les codes de 2012 : ${code} était alors ${older}.`,
  },
  theGood: 'le produit',

  problems: {
    'no-such-code': 'Ce code n’est pas au tarif. Donnez au moins ses six premiers chiffres.',
    negative: 'Donnez un montant de zéro ou plus.',
    'not-above-zero': 'Donnez un montant au-dessus de zéro.',
    'materials-above-good': 'Les matières valent plus que le prix de vente du produit.',
    'shares-above-hundred': 'Les parts font plus de 100 %.',
    'currency-unknown': 'Donnez tous les montants dans une même monnaie : CAD, USD ou MXN.',
    'currency-differs':
      'Donnez ce montant dans la monnaie du produit; des montants de deux monnaies ne s’ajoutent pas.',
    'no-materials': 'Donnez au moins une matière, ou dites que le produit est cultivé, pêché ou extrait ici.',
    'same-id-twice': 'Deux matières ont le même nom.',
  },

  clauses: {
    outside: 'La dernière production a eu lieu hors du Canada, des États-Unis et du Mexique.',
    obtained: 'Il est entièrement obtenu ou produit au Canada, aux États-Unis ou au Mexique.',
    ownOnly: 'Il n’est fait que de matières originaires.',
    recovered: 'Les matières récupérées d’un produit remis à neuf comptent comme originaires.',
    parts: 'Ses parties ont le même code que lui, aucun code ne peut donc changer; la teneur en valeur décide.',
    accumulated: 'Une matière faite ici a été comptée selon ce dont elle est faite.',
    tenthValue: 'Les matières qui ne changent pas peuvent faire un dixième du prix.',
    tenthExcluded: 'Le dixième permis ailleurs ne vaut pas pour cet aliment et cette matière.',
    tenthFood: 'Pour les aliments, le dixième ne vaut que pour les matières d’une autre sous-position que le produit.',
    tenthTextile: 'Les fibres et fils qui ne changent pas peuvent faire un dixième du poids.',
    tenthApparel: 'Les fibres et fils qui ne changent pas peuvent faire un dixième du poids de ce qui décide du code.',
    accessories: 'Les accessoires, pièces de rechange et notices livrés avec le produit n’ont pas à changer.',
    shippingPacking: 'L’emballage de transport est écarté.',
    retailPackaging: 'L’emballage de vente au détail n’a pas à changer.',
    indirect: 'Ce qui est consommé pour le faire, comme l’énergie et les outils, compte comme originaire.',
    transit: 'Un produit travaillé, ou sorti du contrôle douanier, dans un autre pays en chemin perd son origine.',
    set: 'D’un assortiment, les produits venus d’ailleurs peuvent faire un dixième de la valeur.',
    diluted: 'Ajouter seulement de l’eau, ou autre chose du genre, ne rend pas un produit originaire.',
    grown: 'Les plantes cultivées ici sont originaires même de semences ou boutures venues d’ailleurs.',
    process: 'Un procédé chimique ou semblable prévu par la loi le rend originaire quelles que soient ses matières.',
    separated: 'Des produits seulement séparés d’un mélange ne deviennent pas originaires par un changement de code.',
    rayon: 'La rayonne et les fibres semblables comptent comme originaires.',
    deemed: 'Les ordinateurs et leurs parties comptent comme originaires lorsqu’ils viennent du Canada ou du Mexique.',
    elastic: 'Les bandes élastiques doivent être faites de fil, et finies, ici.',
    thread: 'Le fil à coudre doit être filé et fini ici.',
    pockets: 'Le tissu des sacs de poche doit être fait de fil, et fini, ici.',
    coated: 'Le tissu enduit doit être formé et fini ici.',
    preserved:
      'Les fruits et légumes seulement congelés, mis en liquide ou grillés ne sont originaires que si les frais le sont.',
    stoneFruit: 'Les pêches, poires et abricots doivent eux-mêmes être originaires.',
    sugar:
      'Le sucre des sirops et mélanges sucrés du Mexique doit lui-même être originaire, sans aucun travail fait au Canada.',
  },

  evidence: {
    recipe: 'La recette telle qu’elle est ici, avec sa date, et ce qui montre que le produit est fait ainsi.',
    codes: (names: string) => `Les factures et descriptions qui montrent le code de : ${names}.`,
    declarations: (names: string) => `Une déclaration d’origine du fournisseur pour : ${names}.`,
    harvest: 'Les registres du lieu et du moment de la culture, de la pêche, de l’extraction ou de l’élevage.',
    value: 'Les factures de chaque matière, et celles des ventes au prix retenu.',
    netCost: 'Le calcul du coût net, tiré de vos livres.',
    weight: 'Ce qui montre la part de chaque matière dans le poids.',
    process: 'Les registres du travail fait, comme les feuilles de lot.',
    years: 'Gardez le tout cinq ans après la dernière demande.',
  },
} as const
