// Organismes partenaires : ce qu’ils peuvent demander pour les marchandises d’un code.
export const texts = {
  failed: 'Les renseignements sur les organismes n’ont pas pu être chargés',
  note: 'Un guide d’après les premiers chiffres du code. La recherche de votre courtier dans le système de la douane décide.',
  fourDigits: 'Donnez au moins les quatre premiers chiffres du code HTS.',
} as const
