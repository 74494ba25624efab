// Le fabricant trouvé : d’où il vient.
export const texts = {
  researchFailed: 'Le service de recherche n’a pas répondu. Réessayez plus tard, ou saisissez l’adresse à la main.',
  demoDirectory: 'Répertoire de démonstration : l’entreprise et son adresse sont inventées.',
  directoryMethod: 'Répertoire de fabricants',
  directoryReason: 'Le répertoire donne ce fabricant pour l’ASIN.',
} as const
