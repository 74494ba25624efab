// Si les marchandises peuvent entrer : ce qui est trouvé avant tout droit.
export const texts = {
  heading: 'Avant tout droit',
  headingOf: (what: string) => `Avant tout droit : ${what}`,
  levels: {
    'may-not-enter': 'Ne peut pas entrer',
    permit: 'Exige un permis',
    'look-again': 'À revoir',
    deposit: 'Supplément possible',
    papers: 'Documents d’organismes',
  },
  openFindings: (level: string, goods: string) => `${level} : voir pourquoi, ${goods}`,
  openItem: (goods: string) => `Voir ${goods}`,
  findingsOf: (level: string, others: number) => (others === 0 ? level : `${level}, et ${others} de plus`),
  show: 'Voir',
  notAsked: 'Impossible de demander si certaines marchandises peuvent entrer.',
  looking: 'Vérification que toutes les marchandises peuvent entrer aux États-Unis...',
  askAgain: 'Redemander',
  noClearance:
    'Ce qui n’est pas trouvé ici n’est pas autorisé pour autant : le courtier et les organismes américains décident.',
  source: (source: string, day: string) => `${source}. Vérifié le ${day}.`,
  recorded: (source: string, day: string) => `${source}. En date du ${day}, non vérifié auprès de la source.`,
  onPaper: (goods: string, level: string, title: string, todo: string, source: string) =>
    `${goods} : ${level}. ${title}. ${todo} (${source})`,
  manyGoods: (count: string) => `${count} articles`,
  manyNamed: (count: string, names: string) => `${count} articles (${names})`,
  whichGoods: 'Lesquels',
  sameGoods: (count: string) => `Les mêmes ${count} articles`,
  unsure: 'Pas certain : la loi change ou notre liste n’est pas complète.',
  because: (evidence: string) => `Trouvé par ${evidence}.`,
  byWords: (words: string) => `les mots « ${words} »`,
  byMaker: (words: string) => `le fabricant « ${words} »`,
  byCode: (code: string) => `le code ${code}`,
  byProposedCode: (code: string) => `le code proposé ${code}`,
  byOrigin: (country: string) => `l’origine ${country}`,
  byReadOrigin: (country: string, words: string) =>
    `l’origine ${country}, supposée : personne ne l’a donnée, elle est lue dans les mots « ${words} »`,
  byDestination: (country: string) => `la destination ${country}`,
  orders: (products: string, country: string) =>
    `Ordonnances antidumping ou compensatoires sur « ${products} », origine ${country}`,
  ordersOfCode: (products: string, country: string) =>
    `Le code est nommé dans des ordonnances antidumping ou compensatoires sur « ${products} », origine ${country}`,
  anyOrigin: 'certains pays',
  moreProducts: (first: string, more: number) => `${first} et ${more} ${more > 1 ? 'autres' : 'autre'}`,
  ordersOfReadOrigin: (title: string, words: string) => `${title} (si « ${words} » indique l’origine)`,
  ordersTodo: (numbers: string) =>
    `Demandez à votre courtier si la portée écrite vise ces marchandises (${numbers}). Si oui, la douane demande un dépôt en espèces (déclaration de type 03) qui peut dépasser tous les autres droits; le total affiché est donc le moins que vous paierez.`,
  agency: (agency: string, why: string) => `${agency} : ${why}`,
  agencyTodo: (documents: string) => `À préparer : ${documents}.`,
  disagree: (title: string, code: string) => `Les mots disent « ${title} », mais le code ${code} vise autre chose`,
  disagreeTodo: 'Corrigez la description ou le code. La douane regarde ce que sont les marchandises.',
  originsDisagree: (stated: string, given: string) =>
    `Les mots disent un autre pays de fabrication (${stated}) que l’origine donnée (${given})`,
  originsDisagreeTodo:
    'Corrigez l’origine ou la description. Les droits, les interdictions et le marquage suivent le pays où les marchandises ont été faites.',
  measureTodo: 'N’expédiez pas. Seule la raison consignée par le personnel permet de passer.',
} as const
