// L’écran affiché quand une page se brise.
export const texts = {
  title: 'Quelque chose n’a pas fonctionné',
  text: 'Votre travail enregistré est en sûreté. Actualisez la page pour continuer.',
  refresh: 'Actualiser la page',
  details: 'Détails techniques',
} as const
