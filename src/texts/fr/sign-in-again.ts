// Se connecter de nouveau avant un changement qui dure, et la clé d’accès qu’une entreprise exige.
export const texts = {
  title: 'Est-ce toujours vous?',
  why: (minutes: number) =>
    `Ceci change qui peut entrer ou ce qui sort de Portage : il faut une connexion des ${minutes} dernières minutes. Rien de ce que vous avez saisi n’est perdu : ce que vous avez commencé continue aussitôt.`,
  needed: (minutes: number) =>
    `Pour être sûrs que c’est vous, connectez-vous de nouveau. Il faut une connexion des ${minutes} dernières minutes.`,
  failed: 'La nouvelle connexion a échoué. Veuillez réessayer.',
  byPasskey: 'Utiliser une clé d’accès',
  sendCode: 'Se reconnecter par courriel',
  codeHint: (email: string) => `Si les codes par courriel sont utilisés ici, six chiffres partent vers ${email}.`,
  codeSent: (email: string) => `Six chiffres sont en route vers ${email}. Ils sont valables dix minutes.`,
  code: 'Code reçu par courriel',
  codeMissing: 'Saisissez les six chiffres.',
  sendAgain: 'Envoyer un autre code',
  confirm: 'Continuer',
  password: 'Votre mot de passe',
  sharedPassword: 'Le mot de passe du personnel',
  passwordMissing: 'Saisissez le mot de passe.',
  appCode: 'Code de votre application d’authentification, ou code de secours',
  appHint: 'Laissez vide si vous n’avez pas d’application.',
  cancel: 'Pas maintenant',

  passkeyTitle: 'Il faut une clé d’accès',
  passkeyWhy: 'Un code par courriel ne suffit pas ici : il faut une clé d’accès.',
  passkeyNeeded: 'Cette entreprise ne s’ouvre qu’avec une clé d’accès. Connectez-vous avec la vôtre.',
  firstNeeded: 'Cette entreprise ne s’ouvre qu’avec une clé d’accès. Ajoutez-en une pour continuer.',
  addWhy:
    'Vous n’en avez pas encore. Ajoutez-en une : votre appareil la garde, et votre visage, votre doigt ou son NIP l’ouvre. Elle vous connectera désormais.',
  addName: 'Mon premier appareil',
  add: 'Ajouter une clé d’accès et continuer',
  notSupported:
    'Ce navigateur ne garde pas de clé d’accès ici. Ouvrez Portage dans un autre navigateur ou sur votre téléphone.',
  lost: 'Vous avez perdu tous les appareils qui gardent votre clé? Écrivez aux personnes qui exploitent ce Portage.',
  logout: 'Se déconnecter',
}
