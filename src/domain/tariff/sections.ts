// Which section of the schedule a chapter stands in. Source: table of contents of the Harmonized Tariff Schedule.

/** Last chapter of each of the 22 sections, in order. */
const LAST_CHAPTERS = [5, 14, 15, 24, 27, 38, 40, 43, 46, 49, 63, 67, 70, 71, 83, 85, 89, 92, 93, 96, 97, 99]

/** 'S01' to 'S22', as our titles name the sections, for a code of two digits or more. */
export function sectionOf(code: string): string {
  const chapter = Number(code.slice(0, 2))
  const place = LAST_CHAPTERS.findIndex((last) => chapter <= last)
  return `S${`${place + 1}`.padStart(2, '0')}`
}
