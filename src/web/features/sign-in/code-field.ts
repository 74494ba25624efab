// What the fields for a code have in common: the hint stands below, where an error stands too.
export const CODE_FIELD_ORDER: ('label' | 'input' | 'description' | 'error')[] = [
  'label',
  'input',
  'error',
  'description',
]
