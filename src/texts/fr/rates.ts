// Les questions qui règlent un taux de droit, et le choix des colonnes du tarif.
export const texts = {
  free: 'En franchise',
  quantity: (unit: string) => `Quelle est la quantité de toute la ligne, en ${unit}?`,
  quantityOf: (of: string, unit: string) => `Combien de ${unit} de ${of} toute la ligne contient-elle?`,
  weightWithContainer: (unit: string) =>
    `Combien de ${unit} les marchandises et leur contenant pèsent-ils ensemble, pour toute la ligne?`,
  countOf: (of: string) => `Combien de ${of} toute la ligne contient-elle?`,
  valueOf: (part: string) => `Quelle est la valeur de ce qui suit dans toute la ligne, en USD : ${part}?`,
  amountOf: (part: string) => `Quel est ce montant pour toute la ligne, en USD : ${part}?`,
  sugarDegrees: 'Quelle est la polarisation du sucre, en degrés?',
  quotaHeading: (headings: string) => `Sous laquelle de ces positions les marchandises entrent-elles : ${headings}?`,
  dutyByText: (rate: string) =>
    `Le taux imprimé est « ${rate} ». Quels droits en résultent pour toute la ligne, en USD?`,
  unitNames: {
    'No.': 'pièces',
    'prs.': 'paires',
    'doz.': 'douzaines',
    'doz. prs.': 'douzaines de paires',
    'Dz Pcs': 'douzaines de pièces',
    pcs: 'pièces',
    'cy kg': 'kg de rendement net',
    'lin. m': 'mètres de longueur',
    't adw': 'tonnes séchées à l’air',
    'Jwls.': 'rubis',
    'pf.liters': 'litres d’alcool à 50 %',
    'gr.lines': 'grosses de lignes',
    bbl: 'barils',
    pack: 'paquets',
    t: 'tonnes',
  },
  generalColumn: 'Le taux ordinaire s’applique : aucun taux réduit n’est demandé pour cette origine.',
  secondColumn: (country: string) =>
    `Pas de relations commerciales normales avec ${country} : la colonne 2 s’applique.`,
  secondColumnNoClaim: (country: string) =>
    `Origine ${country} : la colonne 2 s’applique; aucune préférence ne peut être demandée.`,
  claimTaken: (name: string, symbol: string) =>
    `La préférence demandée (${name}) est retenue : la colonne spéciale a un taux pour ${symbol}.`,
  claimOnFreeLine: (name: string) =>
    `La ligne est en franchise pour toute origine de la colonne 1. La préférence demandée (${name}) compte encore pour les frais et les droits supplémentaires.`,
  notOnLine: (name: string) => `La colonne spéciale de cette ligne n’a pas de taux pour ce programme : ${name}.`,
  unknownProgramme: (code: string) => `${code} n’est pas un programme préférentiel connu de ces données.`,
  notAMember: (country: string, name: string) => `${country} n’est pas bénéficiaire de ce programme : ${name}.`,
  memberNotYet: (country: string, name: string, day: string) =>
    `${country} n’est bénéficiaire de ce programme (${name}) qu’à partir du ${day}.`,
  memberNoLonger: (country: string, name: string, day: string) =>
    `${country} a été bénéficiaire de ce programme (${name}) jusqu’au ${day}.`,
  notYet: (name: string, day: string) => `Une demande selon ${name} n’est possible qu’à partir du ${day}.`,
  expired: (name: string, day: string) =>
    `Une demande selon ${name} n’est pas possible : le programme a pris fin le ${day}.`,
  underHeading: (programme: string, headings: string) =>
    `Les marchandises de ${programme} entrent sous ${headings}, chaque position ayant son propre taux.`,
} as const
