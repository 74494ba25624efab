// Clés d’accès : se connecter avec elles, et lesquelles une personne possède.
export const texts = {
  title: 'Clés d’accès',
  what: 'Une clé d’accès vous connecte avec votre visage, votre doigt ou le NIP de votre appareil. Aucun code n’est envoyé, et rien ne peut être lu ni deviné.',
  signIn: 'Se connecter avec une clé d’accès',
  or: 'ou',
  loading: 'Chargement de vos clés d’accès…',
  loadFailed: 'Vos clés d’accès n’ont pas pu être chargées. Veuillez réessayer.',
  none: 'Vous n’en avez pas encore.',
  add: 'Ajouter une clé d’accès',
  name: 'Nom de l’appareil',
  nameHint: 'Pour la reconnaître : mon téléphone, portable du bureau.',
  nameMissing: 'Donnez un nom à cette clé d’accès.',
  joinedWith: 'L’appareil de votre arrivée',
  added: (name: string) => `${name} peut maintenant vous connecter.`,
  removed: (name: string) => `${name} ne peut plus vous connecter.`,
  addedOn: (day: string) => `Ajoutée le ${day}`,
  usedOn: (day: string) => `Dernier usage le ${day}`,
  neverUsed: 'Pas encore utilisée',
  synced: 'Synchronisée avec vos autres appareils',
  onOneDevice: 'Sur un seul appareil',
  remove: 'Retirer',
  removeOf: (name: string) => `Retirer la clé d’accès ${name}`,
  removeAsk: (name: string) => `Retirer ${name}?`,
  removeHint: 'Elle ne pourra plus vous connecter. Vos autres façons de vous connecter restent.',
  cancel: 'Annuler',
  notSupported:
    'Ce navigateur ne garde pas de clé d’accès ici. Utilisez-en un autre, ou l’adresse sécurisée de Portage.',
  givenUp: 'Rien ne s’est passé : l’appareil n’a pas confirmé que c’est vous. Réessayez quand vous voulez.',
  deviceHasOne: 'Cet appareil possède déjà une de vos clés d’accès.',
  notSignedIn: 'La connexion a échoué. Veuillez réessayer.',
  notAdded: 'La clé d’accès n’a pas été ajoutée. Veuillez réessayer.',
  notRemoved: 'La clé d’accès n’a pas été retirée. Veuillez réessayer.',
  refused: 'Cette clé d’accès est inconnue ici, ou n’a pas prouvé que c’est vous. Connectez-vous d’une autre façon.',
  notHere:
    'Les clés d’accès ne fonctionnent qu’à l’adresse sécurisée (https) de cette installation. Connectez-vous d’une autre façon.',
  keptAlready: 'Cette clé d’accès est déjà enregistrée.',
  lastOne:
    'Votre entreprise n’accepte que les clés d’accès, et celle-ci est votre dernière. Ajoutez-en d’abord une autre.',
  onlyStep:
    'C’est votre seule deuxième étape. Ajoutez d’abord une autre clé d’accès ou une application d’authentification.',
  tooMany: 'Vous avez 20 clés d’accès, le maximum. Retirez-en une que vous n’utilisez plus.',
  addedSubject: 'Une clé d’accès a été ajoutée à votre compte Portage',
  addedLetter: (name: string) =>
    `Bonjour,\n\nla clé d’accès « ${name} » a été ajoutée à votre compte Portage et peut vous connecter.\n\nSi ce n’était pas vous, connectez-vous, retirez-la sous « Où vous êtes connecté » et terminez toutes les autres sessions.\n`,
  removedSubject: 'Une clé d’accès a été retirée de votre compte Portage',
  removedLetter: (name: string) =>
    `Bonjour,\n\nla clé d’accès « ${name} » a été retirée de votre compte Portage et ne vous connecte plus.\n\nSi ce n’était pas vous, connectez-vous et terminez toutes les autres sessions.\n`,
}
