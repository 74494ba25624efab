// Une autre adresse courriel d’un client, demandée à l’ancienne.
export const texts = {
  title: 'Nouvelle adresse courriel',
  opening: 'Ouverture de la question...',
  openFailed: 'La question n’a pas pu être ouverte. Veuillez réessayer.',
  noLink: 'Aucune question',
  noLinkHint: 'Ouvrez le lien entier du courriel. Il se termine par une suite de lettres et de chiffres.',
  question: (company: string) => `Faut-il une autre adresse courriel pour ${company}?`,
  asked: (by: string, when: string) => `${by} l’a demandée ${when}.`,
  before: 'Maintenant',
  after: 'Ensuite',
  what: 'Qui lit la nouvelle adresse pourra se connecter pour l’entreprise. Qui se connecte avec l’ancienne est déconnecté et n’entre plus.',
  due: (day: string) =>
    `On a dit à Portage que plus personne ne lit l’ancienne adresse. Sans refus de votre part, la nouvelle compte à partir du ${day}.`,
  waits: 'Rien ne change avant votre accord.',
  agree: 'Utiliser la nouvelle adresse',
  object: 'Garder l’ancienne adresse',
  agreed: 'La nouvelle adresse compte désormais.',
  objected: 'Rien n’a changé. L’ancienne adresse reste, et les responsables de Portage voient votre refus.',
  answerFailed: 'Votre réponse n’est pas arrivée. Veuillez réessayer.',

  staffWaits: (before: string, after: string) => `La nouvelle adresse ${after} attend une réponse de ${before}`,
  staffAsked: (by: string, when: string) =>
    `${by} l’a importée ${when}. Jusqu’à l’accord de l’ancienne adresse, elle seule se connecte.`,
  staffDue: (by: string, when: string) =>
    `${by} a dit que personne ne lit l’ancienne adresse. La nouvelle compte à partir du ${when}, sauf refus de l’ancienne.`,
  staffObjected: (before: string, after: string) => `${before} ne veut pas de la nouvelle adresse ${after}`,
  staffObjectedHint: (when: string) =>
    `Le refus date du ${when}. L’ancienne adresse reste. Une autre importation de la même adresse ne demande rien tant que vous ne l’abandonnez pas.`,
  importWaits:
    'La nouvelle adresse courriel d’un client compte après l’accord de l’ancienne : Portage la lui demande par courriel.',
  drop: 'Abandonner',
  gone: 'Boîte disparue',
  goneTitle: 'Personne ne lit l’ancienne adresse?',
  goneText: (before: string) =>
    `Assurez-vous-en autrement, par exemple par un appel à un numéro connu. Un dernier courriel part à ${before}. Dans sept jours la nouvelle adresse compte, sauf refus de l’ancienne.`,
  loadFailed: 'La nouvelle adresse n’a pas pu être chargée. Veuillez réessayer.',
  notSaved: 'Rien n’a été modifié. Veuillez réessayer.',

  over: 'Cette question a reçu une réponse, a été remplacée ou abandonnée.',
  refused: 'L’ancienne adresse a refusé. Abandonnez la nouvelle adresse et demandez au client.',

  letterSubject: (company: string) => `Une nouvelle adresse courriel pour ${company} dans Portage?`,
  letter: (given: {
    readonly by: string
    readonly company: string
    readonly before: string
    readonly after: string
    readonly link: string
  }) =>
    `Bonjour,\n\n${given.by} demande de changer l’adresse courriel de ${given.company} dans Portage : ${given.before} deviendrait ${given.after}. Qui lit la nouvelle adresse pourrait alors se connecter pour l’entreprise, et ${given.before} ne le pourrait plus.\n\nRien ne change avant votre accord. Ouvrez ce lien pour accepter ou pour refuser :\n\n${given.link}\n\nSi vous ne vous y attendiez pas, refusez.\n`,
  goneLetter: (given: {
    readonly by: string
    readonly company: string
    readonly after: string
    readonly day: string
  }) =>
    `Bonjour,\n\n${given.by} a dit à Portage que plus personne ne lit cette adresse. L’adresse courriel de ${given.company} devient ${given.after} le ${given.day}.\n\nSi vous lisez ceci et que ce n’est pas exact, refusez avant ce jour : ouvrez le lien de notre premier courriel à ce sujet, ou écrivez aux responsables de ce Portage.\n`,
}
