// Ce qui ne va pas dans un fichier importé, et dans ses cellules.
export const texts = {
  tooLong: (most: number) => `Au plus ${most} caractères entrent ici.`,
  unreadable: 'Cette cellule contient des caractères qui ne peuvent pas être conservés.',
  unseen: (code: string) => `Cette cellule contient un caractère invisible qui peut tromper (${code}). Retirez-le.`,
  oneLine: 'Une seule ligne entre ici : cette cellule contient une fin de ligne ou une tabulation.',
  needed: (column: string) => `Cette ligne a besoin de « ${column} ».`,
  givenTwice: (column: string) => `« ${column} » est donné deux fois dans cette ligne.`,
  email: (given: string) => `« ${given} » n’est pas une adresse courriel.`,
  whole: (given: string) => `« ${given} » n’est pas un nombre entier.`,
  atLeast: (least: number) => `Il faut au moins ${least}.`,
  amount: (given: string) =>
    `« ${given} » n’est pas un montant qui se lit d’une seule façon. Écrivez-le ainsi : 1234,56.`,
  notCad: (given: string) => `« ${given} » est dans une autre devise : cette colonne est en dollars canadiens.`,
  notUsd: (given: string) => `« ${given} » est dans une autre devise : cette colonne est en dollars américains.`,
  twoDecimals: 'Un montant a au plus deux décimales.',
  measure: (given: string) => `« ${given} » n’est pas une mesure supérieure à 0. Écrivez-la ainsi : 12,5.`,
  day: (given: string) => `« ${given} » n’est pas un jour qui se lit d’une seule façon. Écrivez-le ainsi : 2026-11-21.`,
  instant: (given: string) =>
    `« ${given} » n’est pas une heure qui se lit d’une seule façon. Écrivez-la ainsi : 2026-11-21 14:30.`,
  country: (given: string) => `« ${given} » n’est pas un pays. Employez un code de deux lettres, comme CA.`,
  codeDigits: (n: number) => `Un code HTS compte exactement dix chiffres; celui-ci en a ${n}.`,
  asin: (given: string) => `« ${given} » n’est pas un ASIN : dix lettres et chiffres.`,
  yesNo: (given: string) => `« ${given} » n’est ni oui ni non.`,
  currency: (given: string) => `« ${given} » n’est pas une devise : trois lettres, comme CAD.`,
  destination: (given: string) => `« ${given} » n’est pas une destination : amazon_fba ou other.`,
  webAddress: 'Ce n’est pas une adresse web qui commence par http.',
  notJson: 'L’objet qui commence ici n’est pas du JSON.',
  notObjects: 'Un objet était attendu ici : le fichier doit être une liste d’objets.',
  tooManyNames: (most: number) => `Plus de ${most} noms différents : une importation prend au plus autant de colonnes.`,
  tooManyRows: (most: number) => `Les listes jusqu’ici comptent plus de ${most} lignes. Envoyez-en moins à la fois.`,
  notTable:
    'Ce fichier n’est pas un tableau. Enregistrez la feuille en CSV UTF-8 ou en classeur Excel (.xlsx), puis choisissez ce fichier.',
  rowTooLong:
    'Cette ligne compte plus de 2 millions de caractères. Un guillemet s’y ouvre peut-être sans jamais se fermer, ou le fichier n’est pas un tableau.',
  notSheet: 'Ce classeur ne peut pas être lu. Enregistrez-le de nouveau, ou en CSV.',
  sheetTooLarge:
    'Ce classeur se déploierait au-delà de ce qui peut être lu sans risque. Enregistrez la feuille en CSV, ou divisez-la.',
  boxDiffers: (column: string) => `« ${column} » diffère de la ligne précédente pour la même boîte.`,
  contentNeeds: 'Ce qui se trouve dans une boîte a besoin d’un SKU et d’une quantité.',
  skuTwiceInBox: 'Cette boîte nomme déjà ce SKU.',
  planDiffers: (column: string) =>
    `« ${column} » diffère d’une ligne précédente du même plan, de la même option ou du même emplacement.`,
  optionNeeded: 'Un emplacement a besoin de l’option à laquelle il appartient.',
  warehouseNeeded: 'Un emplacement a besoin d’un entrepôt ou du numéro d’expédition d’Amazon.',
  rateNeeds: 'Un tarif a besoin d’un transporteur, d’un service, d’un total et d’une devise.',
  groupNeeds: 'Un groupe de boîtes a besoin du nombre de boîtes.',
  empty: 'Ceci ne peut pas rester vide.',
  notAName: (given: string) =>
    `« ${given} » est un code. Dites en quelques mots ce que c’est, par exemple « bougie en cire d’abeille, 170 g ».`,
  skuTwice: (line: number) => `La ligne ${line} porte déjà ce SKU.`,
  tooManyBoxes: (most: number) => `Un envoi compte ici au plus ${most} boîtes.`,
  tooMuchPacked: (most: string) =>
    `Les boîtes énumèrent ensemble plus de ${most} produits, chaque boîte comptant tout ce qu’elle contient. Divisez l’envoi.`,
} as const
