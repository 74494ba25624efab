// Le chemin d’un nouveau client jusqu’à la première facture.
export const texts = {
  title: 'Votre chemin jusqu’à la première facture',
  hint: 'Chaque étape mène à la suivante. Cette liste disparaît avec votre première facture.',
  done: 'fait',
  next: 'à faire maintenant',
  business: 'Les renseignements sur votre entreprise',
  businessHint: 'Ils figurent sur chaque document de douane.',
  shipment: 'Votre premier envoi',
  shipmentHint: 'Ce que vous envoyez, en quelle quantité et où.',
  product: 'Votre premier produit',
  productHint: 'Apportez une liste de vos produits, ou passez cette étape et entrez-les avec l’envoi.',
  afterShipment: 'Cette étape s’ouvre avec votre premier envoi.',
  details: 'L’origine, le coût et le fabricant de chaque article',
  detailsHint: (n: number) => (n === 1 ? '1 champ est encore vide.' : `${n} champs sont encore vides.`),
  detailsDone: 'Chaque champ est rempli.',
  codes: 'Le code de douane de chaque article',
  codesHint: (confirmed: number, all: number) =>
    confirmed === all
      ? 'Chaque code est confirmé.'
      : `Codes confirmés : ${confirmed} sur ${all}. Nous proposons les codes, vous les confirmez.`,
  certificate: 'Un certificat d’origine, si vos marchandises sont fabriquées au Canada, aux États-Unis ou au Mexique',
  certificateHint: 'Il peut épargner des droits. L’envoi dit si c’est le cas.',
  certificateNotNeeded: 'D’après ce qui est rempli, aucune de ces marchandises ne peut en profiter.',
  invoice: 'La facture commerciale',
  invoiceHint: 'Votre transporteur et votre courtier en douane en ont besoin.',
} as const
