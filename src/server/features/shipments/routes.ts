// Calls about shipments as a client sees them.
import type { FastifyInstance } from 'fastify'
import { exportShipments } from '#contract/list-file.ts'
import { completeData, listShipments } from '#contract/shipments.ts'
import type { CoveringGood } from '#domain/cusma/product-cover.ts'
import { saidEligibility } from '#words/eligibility.ts'
import { saidFinding } from '#words/findings.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { serveListFile } from '../../http/serve-list-file.ts'
import { toWireAddress, wireItems } from '../../records/items/item-on-wire.ts'
import { wireRate } from '../../records/reference/wire-rate.ts'
import { getCompleteShipment } from './complete-data.ts'
import { listClientShipments } from './list-shipments.ts'
import { toWireDetails, toWireRow } from './on-wire.ts'
import { shipmentsFile } from './shipments-file.ts'

export function registerShipments(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, listShipments, async ({ scope, query, say }) => {
    const { rows, pagination, dutiesOpen } = await listClientShipments(deps, scope, query)
    return { data: rows.map((each) => toWireRow(each, say.language)), pagination, dutiesOpen }
  })
  serveListFile(app, deps, exportShipments, shipmentsFile(deps))
  serve(app, deps, completeData, async ({ scope, params, say }) => {
    const complete = await getCompleteShipment(deps, scope, params.id)
    const { form, claim, cover } = complete.certified
    return {
      data: {
        shipment: toWireDetails(complete.shipment, say.language),
        items: await wireItems(deps, scope.clientId, complete.items),
        removedItems: await wireItems(deps, scope.clientId, complete.removedItems),
        manufacturingAddresses: complete.addresses.map(toWireAddress),
        exchangeRate: wireRate(complete.rate),
        cusmaEligibility: saidEligibility(say, complete.eligibility),
        cusmaForm: form
          ? {
              id: form.id,
              status: form.status,
              leftOutItems: claim.leftOut,
              outdatedGoods: [...complete.outdatedGoods],
            }
          : null,
        productCertificates: {
          covered: cover.covered.map(({ item, good }) => ({ itemId: item, ...certificateOnWire(good) })),
          differing: cover.differing.map(({ item, good, differs }) => ({
            ...{ itemId: item, ...certificateOnWire(good), differs: [...differs] },
          })),
          outdatedGoods: [...complete.outdatedCover],
        },
        businessInfoComplete: complete.businessInfoComplete,
        stops: complete.stops.map((finding) => saidFinding(say.language, finding)),
        businessTimeZone: deps.settings.businessTimeZone,
      },
    }
  })
}

const certificateOnWire = ({ number, filename, until }: CoveringGood) => ({ number, fileName: filename, until })
