// Confirmer d’un coup plusieurs codes proposés.
export const texts = {
  open: 'Confirmer les codes',
  title: 'Codes que personne n’a confirmés',
  subtitle:
    'Un code que vous confirmez est le vôtre : votre nom et l’heure y restent attachés. Vous pouvez le reprendre avec Défaire.',
  level: 'Confiance d’au moins',
  levelHint: 'Ce que le classificateur dit de lui-même. Lisez les codes avant de les confirmer.',
  percent: (n: number) => `${n} %`,
  above: (n: number, level: string) => (n > 1 ? `${n} codes à ${level} ou plus` : `${n} code à ${level} ou plus`),
  below: (n: number) => (n > 1 ? `${n} codes en dessous : un par un` : `${n} code en dessous : à examiner`),
  noneAbove: 'Aucun code n’est aussi sûr. Examinez-les un par un.',
  unsure: 'aucune confiance indiquée',
  confirm: 'Confirmer',
  confirmOf: (item: string) => `Confirmer le code de ${item}`,
  confirmAll: (n: number) => (n > 1 ? `Confirmer ${n} codes` : `Confirmer ${n} code`),
  confirmed: (n: number) => (n > 1 ? `${n} codes confirmés` : `${n} code confirmé`),
  close: 'Fermer',
} as const
