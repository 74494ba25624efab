// Ce que l’API répond elle-même à des données mal formées et à des appels refusés.
export const texts = {
  twoDecimals: 'Donnez un montant d’au plus deux décimales.',
  tenDecimals: 'Donnez un prix d’au plus dix décimales.',
  decimalText: 'Donnez un nombre décimal, par exemple 12.5.',
  realDate: 'Donnez une date qui existe, sous la forme AAAA-MM-JJ.',
  nearDate: 'Donnez une date entre 1900 et 2199.',
  knownCountry: (given: string) =>
    `« ${given.slice(0, 20)} » n’est pas un pays. Employez un code de deux lettres, comme CA.`,
  tenDigits: 'Un code HTS compte exactement dix chiffres.',
  asin: 'Un ASIN compte dix lettres et chiffres.',
  email: 'Veuillez saisir une adresse de courriel valide',
  notJson: 'Le corps de la demande n’est pas du JSON valide.',
  wrongMediaType: 'Envoyez le corps de la demande en JSON.',
  tooLargeBody: (limit: string) => `La demande est trop grande : au plus ${limit} sont acceptés.`,
  unknownField: (field: string) => `${field} n’est pas un champ de cet appel.`,
  notHttp: 'Ceci n’est pas une demande HTTP.',
  tooLargeHeaders: 'Les en-têtes de la demande sont trop grands.',
  tooSlow: 'La demande n’est pas arrivée à temps. Veuillez réessayer.',
  noSuchCall: 'Cet appel n’existe pas.',
  signInFirst: 'Authentification requise. Veuillez vous reconnecter.',
  sessionExpired: 'Votre session a expiré. Veuillez vous reconnecter.',
  staffOnly: 'Cet appel est réservé au personnel.',
  clientOnly: 'Cet appel est réservé aux clients.',
  nameClient: 'Nommez le client concerné par clientId.',
  viewOnly: 'Vous voyez ceci comme le client le voit. Rien ne peut être modifié ici.',
  otherClient: 'Vous ne pouvez voir que vos propres données.',
  notFound: 'Introuvable.',
  requestKeyMissing: 'La clé de la demande manque. Rechargez la page et réessayez.',
  requestKeyInvalid: 'La clé de la demande ne convient pas à cet appel. Rechargez la page et réessayez.',
  requestKeyOld: 'La clé de la demande est trop ancienne. Vérifiez l’heure de votre appareil, puis réessayez.',
  requestKeyAhead: 'La clé de la demande est dans l’avenir. Vérifiez l’heure de votre appareil, puis réessayez.',
  tooMany: 'Trop de demandes. Attendez une minute, puis réessayez.',
  databaseAway: 'La base de données ne répond pas en ce moment. Veuillez réessayer dans quelques secondes.',
  fileNotStored:
    'Le fichier n’a pas pu être conservé, donc rien n’a été modifié. Veuillez réessayer, et prévenez votre fournisseur si cela se répète.',
  fileNotRead:
    'Le fichier ne peut pas être lu pour le moment. Veuillez réessayer, et prévenez votre fournisseur si cela se répète.',
  overloaded:
    'Nous recevons en ce moment plus de demandes que nous ne pouvons en traiter. Rien n’a été modifié. Veuillez réessayer dans quelques secondes.',
  starting: 'Portage démarre. Veuillez réessayer dans quelques secondes.',
  idempotencyKeyInvalid: 'Une clé Idempotency-Key compte de 1 à 255 caractères ASCII imprimables et aucune espace.',
  idempotencyKeyReused:
    'Cette clé Idempotency-Key a déjà servi à autre chose. Donnez à chaque nouvelle demande sa propre clé.',
  idempotencyInProgress: 'La création est déjà en cours. Veuillez patienter un instant.',
  idempotencyOutcomeUnknown:
    'Le dernier essai a été interrompu, et nous ne savons pas si la création a eu lieu. Vérifiez si le résultat est là. Sinon, veuillez réessayer.',
  broken: 'Quelque chose n’a pas fonctionné de notre côté. Veuillez réessayer.',
} as const
