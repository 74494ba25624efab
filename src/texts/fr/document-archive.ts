// Les archives des documents.
export const texts = {
  listFailed: 'Les documents n’ont pas pu être chargés',
  zipFailed: 'Échec du regroupement des documents',
  regenerateFailed: 'Le document n’a pas pu être refait',
  regenerated: (number: string) => `Refait avec les données d’aujourd’hui, sous le numéro ${number}.`,
  certificateNotAgain:
    'Un certificat d’origine est signé par un acte distinct. Ouvrez le formulaire ACEUM et signez-le de nouveau.',
  requestNotKept: 'Ce qui avait été demandé pour ce document n’a pas été conservé. Faites-le à partir de son envoi.',
  shipmentGone: 'L’envoi de ce document n’existe plus.',
} as const
