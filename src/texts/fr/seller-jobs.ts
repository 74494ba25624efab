// Pourquoi un travail derrière l’écran ne s’est pas fait, pour un vendeur.
export const texts = {
  service: 'Un service externe n’a pas répondu.',
  'too-long': 'Cela a pris trop de temps.',
  'cut-off': 'Le serveur a été arrêté pendant ce temps.',
  'database-away': 'Portage n’a pas pu atteindre ses données.',
} as const
