// Ce que lit une personne connectée quand la session ou un appel échoue.
export const texts = {
  invalidPassword: 'Mot de passe incorrect',
  expired: 'Votre session a expiré. Veuillez vous reconnecter.',
  httpError: (code: number) => `Erreur HTTP! État : ${code}`,
  downloadFailed: (status: number) => `Échec du téléchargement : ${status}`,
  languageNotKept: 'Votre langue n’a pas pu être conservée. Veuillez réessayer.',
  noConnection: 'Connexion au serveur impossible. Veuillez réessayer.',
  logout: 'Déconnexion',
  checking: 'Vérification de votre session...',
} as const
