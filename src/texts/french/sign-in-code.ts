// Ce qui ne va pas avec un code de connexion.
export const texts = {
  sixDigits: 'Un code a six chiffres.',
  wrong: (left: number) =>
    left === 1
      ? 'Ce code n’est pas le bon. Il vous reste 1 essai.'
      : `Ce code n’est pas le bon. Il vous reste ${left} essais.`,
  over: 'Ce code n’est plus valable. Demandez-en un autre.',
  tooManyCodes: 'Beaucoup de codes ont été demandés. Attendez une heure, puis réessayez.',
} as const
