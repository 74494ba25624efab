// Ce que les vérifications avant un document ont trouvé, par motif.
export const texts = {
  'business-info-missing': 'Il manque les renseignements de l’entreprise : la facture les imprime.',
  'business-info-incomplete': (parts: string) => `Il manque aux renseignements de l’entreprise : ${parts}.`,
  'business-phone-missing': 'Les renseignements de l’entreprise n’ont pas de numéro de téléphone.',
  'business-province-missing': 'Les renseignements de l’entreprise n’ont ni province ni État.',
  'business-number-check':
    'Le dernier chiffre du numéro d’entreprise canadien ne va pas avec les autres. Comparez le numéro avec vos documents.',
  'business-number-missing': 'Les renseignements de l’entreprise n’ont pas de numéro d’entreprise canadien.',
  'agreement-missing': 'L’entente d’expédition n’est pas signée.',
  'importer-missing':
    'Aucun importateur officiel n’est inscrit : la facture nomme le vendeur, sans numéro d’importateur.',
  'importer-locked':
    'Les renseignements de l’importateur ne peuvent pas être lus en ce moment : la facture les omet. Demandez à votre fournisseur.',
  'importer-number-missing':
    'L’importateur officiel n’a pas de numéro. Sans numéro, le courtier ne peut pas déposer de déclaration.',
  'importer-is-amazon':
    'L’importateur officiel est nommé Amazon. Amazon n’importe pas les marchandises des vendeurs : elle ne peut figurer que comme destinataire final.',
  'person-missing':
    'Nommez une personne de votre entreprise qui connaît cette vente : les factures doivent en donner une (19 CFR 141.86(j)).',
  'centre-missing': 'L’envoi va chez Amazon et n’a pas de centre de distribution.',
  'consignee-missing':
    'Les marchandises vont de l’entrepôt chez Amazon et aucun centre de distribution n’est connu : la facture ne nomme pas de destinataire final.',
  'centre-unknown': (code: string) =>
    `Le centre de distribution ${code} n’est pas dans notre liste. Vérifiez son adresse.`,
  'centre-unsure': (code: string) =>
    `Les listes ne s’accordent pas sur l’adresse du centre de distribution ${code}. Vérifiez-la.`,
  'addresses-not-set-up':
    'L’adresse de l’entrepôt ou du courtier n’est pas inscrite : le document dit que le fournisseur la donne.',
  'relation-not-stated': 'Il n’est pas dit si l’acheteur et le vendeur sont liés.',
  'sale-without-buyer':
    'La facture dit que les marchandises sont vendues et ne nomme pas d’acheteur. Votre propre stock envoyé chez Amazon n’est pas encore vendu : choisissez-le comme motif de l’exportation.',
  'buyer-missing': 'La facture dit que les marchandises sont vendues et ne nomme aucun acheteur (19 CFR 141.86(a)(2)).',
  'value-basis-missing':
    'Les marchandises ne sont pas encore vendues, et personne n’a dit comment leur valeur a été établie. Le coût des marchandises seul peut être trop bas pour la douane.',
  'value-basis-unsold':
    'La valeur serait le prix d’une vente, mais la raison de l’exportation est une autre. Choisissez comment la valeur de marchandises non vendues a été établie.',
  'importer-number-formal': (value: string) =>
    `Les marchandises valent ${value} USD : la déclaration est formelle et demande le numéro de l’importateur officiel (19 CFR 24.5) : un EIN, ou un numéro que la douane américaine vous a donné. Aucun n’est enregistré. Inscrivez-le dans les renseignements sur l’entreprise.`,
  'importer-locked-formal': (value: string) =>
    `Les marchandises valent ${value} USD : la déclaration est formelle et demande le numéro de l’importateur officiel. Les renseignements de l’importateur ne peuvent pas être lus avec la clé actuelle : demandez à l’exploitant de ce site de la remettre.`,
  'units-missing': (item: string, units: string) =>
    `${item} : le tarif compte en ${units}. Donnez la quantité pour une unité.`,
  'terms-default': 'Les conditions de livraison sont celles par défaut et personne ne les a confirmées.',
  'port-missing': 'Le port d’entrée n’est pas encore connu.',
  'reference-missing': 'Aucun identifiant d’envoi FBA n’est connu pour les références.',
  'shipment-cancelled': 'L’envoi est annulé.',
  'shipment-left': 'L’envoi est déjà parti. Les documents faits maintenant ne voyagent pas avec lui.',
  'no-items': 'L’envoi n’a aucun article à facturer.',
  'cost-missing': (item: string) => `${item} n’a pas de coût supérieur à 0.`,
  'quantity-missing': (item: string) => `${item} n’a pas de quantité d’au moins 1.`,
  'cost-very-low': (item: string) =>
    `${item} coûte moins de 0,05 CAD l’unité. Vérifiez que le coût est celui d’une unité.`,
  'cost-very-high': (item: string) =>
    `${item} coûte plus de 10 000 CAD l’unité. Vérifiez que le coût est celui d’une unité.`,
  'cost-fraction': (item: string) =>
    `${item} a un coût avec des fractions de cent : les valeurs unitaires s’impriment avec quatre décimales.`,
  'formal-entry': (value: string) =>
    `Les marchandises valent ${value} USD, plus de 2 500 USD : la douane exige une déclaration formelle, la déclaration plus longue, avec cautionnement.`,
  'near-formal-entry': (value: string) =>
    `Les marchandises valent ${value} USD, près des 2 500 USD au-delà desquels il faut une déclaration formelle (la déclaration plus longue, avec cautionnement).`,
  'low-value': (value: string) =>
    `Les marchandises valent ${value} USD. L’exemption jusqu’à 800 USD a pris fin le 29 août 2025 (19 CFR 10.151) : il faut une déclaration et des droits sont dus.`,
  'description-missing': (sku: string) => `Le SKU ${sku} n’a pas de description. Une facture nomme les marchandises.`,
  'description-short': (item: string) =>
    `${item} : dites en au moins 3 mots ce que c’est, de quoi c’est fait et à quoi cela sert.`,
  'description-brand-only': (item: string) =>
    `${item} : la description n’est qu’une marque ou un modèle. Dites ce que sont les marchandises.`,
  'description-letters': (item: string) =>
    `${item} : la description n’est pas en lettres latines. La douane demande l’anglais.`,
  'description-vague': (item: string, word: string) =>
    `${item} : « ${word} » en dit trop peu à la douane. Nommez les marchandises.`,
  'description-long': (item: string) =>
    `${item} : la description a plus de 250 caractères. Un courtier devra peut-être la couper.`,
  'origin-missing': (item: string) => `${item} n’a pas de pays d’origine.`,
  'origin-unknown': (item: string, given: string) => `${item} : « ${given} » n’est pas un pays.`,
  'origin-american': (item: string) =>
    `${item} est d’origine américaine : il peut entrer comme marchandise américaine en retour sous 9801.00.10. Demandez au courtier.`,
  'maker-missing': (item: string) => `${item} n’a pas d’adresse de fabricant.`,
  'maker-incomplete': (item: string) =>
    `${item} : il manque à l’adresse du fabricant le nom, la rue, la ville ou le pays.`,
  'maker-country-differs': (item: string, maker: string, origin: string) =>
    `${item} : le fabricant est dans ce pays : ${maker}, mais le pays d’origine est : ${origin}. Corrigez l’un des deux ou donnez la raison.`,
  'maker-country-reasoned': (item: string, reason: string) =>
    `${item} : le fabricant et l’origine sont dans des pays différents. Raison donnée : ${reason}`,
  'mid-missing': (item: string) =>
    `${item} : l’adresse ne donne pas de code d’identification du fabricant. Ajoutez la province ou inscrivez le code.`,
  'mid-proposed': (item: string, mid: string) =>
    `${item} : le code d’identification du fabricant ${mid} est une proposition. La douane en a peut-être un autre.`,
  'mid-textile': (item: string) =>
    `${item} est un textile : son code d’identification doit être celui du fabricant qui lui donne son origine, non d’un négociant.`,
  'maker-is-seller': (item: string) =>
    `${item} : le fabricant est votre propre entreprise. Vérifiez que vous le fabriquez vous-même.`,
  'code-missing': (item: string) => `${item} n’a pas de code HTS.`,
  'code-unfinished': (item: string, digits: number) => `${item} : le code HTS a ${digits} des 10 chiffres.`,
  'code-gone': (item: string, code: string) =>
    `${item} : le code HTS ${code} n’est pas dans l’édition en vigueur. Choisissez-en un autre.`,
  'code-ended': (item: string, end: string) => `${item} : ${end}`,
  'code-unconfirmed': (item: string) =>
    `${item} : 1 code HTS est proposé et non confirmé. Confirmez-le avant de faire la facture.`,
  'code-unsure': (item: string, percent: string) =>
    `${item} : le code HTS a été proposé avec une confiance de ${percent} %. Regardez-le de nouveau.`,
  'code-residual': (item: string) =>
    `${item} est dans une position pour marchandises non nommées ailleurs. Vérifiez qu’aucune position plus précise ne convient.`,
  prohibited: (item: string, since: string) =>
    `${item} ne peut pas être importé depuis le ${since}. Retirez-le de l’envoi avant de faire une facture.`,
  'entry-row': (item: string, title: string, source: string) => `${item} : ${title} (${source}).`,
  'entry-disagreement': (item: string, title: string) =>
    `${item} : les mots disent « ${title} », mais le code vise autre chose.`,
  'entry-origins': (item: string, stated: string, given: string) =>
    `${item} : les mots disent un autre pays de fabrication (${stated}) que l’origine donnée (${given}). Corrigez l’un des deux.`,
  'entry-origin-read': (item: string, country: string, words: string) =>
    `${item} : personne n’a donné l’origine. Ce qui est trouvé avant tout droit suppose ${country}, lu dans les mots « ${words} ».`,
  'entry-deposit': (item: string, products: string, numbers: string) =>
    `${item} : des ordonnances antidumping ou compensatoires sur « ${products} » peuvent le viser (${numbers}). Si oui, la douane demande un dépôt en espèces (déclaration de type 03); aucun total affiché ne le comprend.`,
  'prohibited-permitted': (item: string, by: string, on: string, reason: string, citation: string) =>
    `${item} est d’un genre interdit. ${by} a noté le ${on} pourquoi il peut entrer : ${reason} (${citation})`,
  'duty-assumed': (item: string, assumed: string) =>
    `${item} : les droits sont calculés avec une supposition. ${assumed}`,
  'price-outside-line': (item: string, said: string) => `${item} : ${said}`,
  'duty-unknown': (item: string, missing: string) =>
    `${item} : les droits ne peuvent pas encore être calculés. ${missing}`,
  'weight-missing': (item: string) =>
    `${item} : le tarif compte en kilogrammes et le poids d’une unité n’est pas connu.`,
  'additional-duty': (item: string) =>
    `${item} : des droits supplémentaires sont dus. Ouvrez les droits pour les voir.`,
  'agency-required': (item: string, agency: string, papers: string) =>
    `${item} : ${agency} exige des données : ${papers}.`,
  'agency-possible': (item: string, agency: string) =>
    `${item} : ${agency} peut demander des documents, ou une déclaration que ses règles ne s’appliquent pas.`,
  'sku-codes-differ': (sku: string) => `Le SKU ${sku} figure dans l’envoi avec des codes HTS différents.`,
  'sku-origins-differ': (sku: string) => `Le SKU ${sku} figure dans l’envoi avec des pays d’origine différents.`,
  'sku-costs-differ': (sku: string) => `Le SKU ${sku} figure dans l’envoi avec des coûts différents.`,
  'sku-twice': (sku: string) => `Le SKU ${sku} figure sur plus d’une ligne.`,
  'description-codes-differ': (description: string) =>
    `« ${description} » décrit des marchandises dont les codes HTS diffèrent.`,
  'typed-lines-open': (n: number) =>
    `${n === 1 ? '1 ligne saisie à la main n’a' : `${n} lignes saisies à la main n’ont`} pas de code HTS. Sans code, le courtier ne peut pas déclarer les marchandises.`,
  'typed-lines-makerless': (n: number) =>
    `${n === 1 ? '1 ligne saisie à la main ne nomme' : `${n} lignes saisies à la main ne nomment`} pas de fabricant. La déclaration exige le fabricant de chacune et son code d’identification.`,
  'typed-lines-vague': (n: number) =>
    `${n === 1 ? '1 ligne saisie à la main ne nomme' : `${n} lignes saisies à la main ne nomment`} aucune marchandise. Dites ce que c’est, en quoi c’est fait et à quoi cela sert.`,
  'typed-lines-short': (n: number) =>
    `La description de ${n === 1 ? '1 ligne saisie' : `${n} lignes saisies`} à la main est courte. Dites aussi en quoi les marchandises sont faites et à quoi elles servent.`,
  'many-lines': (n: number) => `La facture a ${n} lignes. Les courtiers facturent les lignes au-delà de quelques-unes.`,
  'boxes-missing': 'Aucune boîte n’est connue : la facture ne dit ni le nombre de colis ni le poids brut.',
  'boxes-unweighed': (n: number) => `${n === 1 ? '1 boîte n’est pas pesée' : `${n} boîtes ne sont pas pesées`}.`,
  'boxes-quantity': (item: string, packed: number, listed: number) =>
    `${item} : ${packed} unités sont emballées mais ${listed} sont inscrites.`,
  'boxes-lack-item': (item: string) => `${item} n’est dans aucune boîte.`,
  'boxes-hold-other': (sku: string) => `Une boîte contient le SKU ${sku}, qui n’est pas parmi les articles.`,
  'box-heavy': (box: number) =>
    `La boîte ${box} pèse plus de 22,7 kg (50 lb), la limite d’Amazon pour la plupart des boîtes.`,
  'boxes-net-over-gross': (box: number, gross: string, net: string, others: number) =>
    `La boîte ${box} pèse ${gross} kg, mais les marchandises qu’elle contient pèsent ${net} kg sans emballage${others === 0 ? '' : `, et ${others === 1 ? '1 autre boîte a' : `${others} autres boîtes ont`} le même défaut`}. Une boîte ne peut pas peser moins que ses marchandises : corrigez le poids de la boîte ou celui d’une unité.`,
  expired: (item: string, day: string) => `${item} : la date limite du ${day} précède le jour de l’expédition.`,
  'expires-soon': (item: string, day: string) =>
    `${item} : la date limite du ${day} est dans moins de 90 jours. Amazon peut le refuser.`,
  'cusma-none-eligible':
    'Aucun article admissible à l’ACEUM : seuls les articles d’origine US, CA ou MX sont admissibles.',
  'cusma-not-signed': (n: number) =>
    `${n === 1 ? '1 article peut' : `${n} articles peuvent`} se réclamer de l’ACEUM et aucun certificat n’est signé : aucune demande n’est imprimée.`,
  'cusma-out-of-date':
    'Le certificat ACEUM est périmé : un article a changé après la signature. Aucune demande n’est imprimée.',
  'cusma-period-over': (day: string) =>
    `La période globale du certificat ACEUM a pris fin le ${day}. Aucune demande n’est imprimée.`,
  'cusma-period-later': (day: string) =>
    `La période globale du certificat ACEUM commence le ${day}. Les marchandises qui entrent avant ne sont pas couvertes, et le document demande pourtant la préférence.`,
  'cusma-period-ends-soon': (day: string) =>
    `La période globale du certificat ACEUM prend fin le ${day}. Les marchandises qui entrent après ne sont pas couvertes, et le document demande pourtant la préférence. Signez un nouveau certificat si elles risquent d’entrer après ce jour.`,
  'cusma-not-kept':
    'Le formulaire ACEUM est marqué comme signé, mais aucun certificat n’est conservé avec lui. Signez-le de nouveau : l’importateur doit détenir le certificat au moment de la demande.',
  'cusma-decision-outdated': (names: string) =>
    `Le certificat ACEUM repose sur une décision d’origine qui est dépassée, pour ${names}. Décidez de nouveau à la page « Origine selon l’ACEUM » : si le résultat est le même, le certificat tient; sinon, signez-en un nouveau.`,
  'cusma-product-rule':
    'Être fait au Canada, aux États-Unis ou au Mexique ne suffit pas pour l’ACEUM : les marchandises doivent aussi remplir la règle de leur code HTS (note générale 11).',
  'cusma-textile-untested': (items: string) =>
    `${items} : personne n’a vérifié l’origine. Les vêtements et autres textiles ne sont le plus souvent originaires que si le fil ou le tissu vient lui aussi du Canada, des États-Unis ou du Mexique; y coudre, y tricoter ou y imprimer ne suffit pas. Vérifiez-la à la page « Origine selon l’ACEUM » avant de signer.`,
  'fda-none-needed': 'Aucun article de cet envoi n’a besoin d’une fiche FDA.',
  'fda-worksheet-needed': (n: number) =>
    `${n === 1 ? '1 article a' : `${n} articles ont`} besoin d’une fiche FDA et aucune n’a été faite.`,
  'fda-product-code-missing': (worksheet: string) => `${worksheet} : la fiche FDA n’a pas de code de produit.`,
  'fda-product-code-form': (worksheet: string, problem: string) => `${worksheet} : ${problem}`,
  'fda-fsvp-missing': (worksheet: string) => `${worksheet} : l’importateur FSVP aux États-Unis n’est pas nommé.`,
  'fda-blanks': (worksheet: string, n: number) =>
    `${worksheet} : ${n === 1 ? '1 champ de la fiche FDA est vide' : `${n} champs de la fiche FDA sont vides`}.`,
  'fda-prior-notice': 'Les aliments exigent un avis préalable à la FDA au moins 2 heures avant l’arrivée du camion.',
  'fallback-rate': 'Seul le taux de change de repli est connu. Acceptez-le pour imprimer la facture avec une note.',
  'rate-old': (day: string) => `Le taux de change est du ${day}, il y a plus de 5 jours.`,
  'measures-old': (day: string, days: number) =>
    `Les droits supplémentaires ont été vérifiés la dernière fois il y a ${days} jours, le ${day}. La loi a pu changer.`,
  'invoice-exists': (number: string) =>
    `L’envoi a déjà la facture ${number}. La nouvelle reçoit un numéro à elle; dites au courtier laquelle compte.`,
  together: {
    'origin-american': (items: string) =>
      `D’origine américaine, à déclarer peut-être comme marchandises américaines en retour sous 9801.00.10 : ${items}. Demandez au courtier.`,
    'units-missing': (items: string, units: string) =>
      `Le tarif compte ces articles en ${units}. Donnez la quantité pour une unité : ${items}.`,
    'mid-proposed': (items: string) =>
      `Les codes d’identification du fabricant sont des propositions, et la douane en a peut-être d’autres : ${items}.`,
    'mid-textile': (items: string) =>
      `Textiles, dont le code d’identification doit être celui du fabricant qui leur donne leur origine, non d’un négociant : ${items}.`,
    'maker-is-seller': (items: string) =>
      `Le fabricant est votre propre entreprise : ${items}. Vérifiez que vous les fabriquez vous-même.`,
    'code-residual': (items: string) =>
      `Dans une position pour marchandises non nommées ailleurs : ${items}. Vérifiez qu’aucune position plus précise ne convient.`,
    'weight-missing': (items: string) =>
      `Le tarif compte en kilogrammes et le poids d’une unité n’est pas connu : ${items}.`,
    'additional-duty': (items: string) =>
      `Des droits supplémentaires sont dus : ${items}. Ouvrez les droits pour les voir.`,
    'agency-required': (items: string, agency: string, papers: string) =>
      `${agency} exige des données (${papers}) : ${items}.`,
    'agency-possible': (items: string, agency: string) =>
      `${agency} peut demander des documents, ou une déclaration que ses règles ne s’appliquent pas : ${items}.`,
    'boxes-lack-item': (items: string) => `Dans aucune boîte : ${items}.`,
    'fda-product-code-missing': (worksheets: string) => `Fiches FDA sans code de produit : ${worksheets}.`,
    'fda-fsvp-missing': (worksheets: string) => `L’importateur FSVP aux États-Unis n’est pas nommé : ${worksheets}.`,
    'fda-blanks': (worksheets: string) => `Fiches FDA avec des champs vides : ${worksheets}.`,
    'cost-very-low': (items: string) =>
      `Coûts de moins de 0,05 CAD l’unité : ${items}. Vérifiez que chaque coût est celui d’une unité.`,
    'cost-very-high': (items: string) =>
      `Coûts de plus de 10 000 CAD l’unité : ${items}. Vérifiez que chaque coût est celui d’une unité.`,
    'description-short': (items: string) =>
      `Dites de chacun, en 3 mots au moins, ce que c’est, en quoi c’est fait et à quoi il sert : ${items}.`,
    'description-brand-only': (items: string) =>
      `Descriptions qui ne semblent être qu’une marque ou un modèle : ${items}. Dites ce que sont les marchandises.`,
    'mid-missing': (items: string) =>
      `Aucun code d’identification du fabricant ne peut être formé à partir des adresses : ${items}. Ajoutez les provinces ou donnez les codes.`,
    'code-unsure': (items: string) =>
      `Codes HTS proposés avec moins de 70 % de confiance : ${items}. Regardez-les de nouveau.`,
    'entry-origins': (items: string, stated: string, given: string) =>
      `Les mots disent un autre pays de fabrication (${stated}) que l’origine donnée (${given}) : ${items}. Corrigez l’un des deux.`,
    'entry-deposit': (items: string, products: string, numbers: string) =>
      `Des ordonnances antidumping ou compensatoires sur « ${products} » peuvent viser ces marchandises (${numbers}) : ${items}. Si oui, la douane demande un dépôt en espèces (déclaration de type 03); aucun total affiché ne le comprend.`,
    'duty-assumed': (items: string, assumed: string) =>
      `Les droits sont calculés avec une supposition : ${items}. ${assumed} Ce que donnerait une autre réponse figure avec les droits de chacun.`,
  },
  sellerParts: { name: 'nom légal', street: 'rue', city: 'ville', postalCode: 'code postal', country: 'pays' },
  moreItems: (n: number) => (n > 1 ? `${n} autres articles` : `${n} autre article`),
  namesAnd: (names: string, last: string) => `${names} et ${last}`,
  fields: {
    countryOfOrigin: 'pays d’origine',
    declaredValue: 'coût supérieur à 0',
    htsCode: 'code HTS',
    manufacturingAddress: 'adresse du fabricant',
    quantity: 'quantité',
  },
  itemIncomplete: (item: string, fields: string, others: number) =>
    `Il manque à ${item} : ${fields}${others === 0 ? '' : `; ${others === 1 ? '1 autre article est incomplet' : `${others} autres articles sont incomplets`}`}.`,
  codesUnconfirmed: (n: number) =>
    n === 1
      ? '1 code HTS est proposé et non confirmé. Confirmez-le avant de faire la facture.'
      : `${n} codes HTS sont proposés et non confirmés. Confirmez-les avant de faire la facture.`,
  inShipment: (reference: string, problem: string) => `${reference} : ${problem}`,
  moreStop: (first: string, n: number) =>
    `${first} Il reste ${n === 1 ? '1 autre point' : `${n} autres points`} à régler avant de produire le document.`,
} as const
