// The items of a shipment as a CSV file. Beside the other lists' (`list-files.ts`), since the page of a shipment has it and not their lists.
import { z } from 'zod'
import { listItems } from './items.ts'
import { fileOf } from './list-file.ts'

export const exportItems = fileOf(listItems, z.strictObject({}))
