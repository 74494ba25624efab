// Which condition of the data a proviso of the note states.

const CONDITIONS: readonly (readonly [RegExp, string])[] = [
  [/both cut \(or knit to shape\) and sewn/, 'cut-or-knit-and-assembled'],
  [/both cut and sewn/, 'cut-and-assembled'],
  [/70 percent by weight of the materials of headings 7208, 7211/, 'steel-70-listed'],
  [/70 percent by weight of the materials of headings 7208 through 7229/, 'steel-70'],
  [/originating polymer content/, 'polymer-50'],
  [/50 percent by weight of the total active ingredient/, 'active-ingredient-50'],
  [/nonoriginating sugar of chapter 17/, 'sugar-cocoa-35'],
  [/coffee of chapter 9 constitutes no more than 60/, 'coffee-60'],
  [/alcoholic ingredients constitute no more than 10/, 'alcohol-10'],
  [/single juice ingredient/, 'single-juice-60'],
  [/product of a chemical reaction/, 'chemical-reaction'],
  [/feedstock of subheadings? 27\d\d\.\d\d(?: through 27\d\d\.\d\d)? constitutes no more than 49/, 'feedstock-49'],
  [/cross-sectional area/, 'cross-section-halved'],
  [/electrolytic, thermal or chemical separation/, 'separation-or-alloying'],
]

/** The condition's key; '' where the proviso states value content alone; undefined where it is not known. */
export function conditionOf(proviso: string): string | undefined {
  if (proviso === '' || /^there is (?:also )?a? ?regional value content|^the regional value content is/.test(proviso))
    return ''
  return CONDITIONS.find(([words]) => words.test(proviso))?.[1]
}
