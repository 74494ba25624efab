// Courriels sur les personnes d’un client.
export const texts = {
  roles: {
    reader: 'lecteur : vous pouvez tout regarder et télécharger les documents',
    member: 'membre : vous pouvez faire tout le travail sur les envois, les produits et les documents',
    owner: 'propriétaire : vous pouvez tout faire, et dire qui fait partie de l’entreprise',
  },
  invitationSubject: (company: string) => `Vous êtes invité à rejoindre ${company} dans Portage`,
  invitation: (given: {
    readonly by: string
    readonly company: string
    readonly role: string
    readonly link: string
    readonly day: string
  }) =>
    `Bonjour,\n\n${given.by} vous invite à travailler pour ${given.company} dans Portage, comme ${given.role}.\n\nOuvrez ce lien pour rejoindre l’entreprise :\n\n${given.link}\n\nIl est valable une seule fois, jusqu’au ${given.day}. Ne le transmettez à personne : qui l’ouvre rejoint l’entreprise sous votre adresse et peut vous donner un autre nom. Si vous ne l’attendiez pas, ne faites rien.\n`,
  passkeysSubject: (company: string) => `La façon de se connecter à ${company} dans Portage a changé`,
  passkeysOnly: (company: string, by: string) =>
    `Bonjour,\n\n${by} a décidé que toutes les personnes de ${company} se connectent à Portage avec une clé d’accès. Un code par courriel ne suffit plus. Les personnes qui n’en ont pas encore seront invitées à en ajouter une à leur prochaine connexion.\n\nSi c’est une erreur, un propriétaire de l’entreprise peut revenir en arrière à la page Personnes.\n`,
  passkeysNoMore: (company: string, by: string) =>
    `Bonjour,\n\n${by} a décidé qu’un code par courriel suffit de nouveau pour se connecter à ${company} dans Portage.\n\nSi c’est une erreur, un propriétaire de l’entreprise peut revenir en arrière à la page Personnes.\n`,
  addressSubject: (company: string) => `L’adresse courriel de ${company} a été changée`,
  address: (given: {
    readonly by: string
    readonly company: string
    readonly before: string
    readonly after: string
  }) =>
    `Bonjour,\n\n${given.by} a changé l’adresse courriel de ${given.company} dans Portage : ${given.before} devient ${given.after}. Les documents portent désormais la nouvelle adresse. Les personnes qui peuvent se connecter restent les mêmes.\n\nSi c’est une erreur, un propriétaire de l’entreprise peut la rétablir à la page Personnes.\n`,
}
