// Codes qui ont pris fin, ce qui les a remplacés, et comment le prendre.
const productsCount = (count: number) => (count === 1 ? '1 produit' : `${count} produits`)
const itemsCount = (count: number) => (count === 1 ? '1 article ouvert' : `${count} articles ouverts`)
/** Produits et articles d’un code, dont un au moins. */
const goods = (products: number, items: number) =>
  [...(products > 0 ? [productsCount(products)] : []), ...(items > 0 ? [itemsCount(items)] : [])].join(' et ')

export const texts = {
  ended: (code: string, on: string, now: string) => `Le code ${code} a pris fin le ${on}. C’est maintenant ${now}.`,
  endedWithout: (code: string, on: string) =>
    `Le code ${code} a pris fin le ${on}, et nous ne connaissons pas de numéro qui le remplace. Cherchez de nouveau le code des marchandises.`,
  renumbered: (code: string, on: string, now: string) =>
    `Depuis le ${on}, ${code} est le numéro d’autres marchandises. Celles qu’il désignait ont maintenant ${now}. Dites lequel est le bon.`,
  renumberedWithout: (code: string, on: string) =>
    `Depuis le ${on}, ${code} est le numéro d’autres marchandises. Vérifiez qu’il convient aux vôtres.`,
  endedOn: (on: string) => `a pris fin le ${on}`,
  nowIs: (now: string) => `maintenant ${now}`,
  nowUnknown: 'aucun remplaçant connu',
  replaceOf: (name: string) => `Remplacer le code de ${name}`,
  replace: 'Remplacer',
  or: (first: string, last: string) => `${first} ou ${last}`,
  oldDuty: 'Les droits affichés sont ceux de l’ancien numéro; les nouveaux sont dans la même ligne du tarif.',
  newNumber: (on: string, codes: string) =>
    `Nouveau numéro depuis le ${on}, pour des marchandises de ${codes}. Nous n’avons pas encore son propre titre : le titre affiché est celui de l’ancien numéro.`,
  newNumberOfMany: (on: string, codes: string) =>
    `Nouveau numéro depuis le ${on}, pour des marchandises de ${codes}. Nous n’avons pas encore son propre titre.`,
  chooseOne: 'Choisissez le numéro qui convient à vos marchandises :',
  chooseThere: 'Ouvrez les marchandises et choisissez le numéro qui leur convient :',
  tookPlace: 'Un seul numéro l’a remplacé :',
  duty: (rate: string) => `Droit ordinaire : ${rate}`,
  dutyAUnit: (amount: string, percent: string) => `droits l’unité : ${amount} (${percent})`,
  use: (code: string) => `Prendre ${code}`,
  keep: (code: string) => `${code} est le bon`,
  replaceAll: (code: string, products: number, items: number) => {
    const [count, one, more] =
      products > 0 ? [products, 'produit', 'produits'] : [items, 'article ouvert', 'articles ouverts']
    return count === 1
      ? `Prendre ${code} pour le seul ${one} qui l’a`
      : `Prendre ${code} pour les ${count} ${more} qui l’ont`
  },
  replaced: (from: string, to: string, products: number, items: number) =>
    `${from} est devenu ${to} dans ${goods(products, items)}.`,
  undo: 'Défaire',
  undone: (from: string) => `${from} est revenu où il était.`,
  undoneSome: (count: number) =>
    count === 1
      ? '1 code a été changé entre-temps et reste comme il est.'
      : `${count} codes ont été changés entre-temps et restent comme ils sont.`,
  heldTitle: 'Codes qui ont pris fin',
  held: (products: number, items: number) =>
    `${goods(products, items)} ${products + items === 1 ? 'a' : 'ont'} ce code.`,
  openProduct: (name: string) => `Ouvrir ${name}`,
  loadFailed: 'Nous n’avons pas pu chercher les codes qui ont pris fin.',
  replaceFailed: 'Le code n’a pas été remplacé. Rien n’a été changé.',
  undoFailed: 'Les codes n’ont pas été remis. Rien n’a été changé.',
  notOneForOne: 'Ce code n’a pas été remplacé par un seul numéro : choisissez pour chaque produit.',
  nothingToReplace: 'Plus rien chez vous n’a ce code.',
  noSuchReplacement: 'Il n’y a rien à annuler.',
  tariffOlder: (release: string, day: string) =>
    `Le tarif utilisé (${release}) est plus ancien que les changements du ${day}. Les numéros qui ont pris fin sont connus et remplacés; les titres des nouveaux numéros ne sont pas encore ici.`,
  tariffOlderHere: 'Mettez le tarif à jour ci-dessous.',
  tariffOlderStaff: 'Mettez le tarif à jour sous Réglages, Données.',
}
