// Un article : ce que le relevé de droits en dit.
export const texts = {
  dutyReceipt: 'Relevé de droits',
  possiblyDutyFree: 'PEUT-ÊTRE EN FRANCHISE',
  dutyFreeAdvice:
    'Le calcul ne donne aucun droit sur cette ligne. Vérifiez auprès de votre courtier avant de vous y fier.',
  mayNotApplyWithCusma: 'Pourrait ne pas s’appliquer avec l’ACEUM',
  notLiftedByCusma: 'Une demande ACEUM ne lève pas cette ligne.',
  notKnownYet: 'Pas encore connu',
  considered: 'Examiné, non appliqué',
  questions: 'Questions qui règlent le calcul',
  prohibited: 'Interdit',
  codeNotFound: 'Ce code HTS ne figure pas dans la base HTS des États-Unis. Veuillez le vérifier.',
} as const
