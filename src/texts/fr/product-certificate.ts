export const texts = {
  failed: 'Le certificat n’a pas pu être enregistré',
  loadFailed: 'Les certificats n’ont pas pu être chargés',
  notFound: 'Ce certificat n’existe pas.',
  isSigned:
    'Ce certificat est signé et ne peut plus être modifié. Commencez-en un nouveau pour la période suivante, ou pour d’autres marchandises.',
} as const
