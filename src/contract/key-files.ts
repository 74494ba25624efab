// What a system with an API key may read, as CSV files: the clients, and the catalogue of one of them.
import { texts as catalogueTexts } from '#texts/en/catalogue.ts'
import { texts as staffTexts } from '#texts/en/staff.ts'
import { id } from './fields.ts'
import { fileOf } from './list-file.ts'
import { exportCatalogue, exportClients } from './list-files.ts'

export const exportClientsByKey = fileOf(
  {
    path: '/api/warehouse/clients',
    access: 'api-key',
    failure: (say) => say(staffTexts).loadClientsFailed,
  },
  exportClients.query,
)

export const exportCatalogueByKey = fileOf(
  {
    path: '/api/warehouse/catalogue',
    access: 'api-key',
    failure: (say) => say(catalogueTexts).loadFailed,
  },
  exportCatalogue.query.extend({ clientId: id }),
)
