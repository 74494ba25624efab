// Les produits du client et ce qui en est retenu : liste, historique, importation et exportation.
export const texts = {
  loadFailed: 'Le catalogue n’a pas pu être chargé',
  historyFailed: 'L’historique n’a pas pu être chargé',
  importFailed: 'Le catalogue n’a pas pu être importé',
  notImported: 'Rien n’a été importé : corrigez les lignes nommées, puis réessayez.',
  changedSince: 'Rien n’a été importé : les données ont changé depuis l’aperçu. Revoyez l’aperçu.',
  noRows: 'Le fichier n’a aucune ligne sous son en-tête.',
  noAsinColumn: 'La première ligne doit nommer les colonnes, dont « asin ».',
  tooManyRows: (most: number) => `Au plus ${most} lignes peuvent être importées à la fois.`,
  unclosedQuote: 'Un guillemet est ouvert ici et jamais fermé.',
  columnTwice: (column: string) => `La colonne « ${column} » figure deux fois.`,
  asinTwice: (line: number) => `Cet ASIN figure déjà à la ligne ${line}.`,
  skuUnknown: 'Laissé de côté : aucun de vos envois ne nomme d’ASIN pour ce SKU.',
  codeUnknown: 'Ce code ne figure pas dans l’édition actuelle du tarif. Vérifiez-le.',
  cost: 'Donnez le coût d’une unité en CAD, par exemple 6,85.',
  costAboveZero: 'Le coût doit être supérieur à 0.',
  makerIncomplete: 'Un fabricant exige le nom, la rue, la ville et le pays.',
} as const
