// La grille de tous les articles d’un envoi : cellules, touches, collage depuis un tableur.
export const texts = {
  view: 'Affichage des articles',
  cards: 'Fiches',
  grid: 'Grille',
  gridLabel: 'Champs de douane de tous les articles',
  sku: 'SKU',
  asin: 'ASIN',
  units: 'Unités',
  manufacturer: 'Fabricant',
  help: 'Entrée ou la frappe modifie une cellule. Maj et les flèches sélectionnent. Ctrl C copie, Ctrl V colle depuis un tableur, Ctrl D remplit vers le bas, Ctrl Suppr retire de l’envoi les lignes sélectionnées. Échap, puis Tab quitte la grille.',
  readOnly: 'Lecture seule',
  place: (item: string, column: string) => `${item} : ${column}`,
  editing: (item: string, column: string) => `${column} de ${item}`,
  selected: (cells: number) => (cells > 1 ? `${cells} cellules sélectionnées` : `${cells} cellule sélectionnée`),
  notSavedCells: (n: number) =>
    n > 1
      ? `${n} cellules ne sont pas enregistrées. Ce que vous avez saisi reste ici.`
      : `${n} cellule n’est pas enregistrée. Ce que vous avez saisi reste ici.`,
  retryAll: 'Tout réessayer',
  redoKey: 'Refaire la dernière modification défaite',
  choices: 'Choix',
  noMaker: (typed: string) =>
    `Aucune adresse enregistrée ne porte le nom ${typed}. Ajoutez-la d’abord sur la fiche d’un article.`,
  severalMakers: (typed: string) =>
    `Plus d’une adresse enregistrée porte le nom ${typed}. Donnez l’adresse entière.`,
  noCountry: (typed: string) => `${typed} n’est pas un pays. Donnez son nom ou son code, comme CA.`,
  noDigits: (typed: string) => `${typed} n’est pas un code HTS. Donnez dix chiffres.`,
  notChanged: (column: string) => `Ne peut pas être modifié ici : ${column}.`,
  noItemBelow: 'Il ne reste aucun article pour cette ligne.',
  noItemWith: (column: string, typed: string) => `Aucun article de cet envoi n’a : ${column} ${typed}.`,
  severalItemsWith: (column: string, typed: string) => `Plus d’un article de cet envoi a : ${column} ${typed}.`,
  noIdentity: (column: string) => `Il manque à la ligne : ${column}.`,
  sameItemTwice: (line: number) => `La ligne ${line} vise le même article : cette ligne est laissée de côté.`,
  pastLastColumn: 'La ligne dépasse la dernière colonne.',
  nothingInHeader: 'Il n’y a qu’une ligne d’en-têtes : rien à coller.',
  unclosedQuote: 'Un guillemet n’est jamais fermé.',
  tooMuch: 'C’est trop à coller d’un coup : au plus 5 000 lignes.',
  takeRowsOut: (rows: number) => `Retirer ${rows} lignes de l’envoi`,
  takenOut: (rows: number) => `${rows} articles retirés de l’envoi`,
  pasted: (cells: number) => (cells > 1 ? `${cells} cellules collées` : `${cells} cellule collée`),
  filled: (cells: number) =>
    cells > 1 ? `${cells} cellules remplies vers le bas` : `${cells} cellule remplie vers le bas`,
  cleared: (cells: number) => (cells > 1 ? `${cells} cellules vidées` : `${cells} cellule vidée`),
  pasteTitle: 'Coller dans la grille',
  pasteCounts: (cells: number, items: number) =>
    `${cells > 1 ? `${cells} cellules changent` : `${cells} cellule change`} sur ${items > 1 ? `${items} articles` : `${items} article`}.`,
  nothingChanges: 'Rien ne change.',
  pasteSame: (n: number) => (n > 1 ? `${n} cellules restent telles quelles.` : `${n} cellule reste telle quelle.`),
  pasteBlank: (n: number) =>
    n > 1
      ? `${n} cellules vides laissent les articles tels quels.`
      : `${n} cellule vide laisse l’article tel quel.`,
  byHeadings: (columns: string) => `Colonnes lues d’après leurs en-têtes : ${columns}.`,
  unusedHeadings: (columns: string) => `Non utilisées : ${columns}.`,
  byColumn: (column: string) => `Chaque ligne va à l’article de même ${column}.`,
  problemsTitle: (n: number) =>
    n > 1 ? `${n} cellules ne peuvent pas servir` : `${n} cellule ne peut pas servir`,
  problemsStay: (n: number) =>
    n > 1 ? `${n} cellules collées n’ont pas été appliquées :` : `${n} cellule collée n’a pas été appliquée :`,
  problemLine: (line: number, column: string | undefined, text: string) =>
    column ? `Ligne ${line}, ${column} : ${text}` : `Ligne ${line} : ${text}`,
  moreProblems: (n: number) => `et ${n} de plus`,
  problemsLabel: 'Cellules collées qui ne peuvent pas servir',
  changesLabel: 'Ce qui change',
  line: 'Ligne',
  item: 'Article',
  column: 'Colonne',
  before: 'Avant',
  after: 'Après',
  empty: 'vide',
  moreChanges: (n: number) => (n > 1 ? `et ${n} autres modifications` : `et ${n} autre modification`),
  apply: (n: number) => (n > 1 ? `Appliquer ${n} modifications` : `Appliquer ${n} modification`),
  nothingToApply: 'Il n’y a rien à appliquer.',
  cancel: 'Annuler',
} as const
