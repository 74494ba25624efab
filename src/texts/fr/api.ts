// Ce que le serveur répond à toute page publique : appels refusés, données mal formées, pannes.
export const texts = {
  knownCountry: (given: string) =>
    `« ${given.slice(0, 20)} » n’est pas un pays. Employez un code de deux lettres, comme CA.`,
  twoDecimals: 'Donnez un montant d’au plus deux décimales.',
  decimalText: 'Donnez un nombre décimal, par exemple 12.5.',
  asin: 'Un ASIN compte dix lettres et chiffres.',
  email: 'Veuillez saisir une adresse de courriel valide',
  notJson: 'Le corps de la demande n’est pas du JSON valide.',
  tooLargeBody: (limit: string) => `La demande est trop grande : au plus ${limit} sont acceptés.`,
  tooLargeHeaders: 'Les en-têtes de la demande sont trop grands.',
  tooSlow: 'La demande n’est pas arrivée à temps. Veuillez réessayer.',
  noSuchCall: 'Cet appel n’existe pas.',
  signInFirst: 'Authentification requise. Veuillez vous reconnecter.',
  sessionExpired: 'Votre session a expiré. Veuillez vous reconnecter.',
  notFound: 'Introuvable.',
  requestKeyMissing: 'La clé de la demande manque. Rechargez la page et réessayez.',
  requestKeyInvalid: 'La clé de la demande ne convient pas à cet appel. Rechargez la page et réessayez.',
  requestKeyOld: 'La clé de la demande est trop ancienne. Vérifiez l’heure de votre appareil, puis réessayez.',
  requestKeyAhead: 'La clé de la demande est dans l’avenir. Vérifiez l’heure de votre appareil, puis réessayez.',
  tooMany: 'Trop de demandes. Attendez une minute, puis réessayez.',
  databaseAway: 'La base de données ne répond pas en ce moment. Veuillez réessayer dans quelques secondes.',
  broken: 'Quelque chose n’a pas fonctionné de notre côté. Veuillez réessayer.',
} as const
