// Factures saisies à la main : ce que répondent les appels, et le document.
export const texts = {
  noItems: 'Veuillez ajouter au moins un article pour produire une facture',
  failed: 'La facture n’a pas pu être produite',
  defaultsFailed: 'Les parties de votre dernière facture n’ont pas pu être chargées.',
  generated: (number: string) => `La facture est produite. (${number})`,
  numberTaken: (number: string) => `Le numéro de facture ${number} est déjà pris. Choisissez-en un autre.`,
  inLine: (line: number, problem: string) => `Ligne ${line} : ${problem}`,
  totalDiffers: (given: string, quantity: number, price: string, total: string) =>
    `la valeur totale est ${given}, mais ${quantity} × ${price} donne ${total}.`,
  priceMoved: (cad: string, usd: string, rate: string) =>
    `${cad} CAD valent ${usd} USD au taux actuel de 1 CAD = ${rate.replace('.', ',')} USD. Prenez ce prix ou donnez-en un en USD.`,
  converted: (lines: string, rate: string, source: string) =>
    `Donné en CAD et converti en USD, chaque total de ligne arrondi une fois au cent : ligne ${lines}. ${rate.replace('.', ',')}, ${source}. La douane convertit à son propre taux certifié du jour de l’exportation (19 CFR 159.32 à 159.35).`,
  convertedFallback: (lines: string, rate: string) =>
    `Donné en CAD et converti au taux de repli, car aucun taux publié n’était disponible : ligne ${lines}. ${rate.replace('.', ',')}; confirmez le taux avant la déclaration.`,
  title: 'Facture commerciale',
  subject: (number: string) => `Facture commerciale ${number}`,
  shippingDate: 'Date d’expédition',
  shipper: 'Expéditeur et exportateur',
  importer: 'Importateur officiel',
  destination: 'Livrer à, destinataire final',
  broker: 'Courtier en douane',
  notGiven: 'Non donné',
  taxes: 'Droits et taxes payés par',
  taxesByShipper: 'L’expéditeur',
  currency: 'Devise',
  usd: 'USD',
  weightAndSize: 'Poids · dimensions',
  weightBySize: (weight: string, size: string) => `${weight} · ${size}`,
  unit: 'Unité USD',
  total: 'Total USD',
  linesEntry: (title: string, source: string, lines: string) => `${title} (${source}) : ligne ${lines}.`,
  linesVague: (lines: string) =>
    `La description ne nomme aucune marchandise : ligne ${lines}. Dites ce que c’est, en quelle matière et pour quel usage (19 CFR 141.86(a)(3)).`,
  linesShort: (lines: string) =>
    `La description est courte : ligne ${lines}. Dites aussi en quelle matière sont les marchandises et à quoi elles servent.`,
  linesLackMaker: (lines: string) =>
    `Fabricant non indiqué : ligne ${lines}. Le courtier a besoin du fabricant de chaque ligne et de son code d’identification (MID).`,
  linesLackOrigin: (lines: string) => `Pays d’origine non donné : ligne ${lines}. La douane l’exige pour chaque ligne.`,
  linesLackCode: (lines: string) => `Code HTS non donné : ligne ${lines}. Le courtier classe ces marchandises.`,
  linesLackValue: (lines: string) =>
    `Aucune valeur donnée : ligne ${lines}. Les marchandises sans prix, comme les échantillons, exigent quand même leur valeur; le total ne les compte pas.`,
  linesLackSize: (lines: string) =>
    `Poids ou dimensions à déterminer : ligne ${lines}. Donnez les vrais chiffres avant le départ des marchandises.`,
  partyLacks: (role: string, parts: string) => `${role}, non donné : ${parts}.`,
  partyDoubted: (role: string, doubt: string) => `${role} : ${doubt} Corrigez ce qui est faux.`,
  importerNumberLacks: (value: string) =>
    `Les marchandises valent ${value} USD : la déclaration est formelle, et cette facture n’a pas de numéro d’importateur. Donnez au courtier l’EIN de l’importateur, ou le numéro que la douane américaine lui a attribué (19 CFR 24.5).`,
  partName: 'nom',
  partAddress: 'adresse',
  partCity: 'ville',
  partCountry: 'pays',
  cadPrice: (price: string) => `${price} CAD`,
  notStated:
    'Cette facture ne dit pas : les conditions de livraison, l’acheteur ainsi que le moment et le lieu d’une vente, si l’acheteur et le vendeur sont liés, comment la valeur a été établie, les frais comme le transport et les apports, ni les quantités dans les unités du tarif. Le courtier en a besoin pour la déclaration (19 CFR 141.86(a)).',
  noClaim: 'Aucune préférence comme l’ACEUM n’est demandée sur cette facture.',
  typed: 'Faite de chiffres saisis à la main. Le total d’une ligne est la quantité multipliée par le prix unitaire.',
  paperOfSeveral: 'Plusieurs clients ont un document de ce nom. Dites de quel client il s’agit.',
  severalClients: 'Deux clients différents sont nommés. N’en nommez qu’un.',
} as const
