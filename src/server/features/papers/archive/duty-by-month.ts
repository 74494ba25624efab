// The duty of a year's invoices by month, out of what was kept with each when it was made.
import type { dutyByMonth as call } from '#contract/duty-by-month.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { Deps } from '../../../deps.ts'
import type { Scope } from '../../../scope.ts'
import { listDutyByMonth, listInvoiceYears } from '../../../store/invoice-duties.ts'

type Needs = Pick<Deps, 'db' | 'today'> & { readonly settings: Pick<Deps['settings'], 'businessTimeZone'> }

const MONTHS = 12

/** Every month of the year up to this one; days are those of the business time zone, as papers bear them. */
export async function dutyByMonth(
  { db, today, settings }: Needs,
  { clientId }: Scope,
  asked: number | undefined,
): Promise<AnswerOf<typeof call>['data']> {
  const [thisYear = 0, thisMonth = 0] = today().split('-').map(Number)
  const year = asked ?? thisYear
  const { businessTimeZone: timeZone } = settings
  const found = new Map((await listDutyByMonth(db, clientId, { year, timeZone })).map((row) => [row.month, row]))
  const years = new Set([...(await listInvoiceYears(db, clientId, timeZone)), thisYear, year])
  const last = year === thisYear ? thisMonth : MONTHS
  return {
    year,
    years: [...years].sort((one, other) => other - one),
    months: Array.from({ length: year > thisYear ? 0 : last }, (_, at) => {
      const row = found.get(at + 1)
      return {
        month: at + 1,
        dutyCad: row?.duty_cad == null ? null : Number(row.duty_cad),
        shipments: row?.shipments ?? 0,
        withoutFigure: row?.without_figure ?? 0,
        openShipments: row?.open_shipments ?? 0,
        typedInvoices: row?.typed_invoices ?? 0,
      }
    }),
  }
}
