// The decisions who may call what, each endpoint by name. Written here, not read off the contract: what differs from it fails.
import type { Access } from '#contract/endpoint.ts'

const names = (list: string): readonly string[] => list.split(/\s+/).filter(Boolean)

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
    checkCusmaEligibility getCusmaClaim getCusmaForm createCusmaForm updateCusmaForm getCusmaSignature saveCusmaSignature
    generateCusmaCertificate downloadCusmaCertificate addToFreightCart freightCartDraft
    listEndedCodes replaceEndedCode undoReplacement getProductOrigin saveRecipe proposeMaterialCodes
    getOriginFolder printOriginDossier
    listCertifiableProducts listProductCertificates createProductCertificate getProductCertificate updateProductCertificate
    deleteProductCertificate signProductCertificate
    listSupplierRequests createSupplierRequest revokeSupplierRequest settleSupplierAnswer getSupplierFile`,
  'client-or-staff': `logout classifyHts classificationStep classifyProduct validateHts calculateDuty calculateDuties dutyOverTime estimateCosts estimateMergedClearance
    printShipmentEstimate printMergedEstimate getExchangeRate listCountries listShippingCountries searchFulfilmentCentres
    listFdaWorksheets saveFdaWorksheets generateFdaWorksheets invoiceParties preflight combinedPreflight listArchive dutyByMonth exportArchive downloadPapers regenerateDocument
    getAsinData saveAsinData listAddresses saveAddress setAddressMid
    listCusmaFiles downloadCusmaFile linkCusmaFile deleteCusmaFile lookUpMaker lookupStep findAdmissibility findAdmissibilities decideOrigin originRules lookUpPga suggestCountry`,
  staff: `getAddressChange oldAddressGone withdrawAddressChange listStaffNotifications countUnreadStaffNotifications readStaffNotifications getStaffMailChoices saveStaffMailChoice
    listAccessRequests settleAccessRequest openAccount listQueue searchForStaff listShops fetchShopProducts listClients exportClients exportAccessRequests exportJobs getClient shipmentDetailsForStaff listBoxes listPlans selectShippingRate refreshShippingRates
    listFreightCarts exportFreightCarts removeFreightCart saveEntryPermission deleteEntryPermission
    startStaffPaperJob listStaffPaperJobs downloadPaperOfStaffJob staffGenerateManualInvoice staffManualInvoiceDefaults staffParseItems staffDownloadInvoice listStaffDocuments
    listCusmaTemplateFields annotatedCusmaTemplate getMandate saveMandate
    getSettings changePassword saveBrokerFees saveParty saveInvoiceTerms saveProviderEmail
    listConnections testConnection getDataVersions updateData listAuditLog exportAuditLog listSecurityEvents exportSecurityEvents feedSecurityEvents listStaffSessions endStaffSession endOtherStaffSessions
    listImports startImport sendImportRows checkImport saveImport getImport cancelImport
    listMemberPasskeys askMemberPasskey addMemberPasskey removeMemberPasskey getOwnAccount setOwnPassword newAuthenticator saveAuthenticator renewRecoveryCodes
    memberAgain memberPasskeyAgain beginSignOnAgain finishSignOnAgain removeOwnSignOn removePersonSignOn forgetPasskeys listPeople invitePerson invitePersonAgain setPersonRole setPersonDisabled endPersonSessions
    eraseClient listErasures listJobs listServers retryJob dropJob
    listApiKeys issueApiKey revokeApiKey listAmazonPlans importAmazonPlan
    listSharedProducts saveSharedProduct deleteSharedProduct`,
  'api-key': `warehouseImport exportClientsByKey exportCatalogueByKey`,
}

/** What owners alone may: settings, keys, people. */
export const OF_OWNERS =
  names(`changePassword saveBrokerFees saveParty saveInvoiceTerms saveProviderEmail testConnection updateData
  issueApiKey revokeApiKey listPeople invitePerson invitePersonAgain setPersonRole setPersonDisabled endPersonSessions removePersonSignOn oldAddressGone
  downloadArchiveOnBehalf withdrawErasureOnBehalf eraseClient retryJob dropJob inviteClientPersonOnBehalf sendClientInvitationOnBehalf withdrawClientInvitationOnBehalf
  setClientPersonRoleOnBehalf removeClientPersonOnBehalf endClientPersonSessionsOnBehalf setCompanyAddressOnBehalf
  setPasskeysOnlyOnBehalf forgetPasskeys`)
/** What owners of a client alone may: who belongs to it, its address, its business information, its data. */
export const OF_CLIENT_OWNERS =
  names(`inviteClientPerson sendClientInvitation withdrawClientInvitation setClientPersonRole removeClientPerson
  endClientPersonSessions setCompanyAddress setPasskeysOnly saveBusinessInfo downloadArchive askErasure withdrawErasure`)
/** What a client's readers may though it changes something: it is their own. */
export const OWN_OF_CLIENT =
  names(`logout chooseLanguage endOneSession endOtherSessions switchCompany nameMyself leaveCompany
  addOwnPasskey removeOwnPasskey askAgain codeAgain passkeyAgain saveMailChoice
  saveView changeView removeView`)
/** What readers may though it changes something: it is their own. */
export const OWN =
  names(`logout endStaffSession endOtherStaffSessions setOwnPassword newAuthenticator saveAuthenticator renewRecoveryCodes
  addMemberPasskey removeMemberPasskey memberAgain memberPasskeyAgain finishSignOnAgain removeOwnSignOn saveStaffMailChoice`)

/** Public calls whose answer may name the client: signing in as it, and a link that is itself the permission. */
export const MAY_NAME_THE_CLIENT = [
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
export const ONLY_ONCE = [
  'login',
  'loginWithCode',
  'staffLogin',
  'passkeyLogin',
  'memberPasskeyLogin',
  'logout',
  'leaveCompany',
]

/** Each endpoint with whom it is for. */
export const TABLE = new Map(
  Object.entries(DECIDED).flatMap(([access, list]) => names(list).map((name) => [name, access])),
)
