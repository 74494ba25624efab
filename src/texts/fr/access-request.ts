// Demander un compte sur la page d’accueil.
export const texts = {
  company: 'Entreprise',
  companyHint: 'Le nom que vos clients connaissent.',
  name: 'Votre nom',
  email: 'Adresse courriel',
  emailHint: 'Nous vous écrivons à cette adresse, et elle vous sert à vous connecter une fois le compte ouvert.',
  phone: 'Téléphone (facultatif)',
  goods: 'Qu’expédiez-vous?',
  goodsHint: 'Par exemple : des bougies de cire d’abeille, environ 40 boîtes par mois, chez Amazon en Indiana.',
  country: 'Pays',
  province: 'Province ou État (facultatif)',
  website: 'Laissez ce champ vide',
  send: 'Envoyer la demande',
  needed: {
    company: 'Écrivez le nom de votre entreprise.',
    name: 'Tapez votre nom.',
    email: 'Écrivez une adresse courriel, comme nom@exemple.com.',
    goods: 'Dites en quelques mots ce que vous expédiez.',
    country: 'Choisissez le pays d’où vous expédiez.',
  },
  sentTitle: 'Nous avons votre demande',
  sent: (email: string) =>
    `Nous avons écrit à ${email} qu’elle est arrivée. Une personne la lit et répond à cette adresse. Pas de courriel dans l’heure? Regardez dans les courriels indésirables.`,
  another: 'Envoyer une autre demande',
  sendFailed: 'Votre demande n’a pas été envoyée. Veuillez réessayer.',
  noConnection: 'Votre demande n’a pas été envoyée. Vérifiez votre connexion et réessayez.',
  usedUp: 'Plusieurs demandes sont venues de votre réseau aujourd’hui. Réessayez demain ou écrivez-nous.',
}
