// Courriels sur une demande de compte.
export const texts = {
  receivedSubject: 'Nous avons reçu votre demande d’accès à Portage',
  received: (name: string, contact: string | undefined) =>
    `Bonjour ${name},\n\nNous avons bien reçu votre demande d’accès à Portage. Une personne la lira et vous répondra à cette adresse.\n\n${contact === undefined ? '' : `Vous pouvez nous joindre à ${contact}.\n\n`}Vous n’avez rien demandé? Il n’y a rien à faire : ce courriel n’ouvre aucun compte.\n`,
  askedSubject: (company: string) => `${company} demande un accès à Portage`,
  asked: (given: {
    readonly company: string
    readonly name: string
    readonly email: string
    readonly phone: string
    readonly place: string
    readonly goods: string
    readonly link: string
  }) =>
    `${given.company} demande un accès à Portage.\n\nNom : ${given.name}\nCourriel : ${given.email}\nTéléphone : ${given.phone || 'non donné'}\nLieu : ${given.place}\nMarchandises expédiées :\n\n${given.goods}\n\nRépondez-y ici :\n\n${given.link}\n`,
  openedSubject: 'Votre compte Portage est ouvert',
  opened: (given: { readonly name: string; readonly company: string; readonly email: string; readonly link: string }) =>
    `Bonjour ${given.name},\n\nLe compte Portage de ${given.company} est ouvert. Connectez-vous ici avec l’adresse ${given.email} :\n\n${given.link}\n\nSans envoi de votre part, le compte reste ouvert 3 mois.\n`,
}
