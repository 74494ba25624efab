// Un grand document établi derrière l’écran.
export const texts = {
  making: (lines: string) => `La facture de ${lines} lignes est en cours d’établissement.`,
  goesOn: 'Elle continue quand vous fermez cette page. Une fois établie, elle figure avec les documents de l’envoi.',
  again: (why: string) => `Un nouvel essai se fait de lui-même. ${why}`,
  failed: (lines: string) => `La facture de ${lines} lignes n’a pas été établie.`,
  failedHint: 'Rien n’a été conservé. Veuillez l’établir à nouveau.',
  loadFailed: 'Ce qui est en cours ne peut pas être lu pour le moment. Cela continue quand même.',
} as const
