// Les boîtes, les plans, les tarifs des transporteurs et le panier de transport.
export const texts = {
  loadBoxesFailed: 'Le contenu des boîtes n’a pas pu être chargé',
  loadPlansFailed: 'Les plans n’ont pas pu être chargés',
  selectRateFailed: 'Le tarif de transport n’a pas pu être enregistré',
  refreshRatesFailed: 'Les tarifs de transport n’ont pas pu être chargés',
  addToCartFailed: 'L’ajout au panier a échoué',
  addToCartFailedBecause: (reason: string) => `L’ajout au panier a échoué : ${reason}`,
  loadCartsFailed: 'Le panier de transport n’a pas pu être chargé',
  exportCartsFailed: 'Le panier de transport n’a pas pu être exporté',
  removeCartFailed: 'Le retrait du panier a échoué',
  noSuchPlacement: 'Cet emplacement est introuvable. Chargez de nouveau les plans.',
  severalPlacements: 'Cet envoi a plusieurs emplacements : dites pour lequel le tarif est choisi.',
  noSuchRate:
    'Le transporteur n’offre plus ce tarif pour l’emplacement. Chargez de nouveau les plans et choisissez-en un autre.',
  rateMoved: (total: string) =>
    `Le prix de ce tarif est maintenant de ${total}. Chargez de nouveau les plans avant de le choisir.`,
  notConfigured: 'Aucun service de transport n’est configuré. Les tarifs viennent avec l’importation des plans.',
  serviceFailed: (reason: string) => `Le service de transport n’a donné aucun tarif : ${reason}`,
  noRates: 'Le service de transport n’a aucun tarif d’UPS ni de FedEx pour cet emplacement.',
  unknownWarehouse: (warehouse: string) => `L’adresse du centre de distribution ${warehouse} n’est pas connue.`,
  noWarehouse: 'L’emplacement ne nomme aucun centre de distribution : son adresse n’est donc pas connue.',
  noOrigin: 'Les renseignements sur l’entreprise du client manquent : le transport a besoin d’une adresse de départ.',
  alreadySent: (service: string) => `Cet emplacement a déjà été transmis au service de transport, avec ${service}.`,
  beingSent: 'Ce panier est en cours de transmission au service de transport. Attendez un instant.',
  sentStays: 'Ce panier a été transmis au service de transport et reste dans la liste.',
  noSuchCart: 'Ce panier est introuvable.',
  customsLack: (name: string, fields: string) =>
    `Il manque à ${name} : ${fields}. Le service de transport en a besoin pour la douane.`,
  lackCode: 'code HTS',
  lackOrigin: 'pays d’origine',
  lackCost: 'coût des marchandises',
  kept: (rate: string) => `${rate} est dans le panier de transport.`,
  sent: (rate: string) => `${rate} a été transmis au service de transport.`,
  boxesAssumed: (count: number) =>
    count <= 1
      ? 'La taille ou le poids de 1 boîte est supposé : personne ne l’a mesurée.'
      : `La taille ou le poids de ${count} boîtes est supposé : personne ne les a mesurées.`,
  boxAssumed: 'Aucune boîte n’est connue : une boîte de 50 × 40 × 40 cm et de 12 kg est supposée.',
  boxesOfShipment: 'Les boîtes de cet emplacement ne sont pas connues séparément : voici toutes celles de l’envoi.',
  goodsOfShipment:
    'Les données pour la douane portent sur toutes les marchandises de l’envoi : celles qui vont à cet emplacement ne sont pas connues.',
  addressUnknown: 'L’adresse de la destination n’est pas connue : inscrivez-la.',
  tableUnknown: 'Aucun barème de courtage de ce transporteur n’est en vigueur aujourd’hui.',
  valueUnknown: 'La valeur des marchandises n’est pas connue, donc les frais de courtage non plus.',
  otherCurrency: (currency: string) => `Le total est en ${currency} et ne se compare pas au dollar canadien.`,
  usdTotal: (usd: string, rate: string) => `Le total de ${usd} USD est converti à ${rate} CAD pour 1 USD.`,
  dutyUnknown: (why: string) =>
    `Les droits ne sont pas connus (${why}) : les frais de courtage comptent le moins qu’ils puissent être.`,
  dutyWhole: 'Droits de toutes les marchandises de l’envoi, calculés aujourd’hui.',
  dutyShare: 'Droits de l’envoi, selon la part de sa valeur qui va à cet emplacement.',
  dutyOfItem: (name: string) => `droits de ${name}`,
  prohibitedItem: (name: string) => `${name} ne peut pas entrer`,
  noItems: 'l’envoi n’a aucun article',
  shareUnknown: 'la part de cet emplacement n’est pas connue',
  cartFile: 'panier-de-transport',
} as const
