// Le coût d’un dédouanement : lignes, notes et avis de l’estimation des coûts et de l’estimation groupée.
export const texts = {
  baseDuty: 'Droit ordinaire',
  onLines: (n: number) => (n > 1 ? `${n} lignes tarifaires.` : `${n} ligne tarifaire.`),
  possiblyFree: (n: number) =>
    n > 1
      ? `${n} lignes sont peut-être en franchise : le calcul n’y trouve aucun droit. Vérifiez avec votre courtier avant de vous y fier.`
      : `${n} ligne est peut-être en franchise : le calcul n’y trouve aucun droit. Vérifiez avec votre courtier avant de vous y fier.`,
  additionalOn: (n: number, rate: string) =>
    n > 1 ? `${rate} sur ${n} lignes tarifaires.` : `${rate} sur ${n} ligne tarifaire.`,
  processingFee: 'Frais de traitement des marchandises (MPF)',
  processingInformal: (source: string) => `Déclaration informelle, une fois par dédouanement. ${source}`,
  processingRate: (percent: string, base: string, source: string) =>
    `Déclaration formelle, une fois par dédouanement : ${percent.replace('.', ',')} % de ${base} USD. ${source}`,
  processingMinimum: (percent: string, minimum: string, source: string) =>
    `Déclaration formelle, une fois par dédouanement : ${percent.replace('.', ',')} %, ici le minimum de ${minimum} USD. ${source}`,
  processingMaximum: (percent: string, maximum: string, source: string) =>
    `Déclaration formelle, une fois par dédouanement : ${percent.replace('.', ',')} %, ici le maximum de ${maximum} USD. ${source}`,
  processingExempt: (source: string) =>
    `Rien n’est dû : chaque ligne est exonérée, par un accord invoqué, par son pays d’origine ou comme marchandise en retour. ${source}`,
  processingPartNotSaid: (n: number) =>
    n > 1
      ? `C’est le moins : la partie imposable de ${n} lignes de travaux ou de montage à l’étranger n’est pas indiquée et n’est pas comptée.`
      : `C’est le moins : la partie imposable de ${n} ligne de travaux ou de montage à l’étranger n’est pas indiquée et n’est pas comptée.`,
  excise: {
    spirits: 'Taxe d’accise fédérale sur les spiritueux',
    'wine-sparkling': 'Taxe d’accise fédérale sur le vin mousseux',
    wine: 'Taxe d’accise fédérale sur le vin',
    cider: 'Taxe d’accise fédérale sur le cidre',
    'wine-other': 'Taxe d’accise fédérale sur les boissons fermentées',
    beer: 'Taxe d’accise fédérale sur la bière',
    cigarettes: 'Taxe d’accise fédérale sur les cigarettes',
    cigars: 'Taxe d’accise fédérale sur les cigares, au plus',
    'small-cigars': 'Taxe d’accise fédérale sur les petits cigares',
    snuff: 'Taxe d’accise fédérale sur le tabac à priser',
    'chewing-tobacco': 'Taxe d’accise fédérale sur le tabac à chiquer',
    'rolling-tobacco': 'Taxe d’accise fédérale sur le tabac à rouler',
    'smoking-tobacco': 'Taxe d’accise fédérale sur le tabac à fumer',
  } as Readonly<Record<string, string>>,
  exciseTax: 'Taxe d’accise fédérale',
  exciseRate: (usd: string, per: string, unit: string, source: string) =>
    per === '1'
      ? `${usd.replace('.', ',')} USD par ${unit}. ${source}`
      : `${usd.replace('.', ',')} USD par ${per} ${unit}. ${source}`,
  exciseUsual: 'Taux de la force ou de la taille habituelle : d’autres diffèrent.',
  exciseNotKnown: (name: string, rate: string) =>
    `Ne comprend pas ${name}, car la quantité n’est pas connue : ${rate} Elle n’est pas comptée comme nulle.`,
  continuousBond: (secures: string, premium: string, clearances: number, single: string) =>
    `Un cautionnement continu de ${secures} USD coûte environ ${premium} USD par an : il revient moins cher à partir de ${clearances} dédouanements semblables par an, car un cautionnement unique coûte ${single} USD.`,
  /** Ce que dit le barème livré avec Portage; ce que le personnel a saisi reste tel quel. */
  exampleSchedule: {
    'Entry preparation': 'Préparation de la déclaration',
    'Food review, FDA': 'Examen des aliments, FDA',
    'Single transaction bond': 'Cautionnement unique',
    Disbursement: 'Avance des droits',
    'Market prices run from USD 4.50 to 7.50 per 1,000 of bond, at least USD 50 to 100.':
      'Le marché demande de 4,50 à 7,50 USD par 1 000 USD de cautionnement, et au moins de 50 à 100 USD.',
  } as Readonly<Record<string, string>>,
  harborFee: 'Frais d’entretien des ports (HMF)',
  harborFeeNote: (percent: string, source: string) =>
    `Arrivée par mer : ${percent.replace('.', ',')} % de la valeur déclarée. ${source}`,
  oncePerClearance: 'Une fois par dédouanement.',
  oncePerEntry: (type: 'informal' | 'formal') =>
    type === 'formal'
      ? 'Déclaration formelle, une fois par dédouanement.'
      : 'Déclaration informelle, une fois par dédouanement.',
  perLine: (included: number) => `Pour chaque ligne tarifaire au-delà de ${included}.`,
  bondPlain: (secured: string) => `Estimation. Cautionnement de ${secured} USD : valeur, droits et frais.`,
  bondTripled: (secured: string, agencies: string) =>
    `Estimation. Cautionnement de ${secured} USD : trois fois la valeur, car un autre organisme peut redemander les marchandises (${agencies}).`,
  bondMayTriple: (agencies: string) => `Trois fois la valeur si un organisme demande des données : ${agencies}.`,
  disbursement: (percent: string, duty: string, minimum: string) =>
    `${percent.replace('.', ',')} % des droits de ${duty} USD, au moins ${minimum} USD.`,
  goods: 'Marchandises',
  goodsNote: (n: number) => (n > 1 ? `Valeur de ${n} articles.` : `Valeur de ${n} article.`),
  customs: 'Frais de douane',
  customsNote: 'Droits et frais de la douane.',
  brokerage: 'Courtage',
  brokerageNote: (broker: string) => `Frais de ${broker}.`,
  brokerageExampleNote: (broker: string) => `Frais de ${broker}. Barème d’exemple : demandez le sien à votre courtier.`,
  customsConverts:
    'Les prix en CAD sont convertis au taux affiché. La douane les convertit à son propre taux certifié du jour de l’exportation (19 CFR 159.32 à 159.35); la valeur déclarée peut donc différer.',
  depositNotPriced:
    'Des droits antidumping, compensatoires ou de sauvegarde peuvent viser ces marchandises. Ni eux ni un dépôt en espèces ne sont comptés ici : chaque total est d’au moins ce montant.',
  agricultureFee: (goods: string, source: string) =>
    `Pour ${goods}, la douane peut aussi percevoir des frais pour le département de l’Agriculture, au poids ou au nombre. Ils sont faibles et ne sont pas comptés ici (${source}).`,
  saleExcise: (goods: string, source: string) =>
    `Pour ${goods}, l’importateur peut devoir au fisc américain une taxe d’accise sur la première vente aux États-Unis. Elle n’est pas comptée ici (${source}).`,
  unpriced: {
    cotton: 'les articles en coton',
    honey: 'le miel',
    beef: 'les bovins et le bœuf',
    pork: 'les porcs et la viande de porc',
    dairy: 'les produits laitiers',
    potatoes: 'les pommes de terre',
    blueberries: 'les bleuets',
    mushrooms: 'les champignons',
    lumber: 'le bois d’œuvre résineux',
    'christmas-trees': 'les arbres de Noël',
    'heavy-tires': 'les pneus prévus pour plus de 3 500 livres',
    fishing: 'les articles de pêche',
    archery: 'les articles de tir à l’arc',
    firearms: 'les armes à feu et les munitions',
  },
  certificateNotThen: (day: string) =>
    `Un certificat ACEUM qui couvre des marchandises aujourd’hui ne les couvre pas le ${day}, hors de sa période : elles sont calculées sans la préférence. Signez-en un pour ce jour-là.`,
  excludesFreight: 'Sans le transport ni les frais de service.',
  formalEntry: (value: string) =>
    `Déclaration formelle : ${value} USD dépasse 2 500 USD. Il faut un compte chez un courtier partenaire : écrivez-nous pour l’ouvrir.`,
  formalMayBeAsked:
    'La douane peut exiger une déclaration formelle : une ligne de plus de 250 USD porte un droit du chapitre 99 (19 CFR 143.21). Consultez votre courtier.',
  feesNotKnown: (date: string) =>
    `Sans les frais de traitement des marchandises : aucun taux n’est connu pour le ${date}.`,
  brokerNotKnown: (date: string) => `Sans le courtage : le barème ne couvre pas le ${date}.`,
  excludedProhibited: (name: string, since: string) => `Sans ${name} : ne peut pas être importé depuis le ${since}.`,
  excludedUnknown: (name: string, missing: string) =>
    `Sans les droits de ${name} qui ne sont pas connus : ${missing} Ils ne sont pas comptés comme zéro.`,
  excludedLacking: (name: string, missing: string) => `Sans les droits de ${name}. À fournir : ${missing}.`,
  excludedNoValue: (name: string) => `Sans ${name} : son coût manque.`,
  nothingToEnter: 'Il n’y a aucune marchandise à déclarer.',
  duties: 'Droits',
  oneClearanceAssumed: 'On suppose un seul importateur, un seul port et un seul camion.',
  splittingNotFree:
    'Les marchandises d’un même importateur arrivées par un même camion vont normalement sur une seule déclaration (19 CFR 141.51). Les diviser pour rester à 2 500 USD ou moins est illégal (19 USC 1592).',
  allItemsNeeded:
    'Chaque article doit avoir un code HTS, un pays d’origine, une quantité et une valeur déclarée pour estimer les coûts de douane.',
  estimateFailed: 'Les coûts de douane n’ont pas pu être estimés',
  mergedFailed: 'L’estimation groupée n’a pas pu être produite',
  dutyCharge: 'Droit',
  fieldHtsCode: 'code HTS',
  fieldOrigin: 'pays d’origine',
} as const
