// La fin d’une session, et un serveur qui ne répond pas comme prévu.
export const texts = {
  expired: 'Votre session a expiré. Veuillez vous reconnecter.',
  httpError: (code: number) => `Erreur HTTP! État : ${code}`,
  noConnection: 'Connexion au serveur impossible. Veuillez réessayer.',
} as const
