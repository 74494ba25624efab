// Un grand document établi derrière l’écran.
export const texts = {
  papers: {
    commercial_invoice: 'Facture commerciale',
    combined_invoice: 'Facture combinée',
    manual_invoice: 'Facture saisie à la main',
    staff_manual_invoice: 'Facture saisie à la main',
    fda_worksheets: 'Fiches FDA',
    cusma_certificate: 'Certificat ACEUM',
    product_certificate: 'Certificat ACEUM de produits',
    duty_estimate: 'Estimation des coûts',
    merged_estimate: 'Estimation groupée des coûts',
  },
  title: 'Documents en préparation',
  named: (paper: string, name: string, lines: string) => `${paper} ${name}, ${lines} lignes`,
  started:
    'Le document est en préparation et se télécharge dès qu’il est prêt. Vous pouvez continuer : vous le trouvez en haut de chaque page.',
  waits: 'Son tour n’est pas encore venu.',
  making: 'Il est en préparation.',
  goesOn: 'Cela continue quand vous fermez cette page. Une fois prêt, le document est offert ici sur chaque appareil.',
  askedBy: (who: string) => `À la demande de ${who}.`,
  again: (why: string) => `Un nouvel essai se fait de lui-même. ${why}`,
  ready: 'C’est prêt.',
  warned: (count: number) =>
    count === 1
      ? 'Porte la mention DRAFT : 1 indication manque.'
      : `Porte la mention DRAFT : ${count} indications manquent.`,
  download: 'Télécharger',
  downloadNamed: (name: string) => `Télécharger ${name}`,
  failed: 'Ce document n’a pas été produit.',
  failedHint: 'Rien n’a été conservé. Veuillez le produire de nouveau.',
  loadFailed: 'Ce qui est en cours ne peut pas être lu pour le moment. Cela continue quand même.',
  startFailed: 'Le document n’a pas pu être produit',
  fileFailed: 'Le document n’a pas pu être lu',
} as const
