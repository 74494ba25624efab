// Pourquoi des marchandises interdites peuvent entrer malgré tout.
export const texts = {
  record: 'Noter pourquoi il peut entrer',
  change: 'Changer la raison',
  withdraw: 'Retirer',
  withdrawTitle: 'Retirer l’autorisation?',
  withdrawText: (name: string) => `${name} bloque de nouveau les factures.`,
  title: 'Pourquoi il peut entrer',
  reason: 'Raison',
  reasonHint:
    'Ce qui rend cet article licite bien que son genre soit interdit. Imprimé avec les vérifications de la facture.',
  citation: 'Règle, décision ou licence',
  citationHint: 'Par exemple une position, un numéro de décision ou de licence.',
  needReason: 'Donnez la raison.',
  needCitation: 'Donnez la règle, la décision ou la licence sur laquelle elle repose.',
  holdsFor:
    'Vaut pour le code et l’origine actuels de l’article : si l’un des deux change, l’article est de nouveau interdit.',
  save: 'Noter',
  recorded: (name: string) => `Noté pourquoi ${name} peut entrer`,
  withdrawn: (name: string) => `L’autorisation de ${name} est retirée`,
  saveFailed: 'La raison de l’entrée n’a pas pu être notée',
  withdrawFailed: 'L’autorisation n’a pas pu être retirée',
  notProhibited: (name: string) => `${name} n’est pas interdit aujourd’hui; il n’y a rien à autoriser.`,
  noPermission: 'Aucune autorisation n’est notée pour cet article.',
  onPaper: (name: string, reason: string, citation: string, by: string, at: string) =>
    `${name} est d’un genre interdit. ${by} a noté le ${at} pourquoi il peut entrer : ${reason} (${citation})`,
} as const
