// Les personnes d’un client : qui elles sont, ce que chacune peut faire, et le passage d’une entreprise à une autre.
export const texts = {
  title: 'Personnes',
  subtitle: 'Qui peut se connecter pour cette entreprise, et ce que chacun peut faire.',
  ofClient: 'Personnes du client',
  loading: 'Chargement des personnes...',
  loadFailed: 'Les personnes n’ont pas pu être chargées. Veuillez réessayer.',
  notSaved: 'Rien n’a été modifié. Veuillez réessayer.',
  ownersOnly: 'Les propriétaires de l’entreprise peuvent modifier cette liste.',

  person: 'Nom',
  you: 'vous',
  companyAddress: 'Adresse de l’entreprise',
  role: 'Rôle',
  roleLabel: 'Rôle',
  roleOf: (name: string) => `Rôle de ${name}`,
  roles: { reader: 'Lecteur', member: 'Membre', owner: 'Propriétaire' },
  rolesHint:
    'Un lecteur regarde et télécharge. Un membre fait aussi le travail. Un propriétaire modifie aussi cette liste, les renseignements de l’entreprise et son adresse courriel.',
  standing: 'État',
  joined: (day: string) => `Depuis le ${day}`,
  sessions: (count: number) => {
    if (count === 0) return 'Non connecté'
    return count === 1 ? 'Connecté, 1 session' : `Connecté, ${count} sessions`
  },
  actions: 'Modifier',

  endSessions: 'Fermer les sessions',
  endSessionsOf: (name: string) => `Fermer les sessions de ${name}`,
  endSessionsText: (name: string) => `${name} devra se reconnecter.`,
  ended: (count: number) => (count <= 1 ? `${count} session a été fermée.` : `${count} sessions ont été fermées.`),
  makeAddress: 'En faire l’adresse de l’entreprise',
  makeAddressOf: (name: string) => `En faire l’adresse de l’entreprise : ${name}`,
  makeAddressTitle: 'Changer l’adresse de l’entreprise?',
  makeAddressText: (email: string) =>
    `Les documents portent désormais ${email}. L’ancienne adresse et chaque propriétaire en sont avisés par courriel.`,
  remove: 'Retirer',
  removeOf: (name: string) => `Retirer ${name} de l’entreprise`,
  removeTitle: 'Retirer cette personne?',
  removeText: (name: string) => `${name} est déconnecté aussitôt et ne voit plus rien de cette entreprise.`,
  roleTitle: 'Changer le rôle?',
  roleText: (name: string, role: string) => `${name} devient ${role} et devra se reconnecter.`,
  roleAction: 'Changer le rôle',
  saved: (name: string) => `Modifié : ${name}.`,
  removed: (name: string) => `${name} ne fait plus partie de l’entreprise.`,
  leave: 'Quitter cette entreprise',
  leaveTitle: 'Quitter cette entreprise?',
  leaveText: (company: string) =>
    `Rien de ${company} ne vous sera plus montré. Seul un propriétaire pourra vous inviter de nouveau.`,

  ownName: 'Votre nom',
  ownNameHint: 'Les dossiers et le journal vous nomment ainsi. Sans nom, ils montrent votre adresse courriel.',
  ownNameMissing: 'Tapez votre nom.',
  saveName: 'Enregistrer le nom',
  nameSaved: 'Votre nom est enregistré.',

  inviteTitle: 'Inviter une personne',
  email: 'Courriel',
  emailWrong: 'Donnez une adresse courriel comme dana@example.com.',
  invite: 'Inviter',
  sent: (email: string) => `L’invitation est en route vers ${email}.`,
  notSent: (email: string) => `Le courriel à ${email} n’a pas pu être envoyé. Renvoyez-le dans un moment.`,
  invitations: 'Invitations',
  invited: (day: string) => `Valable jusqu’au ${day}`,
  isOver: 'Trop ancienne',
  letterFailed: 'Courriel non envoyé',
  sendAgain: 'Renvoyer',
  sendAgainTo: (email: string) => `Renvoyer l’invitation à ${email}`,
  withdraw: 'Annuler',
  withdrawOf: (email: string) => `Annuler l’invitation de ${email}`,
  withdrawn: (email: string) => `L’invitation de ${email} n’est plus valable.`,

  passkeysTitle: 'Comment tout le monde se connecte',
  passkeysOff:
    'Un code par courriel ou une clé d’accès suffit pour entrer. Une boîte de courriel est aussi sûre que son propriétaire la garde; une clé d’accès l’est davantage : elle reste sur l’appareil et s’ouvre avec le visage, le doigt ou le NIP.',
  passkeysOn:
    'Tout le monde ici se connecte avec une clé d’accès. La personne qui n’en a pas encore en ajoute une à sa prochaine connexion. Un code par courriel seul n’ouvre rien.',
  passkeysAsk: 'Exiger une clé d’accès de tous',
  passkeysStop: 'Accepter de nouveau les codes par courriel',
  passkeysAskTitle: 'Exiger une clé d’accès de tous?',
  passkeysAskText:
    'Qui s’est connecté avec un code doit aussitôt présenter une clé d’accès, et en ajoute une s’il n’en a pas. Chaque propriétaire en est averti par courriel.',
  passkeysStopTitle: 'Accepter de nouveau les codes par courriel?',
  passkeysStopText:
    'Un code envoyé à la boîte de courriel d’une personne suffira alors. Chaque propriétaire en est averti par courriel.',
  passkeysOnSaid: 'Désormais, tout le monde se connecte avec une clé d’accès.',
  passkeysOffSaid: 'Désormais, un code par courriel suffit de nouveau.',
  forget: 'Oublier les clés',
  forgetOf: (name: string) => `Oublier les clés d’accès de ${name}`,
  forgetTitle: 'Oublier toutes les clés d’accès de cette personne?',
  forgetText: (name: string) =>
    `Pour une personne qui a perdu tous ses appareils. ${name} est déconnecté partout, en est averti par courriel, et se connecte la prochaine fois avec un code par courriel. Assurez-vous que c’est bien ${name} qui l’a demandé.`,
  forgotten: (count: number) =>
    count === 1 ? '1 clé d’accès a été retirée.' : `${count} clés d’accès ont été retirées.`,

  joinTitle: 'Rejoindre une entreprise',
  opening: 'Ouverture de l’invitation...',
  openFailed: 'L’invitation n’a pas pu être ouverte. Veuillez réessayer.',
  noInvitation: 'Aucune invitation',
  noInvitationHint:
    'Ouvrez le lien complet de votre invitation. Il se termine par une suite de lettres et de chiffres.',
  invitedTo: (by: string, company: string) => `${by} vous invite à travailler pour ${company} dans Portage.`,
  invitedAs: {
    reader: 'Vous pourrez tout regarder et télécharger les documents.',
    member: 'Vous pourrez faire tout le travail sur les envois, les produits et les documents.',
    owner: 'Vous pourrez tout faire, et dire qui fait partie de l’entreprise.',
  },
  signInWith: (email: string) => `Vous vous connecterez ensuite avec ${email}.`,
  join: 'Rejoindre',
  youJoined: (company: string) => `Vous faites maintenant partie de ${company}.`,
  joinedHint: (email: string) =>
    `Pour commencer, connectez-vous avec ${email}. Si vous êtes déjà connecté, déconnectez-vous d’abord.`,
  toSignIn: 'Aller à la connexion',
  joinFailed: 'Vous n’avez pas pu rejoindre l’entreprise. Veuillez réessayer.',
  invitationOver:
    'Cette invitation a été utilisée, remplacée, annulée ou date de plus de sept jours. Demandez-en une nouvelle.',

  company: 'Entreprise',
  chooseTitle: 'Pour quelle entreprise travaillez-vous maintenant?',
  chooseHint: 'Vous pouvez en changer à tout moment dans le menu, sans vous reconnecter.',
  current: 'En cours',
  notSwitched: 'L’entreprise n’a pas pu être changée. Veuillez réessayer.',
  movedTitle: (company: string) => `Vous travaillez maintenant pour ${company}`,
  movedText: (company: string) =>
    `Vous avez changé d’entreprise dans un autre onglet. Cette page montre encore ${company} : rien ne peut y être enregistré avant votre retour.`,
  goOn: (company: string) => `Continuer avec ${company}`,
  goBack: (company: string) => `Revenir à ${company}`,

  readerBanner:
    'Vous pouvez tout regarder ici et tout télécharger. Pour modifier quelque chose, adressez-vous à un propriétaire de votre entreprise.',
  roleRefused: {
    reader: 'Votre rôle ne le permet pas.',
    member:
      'Votre rôle permet de regarder et de télécharger, pas de modifier. Demandez un autre rôle à un propriétaire de votre entreprise.',
    owner: 'Seul un propriétaire de votre entreprise peut faire cela.',
  },
  switched: 'Vous êtes passé à une autre entreprise entre-temps. Rien n’a été enregistré ici.',
  belongsAlready: 'Cette adresse est déjà celle d’une personne de l’entreprise.',
  invitedAlready: 'Cette adresse est déjà invitée. Renvoyez l’invitation, ou annulez-la d’abord.',
  tooMany:
    'Une entreprise compte au plus 100 personnes et invitations. Retirez une personne ou annulez une invitation d’abord.',
  tooManyLetters: 'Votre entreprise a envoyé beaucoup d’invitations en une journée. Veuillez réessayer demain.',
  lastOwner: 'C’est le dernier propriétaire de l’entreprise. Nommez d’abord un autre propriétaire.',
  holdsAddress:
    'C’est l’adresse courriel de l’entreprise. Faites d’abord de l’adresse d’un autre propriétaire celle de l’entreprise.',
  notAnOwner: 'L’adresse d’une entreprise est celle d’un propriétaire. Nommez d’abord cette personne propriétaire.',
  addressTaken: 'Cette adresse est celle d’une autre entreprise. Choisissez celle d’un autre propriétaire.',
}
