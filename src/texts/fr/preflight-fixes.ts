// Où se corrige ce que les vérifications avant un document ont trouvé.
export const fixes = {
  item: 'Ouvrir l’article',
  firstItem: 'Ouvrir le premier article',
  'business-info': 'Ouvrir les renseignements de l’entreprise',
  'cusma-form': 'Ouvrir le formulaire ACEUM',
  boxes: 'Voir les boîtes',
  shipment: 'Ouvrir l’envoi',
  'invoice-form': 'Le changer dans le formulaire de la facture',
  'fda-worksheets': 'Ouvrir les fiches FDA',
  provider: 'Demander à votre fournisseur',
  settings: 'Voir les réglages',
} as const
