// La connexion par un code envoyé par courriel : le courriel, et ce qui ne va pas avec un code.
export const texts = {
  sixDigits: 'Un code a six chiffres.',
  wrong: (left: number) =>
    left === 1
      ? 'Ce code n’est pas le bon. Il vous reste 1 essai.'
      : `Ce code n’est pas le bon. Il vous reste ${left} essais.`,
  over: 'Ce code n’est plus valable. Demandez-en un autre.',
  tooManyToday:
    'Beaucoup de codes ont été demandés aujourd’hui. Attendez un jour ou écrivez à votre fournisseur de services.',
  tooManyCodes: 'Beaucoup de codes ont été demandés. Attendez une heure, puis réessayez.',
  subject: (code: string) => `${code} est votre code Portage`,
  mail: (code: string, minutes: number) =>
    `Votre code pour vous connecter à Portage est\n\n    ${code}\n\nIl ne sert qu’une fois, dans les ${minutes} minutes. Vous ne l’avez pas demandé? Il n’y a rien à faire : sans le code, personne n’entre.\n`,
  dormantSubject: 'Connexion à Portage',
  dormantMail: (contact: string | undefined) =>
    `Quelqu’un a demandé à se connecter à Portage avec cette adresse. Le compte n’a eu aucun envoi dans les 3 derniers mois; il ne peut donc pas servir pour l’instant. ${contact === undefined ? 'Écrivez à votre fournisseur de services' : `Écrivez à ${contact}`} pour le rouvrir.\n`,
} as const
