// Les archives des documents.
export const texts = {
  listFailed: 'Les documents n’ont pas pu être chargés',
  zipFailed: 'Échec du regroupement des documents',
  regenerateFailed: 'Le document n’a pas pu être refait',
  regenerated: (number: string) => `Refait avec les données d’aujourd’hui, sous le numéro ${number}.`,
  certificateNotAgain:
    'Chaque certificat d’origine exige une nouvelle signature. Ouvrez le formulaire ACEUM et signez-le de nouveau.',
  requestNotKept:
    'Ce qui avait été saisi pour ce document n’a pas été conservé. Faites-en un nouveau à la page de son envoi.',
  shipmentGone: 'L’envoi de ce document n’existe plus.',
} as const
