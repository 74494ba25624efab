// Why a file that is taken in, or a cell of it, cannot be: named as its sentence in the texts.
type Given = { readonly given: string }
type Count = { readonly count: number }
type OfColumn = { readonly column: string }

export type FileReason =
  | {
      readonly reason:
        | 'unreadable'
        | 'oneLine'
        | 'twoDecimals'
        | 'codeSigns'
        | 'webAddress'
        | 'notJson'
        | 'notObjects'
        | 'notTable'
        | 'rowTooLong'
        | 'notSheet'
        | 'sheetTooLarge'
        | 'contentNeeds'
        | 'skuTwiceInBox'
        | 'optionNeeded'
        | 'warehouseNeeded'
        | 'rateNeeds'
        | 'groupNeeds'
        | 'empty'
    }
  /** `given`: the cell, cut short. */
  | {
      readonly reason:
        | 'unseen'
        | 'email'
        | 'whole'
        | 'amount'
        | 'notCad'
        | 'notUsd'
        | 'measure'
        | 'day'
        | 'instant'
        | 'country'
        | 'asin'
        | 'yesNo'
        | 'currency'
        | 'destination'
        | 'notAName'
      readonly facts: Given
    }
  | {
      readonly reason:
        | 'tooLong'
        | 'atLeast'
        | 'codeDigits'
        | 'tooManyNames'
        | 'tooManyRows'
        | 'skuTwice'
        | 'tooManyBoxes'
        | 'tooMuchPacked'
      readonly facts: Count
    }
  | { readonly reason: 'needed' | 'givenTwice' | 'boxDiffers' | 'planDiffers'; readonly facts: OfColumn }
