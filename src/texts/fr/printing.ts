// Les documents qui attendent l’impression.
export const texts = {
  busy: 'Beaucoup de documents sont en préparation en ce moment. Rien n’est perdu : veuillez réessayer dans une minute.',
  yoursWaiting: (n: number) =>
    `${n} de vos documents sont encore en préparation. Attendez qu’ils soient prêts, puis refaites celui-ci.`,
  tookTooLong:
    'Le document a pris trop de temps et a été arrêté. Veuillez réessayer, ou faites-le avec moins d’articles à la fois.',
} as const
