// Who may call what: every endpoint of the contract against nobody, a visitor, an API key, two clients, and staff of each role. Each endpoint stands in the
// table below under the decision that was made for it; one that does not, or whose access differs from it, fails.
// A call that staff make on a client's behalf follows from the client's own.
import { beforeAll, describe, expect, it } from 'vitest'
import { ALL_ENDPOINTS, ON_BEHALF } from '#contract/all.ts'
import type { Access, Asked, Endpoint } from '#contract/endpoint.ts'
import { CLIENT_ROLES, type ClientRole } from '#domain/client-role.ts'
import { STAFF_ROLES, type StaffRole } from '#domain/staff-role.ts'
import { colleagueCaller } from './testing/client-people.ts'
import { recordedFreight } from './testing/recorded-freight.ts'
import { recordedInbound } from './testing/recorded-inbound.ts'
import { SHOPS } from './testing/recorded-shops.ts'
import { givenSignOn, recordedSignOn } from './testing/recorded-sign-on.ts'
import { sampleFor } from './testing/sample-calls.ts'
import { givenSettings, type SampleWorld, sampleWorld } from './testing/sample-world.ts'
import { handPasskeyOver } from './testing/software-passkey.ts'
import { memberCaller } from './testing/staff-members.ts'
import {
  apiKeyCaller,
  clientCaller,
  send,
  staffCaller,
  type TestApp,
  type TestCaller,
  testApp,
  visitorCaller,
} from './testing/test-app.ts'

/** The decision for each endpoint, by who may call it. To add one: say here whom it is for. */
const DECIDED: Readonly<Record<Access, string>> = {
  public: `login loginWithCode askPasskey passkeyLogin memberPasskeyLogin staffLogin openClientInvitation acceptClientInvitation openInvitation acceptInvitation openLetterStop stopLetters memberLogin memberCode beginSignOn finishSignOn openAddressChange answerAddressChange visit health getCarrierFees reportPageView openFileLink
    openSupplierRequest addSupplierFile removeSupplierFile sendSupplierAnswer`,
  visitor: `askForAccess checkAsinDuty calculateAsinDuty lookUpAsinMaker publicStep`,
  client: `listCompanies switchCompany nameMyself leaveCompany listClientPeople inviteClientPerson sendClientInvitation
    withdrawClientInvitation setClientPersonRole removeClientPerson endClientPersonSessions setCompanyAddress
    askAgain codeAgain passkeyAgain setPasskeysOnly listOwnPasskeys askOwnPasskey addOwnPasskey removeOwnPasskey chooseLanguage downloadArchive getErasure askErasure withdrawErasure listSessions endOneSession endOtherSessions
    listShipments createShipment getShipmentContent changeShipment setShipmentStanding completeData
    listItems updateItem listComments addComment changeComment removeComment readComments
    listNotifications countUnreadNotifications readNotifications getMailChoices saveMailChoice
    getSampleShipment makeSampleShipment printSampleInvoice removeSampleShipment
    getShipmentLookup startShipmentLookup stopShipmentLookup retryShipmentLookup closeShipmentLookup foundMaker settleFoundMaker
    searchEverywhere listSavedViews saveView changeView removeView
    listCatalogue listProductHistory previewImport commitImport exportCatalogue exportShipments exportItems exportProductCertificates
    startPaperJob listPaperJobs downloadPaperOfJob generateInvoice generateCombinedInvoice downloadInvoice listDocuments downloadShipmentPapers generateManualInvoice manualInvoiceDefaults
    aiParseItems getBusinessInfo saveBusinessInfo
    checkCusmaEligibility getCusmaForm createCusmaForm updateCusmaForm getCusmaSignature saveCusmaSignature
    generateCusmaCertificate downloadCusmaCertificate addToFreightCart freightCartDraft
    listEndedCodes replaceEndedCode undoReplacement getProductOrigin saveRecipe proposeMaterialCodes
    getOriginFolder printOriginDossier
    listCertifiableProducts listProductCertificates createProductCertificate getProductCertificate updateProductCertificate
    deleteProductCertificate signProductCertificate
    listSupplierRequests createSupplierRequest revokeSupplierRequest settleSupplierAnswer getSupplierFile`,
  'client-or-staff': `logout classifyHts classificationStep classifyProduct validateHts calculateDuty calculateDuties estimateCosts estimateMergedClearance
    printShipmentEstimate printMergedEstimate getExchangeRate listCountries listShippingCountries searchFulfilmentCentres
    listFdaWorksheets saveFdaWorksheets generateFdaWorksheets invoiceParties preflight combinedPreflight listArchive dutyByMonth exportArchive downloadPapers regenerateDocument
    getAsinData saveAsinData listAddresses saveAddress setAddressMid
    listCusmaFiles downloadCusmaFile linkCusmaFile deleteCusmaFile lookUpMaker lookupStep findAdmissibility findAdmissibilities decideOrigin originRules lookUpPga suggestCountry`,
  staff: `getAddressChange oldAddressGone withdrawAddressChange listStaffNotifications countUnreadStaffNotifications readStaffNotifications getStaffMailChoices saveStaffMailChoice
    listAccessRequests settleAccessRequest openAccount listQueue listShops fetchShopProducts listClients exportClients exportAccessRequests exportJobs getClient shipmentDetailsForStaff listBoxes listPlans selectShippingRate refreshShippingRates
    listFreightCarts exportFreightCarts removeFreightCart saveEntryPermission deleteEntryPermission
    startStaffPaperJob listStaffPaperJobs downloadPaperOfStaffJob staffGenerateManualInvoice staffManualInvoiceDefaults staffParseItems staffDownloadInvoice listStaffDocuments
    listCusmaTemplateFields annotatedCusmaTemplate getMandate saveMandate
    getSettings changePassword saveBrokerFees saveParty saveInvoiceTerms saveProviderEmail
    listConnections testConnection getDataVersions updateData listAuditLog exportAuditLog listSecurityEvents exportSecurityEvents feedSecurityEvents listStaffSessions endStaffSession endOtherStaffSessions
    listImports startImport sendImportRows checkImport saveImport getImport cancelImport
    listMemberPasskeys askMemberPasskey addMemberPasskey removeMemberPasskey getOwnAccount setOwnPassword newAuthenticator saveAuthenticator renewRecoveryCodes
    memberAgain memberPasskeyAgain beginSignOnAgain finishSignOnAgain removeOwnSignOn removePersonSignOn forgetPasskeys listPeople invitePerson invitePersonAgain setPersonRole setPersonDisabled endPersonSessions
    eraseClient listErasures listJobs retryJob dropJob
    listApiKeys issueApiKey revokeApiKey listAmazonPlans importAmazonPlan
    listSharedProducts saveSharedProduct deleteSharedProduct`,
  'api-key': `warehouseImport exportClientsByKey exportCatalogueByKey`,
}

/** What owners alone may: settings, keys, people. */
const OF_OWNERS = `changePassword saveBrokerFees saveParty saveInvoiceTerms saveProviderEmail testConnection updateData
  issueApiKey revokeApiKey listPeople invitePerson invitePersonAgain setPersonRole setPersonDisabled endPersonSessions removePersonSignOn oldAddressGone
  downloadArchiveOnBehalf withdrawErasureOnBehalf eraseClient retryJob dropJob inviteClientPersonOnBehalf sendClientInvitationOnBehalf withdrawClientInvitationOnBehalf
  setClientPersonRoleOnBehalf removeClientPersonOnBehalf endClientPersonSessionsOnBehalf setCompanyAddressOnBehalf
  setPasskeysOnlyOnBehalf forgetPasskeys`
/** What owners of a client alone may: who belongs to it, its address, its business information, its data. */
const OF_CLIENT_OWNERS = `inviteClientPerson sendClientInvitation withdrawClientInvitation setClientPersonRole removeClientPerson
  endClientPersonSessions setCompanyAddress setPasskeysOnly saveBusinessInfo downloadArchive askErasure withdrawErasure`
/** What a client's readers may though it changes something: it is their own. */
const OWN_OF_CLIENT = `logout chooseLanguage endOneSession endOtherSessions switchCompany nameMyself leaveCompany
  addOwnPasskey removeOwnPasskey askAgain codeAgain passkeyAgain saveMailChoice
  saveView changeView removeView`
/** What readers may though it changes something: it is their own. */
const OWN = `logout endStaffSession endOtherStaffSessions setOwnPassword newAuthenticator saveAuthenticator renewRecoveryCodes
  addMemberPasskey removeMemberPasskey memberAgain memberPasskeyAgain finishSignOnAgain removeOwnSignOn saveStaffMailChoice`

/** Public calls whose answer may name the client: signing in as it, and a link that is itself the permission. */
const MAY_NAME_THE_CLIENT = [
  'openAddressChange',
  'answerAddressChange',
  'openClientInvitation',
  'acceptClientInvitation',
  'login',
  'loginWithCode',
  'passkeyLogin',
  'openFileLink',
  'openLetterStop',
  'stopLetters',
  'openSupplierRequest',
]
/** Calls that work once, or end the session that makes them: tried by nobody but the first. */
const ONLY_ONCE = [
  'login',
  'loginWithCode',
  'staffLogin',
  'passkeyLogin',
  'memberPasskeyLogin',
  'logout',
  'leaveCompany',
]

const names = (list: string): readonly string[] => list.split(/\s+/).filter(Boolean)
const TABLE = new Map(Object.entries(DECIDED).flatMap(([access, list]) => names(list).map((name) => [name, access])))
const ENDPOINTS = ALL_ENDPOINTS.map(({ name, endpoint }) => ({ name, endpoint }))
const withAccess = (...kinds: readonly Access[]) => ENDPOINTS.filter(({ endpoint }) => kinds.includes(endpoint.access))

let test: TestApp
/** Client A, whose data nobody else may see; client B; and clients for calls of staff, as some calls succeed only once. */
let a: SampleWorld
let b: SampleWorld
let forStaff: SampleWorld
let forTwins: SampleWorld
let staff: TestCaller
let members: Readonly<Record<StaffRole, TestCaller>>
let people: Readonly<Record<ClientRole, TestCaller>>
let visitor: TestCaller
let apiKey: TestCaller
let auditedBefore: readonly unknown[]

/** Without what came by A's links to a supplier, to who is invited and to the old address: whoever holds one may answer or join. */
const auditOfA = () =>
  test.deps.db
    .selectFrom('audit_log')
    .selectAll()
    .where('client_id', '=', a.clientId)
    .where('action', 'not in', ['supplier.answered', 'client-person.joined', 'client.address-refused'])
    .execute()

beforeAll(async () => {
  test = await testApp({
    freight: recordedFreight(),
    inboundPlans: recordedInbound,
    shops: SHOPS,
    signOn: recordedSignOn,
  })
  await givenSettings(test.deps)
  a = await sampleWorld(test.deps, 'Alderbrook')
  b = await sampleWorld(test.deps, 'Birchwood')
  forStaff = await sampleWorld(test.deps, 'Cedarville')
  forTwins = await sampleWorld(test.deps, 'Dogwoodton')
  staff = await staffCaller(test.deps)
  const owner = await memberCaller(test.deps, { role: 'owner' })
  members = {
    owner,
    operator: await memberCaller(test.deps, { role: 'operator' }),
    reader: await memberCaller(test.deps, { role: 'reader' }),
  }
  await handPasskeyOver(test.deps, forTwins.memberPasskeyId, owner.id)
  await givenSignOn(test.deps, owner.id, `owner ${forTwins.memberId}`)
  people = {
    owner: await colleagueCaller(test.deps, a.clientId, { role: 'owner' }),
    member: await colleagueCaller(test.deps, a.clientId, { role: 'member' }),
    reader: await colleagueCaller(test.deps, a.clientId, { role: 'reader' }),
  }
  visitor = await visitorCaller(test)
  apiKey = await apiKeyCaller(test.deps)
  auditedBefore = await auditOfA()
})

function asked(name: string, world: SampleWorld): Partial<Asked<Endpoint>> {
  const sample = sampleFor(name)
  if (!sample) throw new Error(`testing/sample-calls.ts has no sample call of ${name}`)
  return sample(world)
}

type Case = { readonly name: string; readonly endpoint: Endpoint }

/** The call of client A's sample by somebody: its status, and the marks of A in the answer that the request did not hold. */
async function tried({ name, endpoint }: Case, caller: TestCaller | undefined, world = a) {
  const request = asked(name, world)
  const { status, bytes, json } = await send(test, endpoint, request, caller)
  const text = bytes.toString('latin1') + JSON.stringify(json ?? null)
  const given = JSON.stringify(request)
  return { status, leaked: a.marks.filter((mark) => text.includes(mark) && !given.includes(mark)) }
}

/** How a call is answered that is let in. */
const taken = ({ endpoint }: Case): number => (endpoint.startsJob ? 202 : 200)
const refused = (status: number) => ({ status, leaked: [] })
const namesThingsOf = (world: SampleWorld, request: unknown): boolean =>
  world.marks.some((mark) => JSON.stringify(request).includes(mark))

describe('the table', () => {
  it('has a decision for every endpoint, and for none that is gone', () => {
    const written = ENDPOINTS.map(({ name }) => name).filter((name) => !name.endsWith(ON_BEHALF))
    expect(
      written.filter((name) => !TABLE.has(name)),
      'endpoints without a decision',
    ).toEqual([])
    expect(
      [...TABLE.keys()].filter((name) => !written.includes(name)),
      'decisions without an endpoint',
    ).toEqual([])
    expect(written.length).toBeGreaterThan(80)
  })

  it.each(ENDPOINTS)('$name lets in whom it was decided for', ({ name, endpoint }) => {
    expect(endpoint.access).toBe(name.endsWith(ON_BEHALF) ? 'staff' : TABLE.get(name))
  })

  it('sees a leak', async () => {
    const ofA = { name: 'listShipments', endpoint: endpointOf('listShipments') }
    const inA = await tried(ofA, await clientCaller(test.deps, a.clientId), b)
    expect(inA.leaked).toContain('Alderbrook')
  })
})

describe('nobody', () => {
  it.each(withAccess('client', 'client-or-staff', 'staff', 'visitor', 'api-key'))(
    'is refused by $name',
    async (each) => {
      expect(await tried(each, undefined)).toEqual(refused(401))
    },
  )

  it.each(withAccess('public'))('may call $name, and reads nothing of a client', async (each) => {
    const { status, leaked } = await tried(each, undefined)
    expect(status).toBe(200)
    if (!MAY_NAME_THE_CLIENT.includes(each.name)) expect(leaked).toEqual([])
  })
})

describe('a visitor', () => {
  it.each(withAccess('client', 'client-or-staff', 'staff', 'api-key'))('is refused by $name', async (each) => {
    expect(await tried(each, visitor)).toEqual(refused(401))
  })

  it.each(withAccess('visitor'))('may call $name, and reads nothing of a client', async (each) => {
    expect(await tried(each, visitor)).toEqual(refused(200))
  })
})

describe('an API key', () => {
  it.each(withAccess('client', 'client-or-staff', 'staff', 'visitor'))('is refused by $name', async (each) => {
    expect(await tried(each, apiKey)).toEqual(refused(401))
  })

  it.each(withAccess('api-key'))('may call $name, which refuses clients and staff', async (each) => {
    expect((await tried(each, apiKey, forTwins)).status).toBe(200)
    expect(await tried(each, b.caller)).toEqual(refused(401))
    expect(await tried(each, staff)).toEqual(refused(401))
  })
})

describe('client B with what is of client A', () => {
  it.each(withAccess('staff'))('is refused by $name, which is for staff', async (each) => {
    expect(await tried(each, b.caller)).toEqual(refused(403))
  })

  it.each(withAccess('client', 'client-or-staff'))('gets nothing of A from $name', async (each) => {
    if (ONLY_ONCE.includes(each.name)) return
    const { status, leaked } = await tried(each, b.caller)
    expect(leaked).toEqual([])
    if (namesThingsOf(a, asked(each.name, a))) expect([403, 404]).toContain(status)
    else expect(status).toBeLessThan(500)
  })

  it.each(withAccess('visitor'))('may call $name without a visit, and reads nothing of A', async (each) => {
    expect(await tried(each, b.caller)).toEqual({ status: 200, leaked: [] })
  })

  it('leaves nothing of A changed', async () => {
    expect(await auditOfA()).toEqual(auditedBefore)
  })
})

describe('staff', () => {
  it.each(withAccess('client', 'visitor'))('are refused by $name, which is for clients', async (each) => {
    expect(await tried(each, staff)).toEqual(refused(403))
  })

  it.each(withAccess('client-or-staff'))(
    'may call $name for the client they name, and read of no other',
    async (each) => {
      if (ONLY_ONCE.includes(each.name)) return
      expect(await tried(each, staff, forStaff)).toEqual({ status: 200, leaked: [] })
    },
  )

  it.each(withAccess('staff'))('may call $name', async (each) => {
    const isOwn = each.endpoint.failures.includes('no-own-account')
    const { status, leaked } = await tried(each, isOwn ? members.owner : staff, forTwins)
    expect(status).toBe(taken(each))
    if (each.name.endsWith(ON_BEHALF)) expect(leaked).toEqual([])
  })
})

/** Decided here, not read off the contract. */
function leastRole({ name, endpoint }: Case): StaffRole {
  if (names(OF_OWNERS).includes(name)) return 'owner'
  return endpoint.changes && !names(OWN).includes(name) ? 'operator' : 'reader'
}

describe.each(STAFF_ROLES)('on staff, the %s', (role) => {
  // A field that no call takes: who may call is told that, and nothing is done.
  const UNKNOWN = { surprise: '1' }

  it.each(withAccess('staff', 'client-or-staff'))('may call $name if the role reaches', async (each) => {
    const request = { ...asked(each.name, a), query: UNKNOWN }
    const { status, json } = await send(test, each.endpoint, request, members[role])
    const reaches = STAFF_ROLES.indexOf(role) >= STAFF_ROLES.indexOf(leastRole(each))
    expect([status, json.code]).toEqual(reaches ? [400, 'invalid-input'] : [403, 'role-refused'])
  })

  it.each(withAccess('client', 'visitor'))('is refused by $name, which is for clients', async (each) => {
    expect(await tried(each, members[role])).toEqual(refused(403))
  })
})

/** Decided here, not read off the contract. */
function leastClientRole({ name, endpoint }: Case): ClientRole {
  if (names(OF_CLIENT_OWNERS).includes(name)) return 'owner'
  if (endpoint.access === 'visitor') return 'reader'
  return endpoint.changes && !names(OWN_OF_CLIENT).includes(name) ? 'member' : 'reader'
}

describe.each(CLIENT_ROLES)('of client A, the %s', (role) => {
  const UNKNOWN = { surprise: '1' }

  it.each(withAccess('client', 'client-or-staff', 'visitor'))('may call $name if the role reaches', async (each) => {
    const request = { ...asked(each.name, a), query: UNKNOWN }
    const { status, json } = await send(test, each.endpoint, request, people[role])
    const reaches = CLIENT_ROLES.indexOf(role) >= CLIENT_ROLES.indexOf(leastClientRole(each))
    expect([status, json.code]).toEqual(reaches ? [400, 'invalid-input'] : [403, 'client-role-refused'])
  })

  it.each(withAccess('staff'))('is refused by $name, which is for staff', async (each) => {
    expect(await tried(each, people[role])).toMatchObject({ status: 403 })
  })
})

describe('client A', () => {
  it.each(withAccess('staff'))('is refused by $name, which is for staff', async (each) => {
    expect((await tried(each, a.caller)).status).toBe(403)
  })

  it.each(withAccess('client', 'client-or-staff'))('may call $name', async (each) => {
    // The proof was shown by client B before, who was refused: it is good for nobody any more.
    if (['logout', 'leaveCompany', 'passkeyAgain'].includes(each.name)) return
    expect((await tried(each, a.caller)).status).toBe(taken(each))
  })

  it('may sign out, and is nobody from then on', async () => {
    const caller = await clientCaller(test.deps, a.clientId)
    expect((await send(test, endpointOf('logout'), {}, caller)).status).toBe(200)
    expect((await send(test, endpointOf('listShipments'), {}, caller)).status).toBe(401)
  })
})

function endpointOf(name: string): Endpoint {
  const found = ENDPOINTS.find((each) => each.name === name)
  if (!found) throw new Error(`the contract has no ${name}`)
  return found.endpoint
}
