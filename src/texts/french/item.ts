// Un article : ce que le relevé de droits en dit.
export const texts = {
  dutyReceipt: 'Relevé de droits',
  possiblyDutyFree: 'PEUT-ÊTRE EN FRANCHISE',
  dutyFreeAdvice:
    'Le calcul ne donne aucun droit sur cette ligne. Vérifiez auprès de votre courtier avant de vous y fier.',
  notKnownYet: 'Pas encore connu',
  considered: 'Examiné, non appliqué',
  prohibited: 'Interdit',
} as const
