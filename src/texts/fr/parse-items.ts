// Le texte collé : ce que la lecture en tire, et ce dont elle doute.
export const texts = {
  nothingTyped: 'Veuillez coller ou taper la description des articles',
  failed: 'Les articles n’ont pas pu être lus',
  nothingFound: 'Aucun article trouvé dans le texte. Mettez un article par ligne, avec sa quantité et son prix.',
  noDescription: 'Le texte ne dit pas ce que sont les marchandises.',
  noQuantity: 'Le texte ne donne pas de quantité.',
  quantityRead: (words: string, read: string) => `« ${words} » est lu comme ${read} pièces.`,
  quantityOfPackages: (word: string) => `La quantité compte des ${word}, pas des pièces.`,
  quantityGuessed: 'Ce nombre n’est peut-être pas une quantité.',
  noPrice: 'Le texte ne donne pas de prix.',
  priceOfUnitOrAll: 'Le prix est peut-être celui d’une unité, ou de toutes.',
  priceFromTotal: (total: string, quantity: string) => `Calculé à partir du total : ${total} pour ${quantity}.`,
  totalDiffers: (total: string) => `La quantité multipliée par le prix ne donne pas le total de ${total}.`,
  twoNumbers: (written: string, read: string, other: string) =>
    `« ${written} » est lu comme ${read}; ce pourrait aussi être ${other}.`,
  noCurrency: 'Le texte ne dit pas si le prix est en CAD ou en USD.',
  otherCurrency: (sign: string) => `Le prix est en ${sign} : donnez-le en CAD ou en USD.`,
  codeDigits: (n: number) => `Le code HTS a ${n} chiffres sur dix.`,
  codeGuessed: 'Ce nombre n’est peut-être pas un code HTS.',
  countryGuessed: 'Le lieu nommé n’est peut-être pas le pays d’origine.',
  countryUnknown: (written: string) => `« ${written} » n’est pas un pays connu.`,
  skuGuessed: 'Ce code n’est peut-être pas le SKU.',
} as const
