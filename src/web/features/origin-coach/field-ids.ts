// Ids of the fields, so that a question or a problem can lead to its field.
export const fieldId = (field: string): string => `origin-${field.replaceAll(/[^\w-]/g, '-')}`

/** Shows a field and puts the cursor into it. */
export function goToField(field: string): void {
  const element = document.getElementById(fieldId(field))
  element?.scrollIntoView({ block: 'center' })
  element?.focus({ preventScroll: true })
}
