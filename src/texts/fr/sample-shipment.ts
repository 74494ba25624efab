// L’envoi d’exemple : fait d’un clic pour essayer Portage, jeté d’un autre.
export const texts = {
  reference: 'Envoi d’exemple',
  goods: {
    candle: 'Bougie de cire de soya dans un pot de verre, 220 g (soy wax candle in a glass jar)',
    mug: 'Tasse à café en grès, 350 mL (stoneware coffee mug)',
    hat: 'Tuque de laine tricotée pour adultes (knitted wool hat)',
  },
  notes: 'Un exemple. Rien n’y est réel, et personne ne l’expédie.',
  offer: 'Vous regardez seulement?',
  offerHint:
    'Essayez un envoi d’exemple avec des marchandises inventées. Personne d’autre ne le voit, et vous pouvez le jeter quand vous voulez.',
  make: 'Essayer un envoi d’exemple',
  tag: 'Exemple',
  listed: 'Vous avez un envoi d’exemple à essayer. Il ne compte pas parmi vos envois.',
  open: 'Ouvrir l’exemple',
  bannerTitle: 'Ceci est un exemple à essayer',
  banner:
    'Changez ce que vous voulez : rien n’est envoyé ni gardé pour la douane, et votre fournisseur ne le voit pas. Entrez le coût qui manque, regardez les droits, puis faites la facture d’exemple.',
  makeInvoice: 'Faire la facture d’exemple',
  certificate: 'Dans un envoi à vous, c’est ici que vous faites le certificat.',
  notReady: 'Remplissez d’abord ce qui manque.',
  fileName: 'SAMPLE-facture.pdf',
  throwAway: 'Jeter l’exemple',
  throwAwayTitle: 'Jeter l’exemple?',
  throwAwayText:
    'L’envoi d’exemple disparaît, avec ses marchandises, ses fabricants, ses boîtes et tout ce que vous y avez changé. Vous pourrez en faire un autre plus tard.',
  keep: 'Le garder',
  thrownAway: 'L’envoi d’exemple a disparu.',
  makeFailed: 'L’envoi d’exemple n’a pas pu être fait.',
  loadFailed: 'L’envoi d’exemple n’a pas pu être chargé.',
  removeFailed: 'L’envoi d’exemple n’a pas pu être jeté.',
  invoiceFailed: 'La facture d’exemple n’a pas pu être faite.',
} as const
