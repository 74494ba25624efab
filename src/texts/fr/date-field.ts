// Le champ d’un jour.
export const texts = {
  openCalendar: 'Ouvrir le calendrier',
  notADay: (written: string, short: string) => `Écrivez le jour comme ${written} ou ${short}.`,
} as const
