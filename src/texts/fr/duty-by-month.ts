// Duty of the invoices of a year, by month.
export const texts = {
  title: (year: string) => `Droits par mois, ${year}`,
  region: 'Droits par mois',
  note: 'L’estimation des droits au moment où chaque facture a été faite, en dollars canadiens. Un envoi compte une fois, avec sa facture la plus récente.',
  year: 'Année',
  names: 'Mois',
  duty: 'Droits',
  shipments: 'Envois',
  without: 'Sans montant',
  total: 'L’année jusqu’ici',
  totalPast: 'Toute l’année',
  months: [
    'Janvier',
    'Février',
    'Mars',
    'Avril',
    'Mai',
    'Juin',
    'Juillet',
    'Août',
    'Septembre',
    'Octobre',
    'Novembre',
    'Décembre',
  ],
  noInvoice: 'aucune facture',
  atLeast: (amount: string) => `au moins ${amount}`,
  withoutNote: (n: string) =>
    n === '1'
      ? '1 envoi n’a pas de montant\u00a0: ses droits n’ont pas été gardés avec sa facture, ou sont inconnus. Les totaux l’excluent.'
      : `${n} envois n’ont pas de montant\u00a0: leurs droits n’ont pas été gardés avec leur facture, ou sont inconnus. Les totaux les excluent.`,
  typedNote: (n: string) =>
    n === '1'
      ? '1 facture a été saisie à la main. Aucun droit n’est gardé avec elle.'
      : `${n} factures ont été saisies à la main. Aucun droit n’est gardé avec elles.`,
  openNote: '«\u00a0Au moins\u00a0» signale que les droits de certains articles étaient inconnus.',
  none: (year: string) => `Aucune facture n’a été faite en ${year}.`,
  loading: 'Addition des droits...',
  failed: 'Les droits par mois n’ont pas pu être chargés.',
} as const
