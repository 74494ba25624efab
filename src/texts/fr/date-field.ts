// Le champ d’un jour.
export const texts = {
  example: (day: string) => `p. ex. ${day}`,
  noLimit: 'Sans limite',
  openCalendar: 'Ouvrir le calendrier',
  notADay: (written: string, short: string) => `Écrivez le jour comme ${written} ou ${short}.`,
} as const
