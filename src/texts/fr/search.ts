// La recherche partout : un seul champ pour tout ce qui est au client.
export const texts = {
  open: 'Rechercher',
  title: 'Tout rechercher',
  titleStaff: 'Rechercher un client, un envoi ou une page',
  label: 'Que cherchez-vous?',
  hint: 'Référence, produit, document, code ou page',
  hintStaff: 'Nom du client, courriel, référence d’un envoi ou page',
  keys: 'Les flèches déplacent, Entrée ouvre, Échap ferme.',
  shipments: 'Envois',
  products: 'Produits',
  papers: 'Documents',
  codes: 'Codes',
  clients: 'Clients',
  pages: 'Pages et actions',
  codeOn: (code: string, reference: string) => `${code}, sur ${reference}`,
  found: (n: number) => (n > 1 ? `${n} résultats affichés, 5 au plus par genre` : `${n} résultat`),
  nothing: (text: string) => `Rien trouvé pour « ${text} ». Vérifiez l’orthographe ou essayez une partie.`,
  nothingStaff: (text: string) =>
    `Aucun client ni aucune page ne s’appelle « ${text} », et aucune référence d’envoi ne commence ainsi. Cherchez un produit parmi les envois de son client.`,
  failed: 'La recherche a échoué. Veuillez réessayer.',
} as const
