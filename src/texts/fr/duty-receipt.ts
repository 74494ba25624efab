// Les phrases du relevé de droits : pourquoi une ligne y figure, ce qui est écarté, ce qui manque, ce qui changerait les droits.
export const texts = {
  codeUnknown: (code: string, release: string) =>
    `${code} n’est pas une ligne du tarif, édition ${release}. Choisissez une ligne de dix chiffres qui existe.`,
  ownCodeUnknown: (code: string, release: string) =>
    `Le code propre des marchandises, ${code}, n’est pas une ligne du tarif, édition ${release}. Donnez les dix chiffres d’une ligne qui existe.`,
  ownCodeOfChapter98: (code: string) =>
    `${code} ne peut pas être le code propre des marchandises : il doit être des chapitres 1 à 97. Donnez le code qu’elles ont à l’état neuf.`,
  ownCodeEnded: (ended: string) => `Le code propre des marchandises n’est plus à jour. ${ended}`,
  tooEarly: (earliest: string) =>
    `Les règles d’avant le ${earliest} ne sont pas connues ici; cette entrée ne peut donc pas être calculée.`,
  valueOfLine:
    'Combien valent les marchandises de cette ligne, en USD? Une valeur de 0 n’en est pas une pour la douane.',
  priceOutside: (price: string, unit: string, bracket: string) =>
    `Le prix de ${price} USD (${unit}) ne convient pas à cette ligne, dont les mots sont « ${bracket} ».`,
  fittingLines: (codes: string) => `Lignes pour ce prix : ${codes}.`,
  questionUnknown: (question: string, answer: string) =>
    `La question « ${question} » n’est posée pour aucune marchandise : la réponse « ${answer} » ne compte pas.`,
  answerNotTaken: (question: string, answer: string, answers: string) =>
    `La réponse « ${answer} » ne compte pas : la question « ${question} » accepte ${answers}.`,
  answerNoNumber: (question: string, answer: string) =>
    `La réponse « ${answer} » ne compte pas : la question « ${question} » accepte un nombre de zéro ou plus.`,
  noRate: (code: string) => `Le tarif n’imprime aucun taux pour ${code}.`,
  notKnownFrom: (title: string) => `Le taux de « ${title} » n’est pas connu ici.`,
  baseTitle: {
    general: 'Droit ordinaire (colonne 1 générale)',
    special: 'Droit réduit d’un accord commercial (colonne 1 spéciale)',
    other: 'Droit sans relations commerciales normales (colonne 2)',
  },
  freeLine: 'La ligne est en franchise et aucun droit supplémentaire ne s’applique.',
  freeByClaim: 'La préférence lève les droits et aucun droit supplémentaire ne s’applique.',
  freeByRounding: 'Les droits n’atteignent pas un demi-cent.',
  exemptUnderClaim: 'La préférence demandée sur cette ligne la lève.',
  onPart: 'Pour les marchandises du chapitre 98, seule compte la valeur des travaux ou du montage à l’étranger.',
  notFullyConfirmed: 'Cette règle n’est pas entièrement confirmée : vérifiez-la auprès de votre courtier.',
  conditionNotMet: (question: string, answer: string) =>
    `Ne s’applique pas tant que la réponse à « ${question} » est ${answer}.`,
  placeTaken: (heading: string) => `${heading} la remplace sur cette ligne.`,
  placeTakenBy: (title: string) => `« ${title} » la remplace sur cette ligne.`,
  coveredByColumn1: (total: string) => `La colonne 1 atteint déjà ${total}; rien n’est ajouté.`,
  ended: (day: string) => `Mesure terminée : le dernier jour était le ${day}.`,
  otherOrigin: (countries: string, origin: string) =>
    `Ne vise que ces origines : ${countries}; l’origine est ici : ${origin}.`,
  claimRefused: (because: string) => `La préférence a été écartée : ${because}`,
  answers: { yes: 'oui', no: 'non', 'not-said': 'non indiqué' },

  perUnit: (usd: string, unit: string) => `${usd.replace('.', ',')} $ US/${unit}`,
  upToPrice: (usd: string, unit: string) => `jusqu’à ${usd.replace('.', ',')} $ US/${unit}`,
  totalRate: (percent: string) => `${percent.replace('.', ',')} % au total, colonne 1 comprise`,
  cusmaLess: (amount: string) => `Avec une demande ACEUM, les droits seraient inférieurs de ${amount} USD.`,
  cusmaMore: (amount: string) => `Sans la demande ACEUM, les droits seraient supérieurs de ${amount} USD.`,
  cusmaSame: 'Une demande ACEUM ne change pas ces droits.',
  cusmaClaimedSame: 'Sans la demande ACEUM, les droits seraient les mêmes.',
  answerLess: (question: string, answer: string, amount: string) =>
    `Si la réponse à « ${question} » est ${answer}, les droits baissent de ${amount} USD.`,
  answerMore: (question: string, answer: string, amount: string) =>
    `Si la réponse à « ${question} » est ${answer}, les droits augmentent de ${amount} USD.`,
  answerAllowsEntry: (question: string, answer: string, amount: string) =>
    `Si la réponse à « ${question} » est ${answer}, les marchandises peuvent entrer et les droits sont de ${amount} USD.`,
  answerForbidsEntry: (question: string, answer: string) =>
    `Si la réponse à « ${question} » est ${answer}, les marchandises ne peuvent pas entrer.`,
  scheduled: (title: string, rate: string, day: string) => `À partir du ${day} : ${title}, ${rate}.`,
} as const
