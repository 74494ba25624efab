// Lettres sur les personnes d’un client.
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
    `Bonjour,\n\n${given.by} vous invite à travailler pour ${given.company} dans Portage, comme ${given.role}.\n\nOuvrez ce lien pour rejoindre l’entreprise :\n\n${given.link}\n\nIl est valable une seule fois, jusqu’au ${given.day}. Ne le transmettez à personne : qui l’ouvre se connecte à votre place. Si vous ne l’attendiez pas, ne faites rien.\n`,
  addressSubject: (company: string) => `L’adresse courriel de ${company} a été changée`,
  address: (given: {
    readonly by: string
    readonly company: string
    readonly before: string
    readonly after: string
  }) =>
    `Bonjour,\n\n${given.by} a changé l’adresse courriel de ${given.company} dans Portage : ${given.before} devient ${given.after}. Les documents portent désormais la nouvelle adresse. Qui peut se connecter n’a pas changé.\n\nSi ce n’est pas exact, un propriétaire de l’entreprise peut la rétablir sous Personnes.\n`,
}
