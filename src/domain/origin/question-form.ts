// How a question is answered: by yes or no under its key, or in a field of the recipe.
import type { OriginQuestion } from './decision.ts'

type QuestionForm =
  | { readonly kind: 'yes-no' }
  /** A field of the good, or of the material `material`. */
  | {
      readonly kind: 'field'
      readonly field: 'code' | 'value' | 'netCost' | 'weight' | 'materials'
      readonly material?: string
    }

export function questionForm({ question, of }: Pick<OriginQuestion, 'question' | 'of'>): QuestionForm {
  const material = of === undefined ? {} : { material: of }
  switch (question) {
    case 'tariff-item':
      return { kind: 'field', field: 'code' }
    case 'material-code':
    case 'material-tariff-item':
      return { kind: 'field', field: 'code', ...material }
    case 'material-value':
      return { kind: 'field', field: 'value', ...material }
    case 'good-value':
      return { kind: 'field', field: 'value' }
    case 'net-cost':
      return { kind: 'field', field: 'netCost' }
    case 'material-weight':
    case 'elastomeric-weight':
      return { kind: 'field', field: 'weight', ...material }
    case 'materials':
      return { kind: 'field', field: 'materials' }
    default:
      return { kind: 'yes-no' }
  }
}
