// Ce sur quoi un droit repose sans que personne l’ait dit, et ce qu’il peut atteindre.
export const texts = {
  heading: 'Supposé, car personne ne l’a dit',
  assumed: (question: string, answer: string) => `${question} Supposé : ${answer}.`,
  words: (words: string) => `Les mots « ${words} » le laissent croire.`,
  otherwiseTotal: (answer: string, amount: string) => `Avec ${answer} : droit de ${amount} USD.`,
  otherwiseProhibited: (answer: string) => `Avec ${answer} : ne peut pas entrer.`,
  otherwiseAny: 'Avec une réponse, il peut y avoir plus à payer. Combien, on ne le sait pas avant.',
  otherwiseUnknown: (answer: string) => `Avec ${answer} : droit inconnu.`,
  range: (least: string, stated: string, most: string) =>
    `Droit de ${stated} USD tel qu’affiché; selon les autres réponses, de ${least} USD à ${most} USD.`,
  rangeUp: (least: string, stated: string) =>
    `Droit de ${stated} USD tel qu’affiché; selon les autres réponses, à partir de ${least} USD. Le maximum n’est pas connu.`,
  ofGoods: (goods: string, text: string) => `${goods} : ${text}`,
  between: (least: string, most: string) => `${least} à ${most}`,
  from: (least: string) => `à partir de ${least}, maximum inconnu`,
  totalRange: (least: string, most: string) => `De ${least} à ${most}, selon ce que personne n’a encore dit.`,
  totalFrom: (least: string) => `À partir de ${least} : le maximum n’est pas connu, car il reste un fait à dire.`,
  depositTotal: 'Un dépôt en espèces ou un autre droit peut s’ajouter : le total est d’au moins ce montant.',
  plusDeposit: 'un supplément?',
  depositFloor: 'Un dépôt en espèces ou un autre droit peut s’ajouter : ce droit est d’au moins ce montant.',
} as const
