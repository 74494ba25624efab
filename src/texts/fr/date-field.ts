// Le champ d’un jour.
export const texts = {
  example: '20 nov. 2026',
  openCalendar: 'Ouvrir le calendrier',
  notADay: 'Écrivez le jour comme 20 nov. 2026 ou 2026-11-20.',
} as const
