// The French catalogue: each set of English texts with its French. Importing this file learns it; the browser does when French is chosen.
import { texts as accessRequestEn } from '#texts/en/access-request.ts'
import { texts as accessRequestLettersEn } from '#texts/en/access-request-letters.ts'
import { texts as addressEn } from '#texts/en/address.ts'
import { texts as addressChangeEn } from '#texts/en/address-change.ts'
import { texts as admissibilityEn } from '#texts/en/admissibility.ts'
import { texts as aiLookupEn } from '#texts/en/ai-lookup.ts'
import { texts as apiEn } from '#texts/en/api.ts'
import { texts as archiveEn } from '#texts/en/archive.ts'
import { texts as assumedEn } from '#texts/en/assumed.ts'
import { texts as badInputEn } from '#texts/en/bad-input.ts'
import { texts as businessInfoEn } from '#texts/en/business-info.ts'
import { texts as carrierFeesEn } from '#texts/en/carrier-fees.ts'
import { texts as catalogueEn } from '#texts/en/catalogue.ts'
import { texts as catalogueScreenEn } from '#texts/en/catalogue-screen.ts'
import { texts as certificatesEn } from '#texts/en/certificates.ts'
import { texts as changedMeanwhileEn } from '#texts/en/changed-meanwhile.ts'
import { texts as chartsEn } from '#texts/en/charts.ts'
import { texts as classificationEn } from '#texts/en/classification.ts'
import { texts as clearanceEn } from '#texts/en/clearance.ts'
import { texts as clientArchiveEn } from '#texts/en/client-archive.ts'
import { texts as clientPeopleEn } from '#texts/en/client-people.ts'
import { texts as clientPeopleLettersEn } from '#texts/en/client-people-letters.ts'
import { texts as codeStandingEn } from '#texts/en/code-standing.ts'
import { texts as combinedInvoiceEn } from '#texts/en/combined-invoice.ts'
import { texts as commentsEn } from '#texts/en/comments.ts'
import { texts as costEstimateEn } from '#texts/en/cost-estimate.ts'
import { texts as cusmaEn } from '#texts/en/cusma.ts'
import { texts as dashboardEn } from '#texts/en/dashboard.ts'
import { texts as dateFieldEn } from '#texts/en/date-field.ts'
import { texts as documentArchiveEn } from '#texts/en/document-archive.ts'
import { texts as dutyEn } from '#texts/en/duty.ts'
import { texts as dutyByMonthEn } from '#texts/en/duty-by-month.ts'
import { texts as dutyOverTimeEn } from '#texts/en/duty-over-time.ts'
import { texts as dutyReceiptEn } from '#texts/en/duty-receipt.ts'
import { texts as entryPermissionEn } from '#texts/en/entry-permission.ts'
import { texts as erasureEn } from '#texts/en/erasure.ts'
import { texts as errorScreenEn } from '#texts/en/error-screen.ts'
import { texts as estimateEn } from '#texts/en/estimate.ts'
import { texts as fdaEn, industries as industriesEn } from '#texts/en/fda.ts'
import { texts as fileProblemsEn } from '#texts/en/file-problems.ts'
import { texts as findingsEn } from '#texts/en/findings.ts'
import { texts as firstStepsEn } from '#texts/en/first-steps.ts'
import { texts as frameEn } from '#texts/en/frame.ts'
import { texts as freightEn } from '#texts/en/freight.ts'
import { texts as importProblemsEn } from '#texts/en/import-problems.ts'
import { texts as invoiceEn } from '#texts/en/invoice.ts'
import { texts as itemEn } from '#texts/en/item.ts'
import { texts as itemFailuresEn } from '#texts/en/item-failures.ts'
import { texts as itemGridEn } from '#texts/en/item-grid.ts'
import { texts as keptTextEn } from '#texts/en/kept-text.ts'
import { texts as listFilesEn } from '#texts/en/list-files.ts'
import { texts as loginEn } from '#texts/en/login.ts'
import { texts as mandateEn } from '#texts/en/mandate.ts'
import { texts as manualInvoiceEn } from '#texts/en/manual-invoice.ts'
import { texts as manualInvoiceFormEn } from '#texts/en/manual-invoice-form.ts'
import { texts as mergedEstimateEn } from '#texts/en/merged-estimate.ts'
import { texts as newShipmentEn } from '#texts/en/new-shipment.ts'
import { texts as notificationsEn } from '#texts/en/notifications.ts'
import { texts as originEn } from '#texts/en/origin.ts'
import { texts as originCoachEn } from '#texts/en/origin-coach.ts'
import { texts as originFolderEn } from '#texts/en/origin-folder.ts'
import { texts as originReasonsEn } from '#texts/en/origin-reasons.ts'
import { texts as paperJobsEn } from '#texts/en/paper-jobs.ts'
import { texts as parseItemsEn } from '#texts/en/parse-items.ts'
import { texts as passkeysEn } from '#texts/en/passkeys.ts'
import { texts as pgaEn } from '#texts/en/pga.ts'
import { texts as preflightEn } from '#texts/en/preflight.ts'
import { fixes as preflightFixesEn } from '#texts/en/preflight-fixes.ts'
import { texts as printingEn } from '#texts/en/printing.ts'
import { texts as productCertificateEn } from '#texts/en/product-certificate.ts'
import { texts as proposedCodesEn } from '#texts/en/proposed-codes.ts'
import { texts as publicToolsEn } from '#texts/en/public-tools.ts'
import { texts as ratesEn } from '#texts/en/rates.ts'
import { texts as sampleShipmentEn } from '#texts/en/sample-shipment.ts'
import { texts as savedViewsEn } from '#texts/en/saved-views.ts'
import { texts as searchEn } from '#texts/en/search.ts'
import { texts as sellerJobsEn } from '#texts/en/seller-jobs.ts'
import { texts as sessionEn } from '#texts/en/session.ts'
import { texts as sessionsEn } from '#texts/en/sessions.ts'
import { texts as shipmentEn } from '#texts/en/shipment.ts'
import { texts as signInAgainEn } from '#texts/en/sign-in-again.ts'
import { texts as signInCodeEn } from '#texts/en/sign-in-code.ts'
import { texts as supplierLinkEn } from '#texts/en/supplier-link.ts'
import { texts as supplierRequestsEn } from '#texts/en/supplier-requests.ts'
import { texts as termsEn } from '#texts/en/terms.ts'
import { texts as toolsEn } from '#texts/en/tools.ts'
import { texts as whatIfEn } from '#texts/en/what-if.ts'
import { texts as accessRequestFr } from '#texts/fr/access-request.ts'
import { texts as accessRequestLettersFr } from '#texts/fr/access-request-letters.ts'
import { texts as addressFr } from '#texts/fr/address.ts'
import { texts as addressChangeFr } from '#texts/fr/address-change.ts'
import { texts as admissibilityFr } from '#texts/fr/admissibility.ts'
import { texts as aiLookupFr } from '#texts/fr/ai-lookup.ts'
import { texts as apiFr } from '#texts/fr/api.ts'
import { texts as archiveFr } from '#texts/fr/archive.ts'
import { texts as assumedFr } from '#texts/fr/assumed.ts'
import { texts as badInputFr } from '#texts/fr/bad-input.ts'
import { texts as businessInfoFr } from '#texts/fr/business-info.ts'
import { texts as carrierFeesFr } from '#texts/fr/carrier-fees.ts'
import { texts as catalogueFr } from '#texts/fr/catalogue.ts'
import { texts as catalogueScreenFr } from '#texts/fr/catalogue-screen.ts'
import { texts as certificatesFr } from '#texts/fr/certificates.ts'
import { texts as changedMeanwhileFr } from '#texts/fr/changed-meanwhile.ts'
import { texts as chartsFr } from '#texts/fr/charts.ts'
import { texts as classificationFr } from '#texts/fr/classification.ts'
import { texts as clearanceFr } from '#texts/fr/clearance.ts'
import { texts as clientArchiveFr } from '#texts/fr/client-archive.ts'
import { texts as clientPeopleFr } from '#texts/fr/client-people.ts'
import { texts as clientPeopleLettersFr } from '#texts/fr/client-people-letters.ts'
import { texts as codeStandingFr } from '#texts/fr/code-standing.ts'
import { texts as combinedInvoiceFr } from '#texts/fr/combined-invoice.ts'
import { texts as commentsFr } from '#texts/fr/comments.ts'
import { texts as costEstimateFr } from '#texts/fr/cost-estimate.ts'
import { texts as cusmaFr } from '#texts/fr/cusma.ts'
import { texts as dashboardFr } from '#texts/fr/dashboard.ts'
import { texts as dateFieldFr } from '#texts/fr/date-field.ts'
import { texts as documentArchiveFr } from '#texts/fr/document-archive.ts'
import { texts as dutyFr } from '#texts/fr/duty.ts'
import { texts as dutyByMonthFr } from '#texts/fr/duty-by-month.ts'
import { texts as dutyOverTimeFr } from '#texts/fr/duty-over-time.ts'
import { texts as dutyReceiptFr } from '#texts/fr/duty-receipt.ts'
import { texts as entryPermissionFr } from '#texts/fr/entry-permission.ts'
import { texts as erasureFr } from '#texts/fr/erasure.ts'
import { texts as errorScreenFr } from '#texts/fr/error-screen.ts'
import { texts as estimateFr } from '#texts/fr/estimate.ts'
import { texts as fdaFr, industries as industriesFr } from '#texts/fr/fda.ts'
import { texts as fileProblemsFr } from '#texts/fr/file-problems.ts'
import { texts as findingsFr } from '#texts/fr/findings.ts'
import { texts as firstStepsFr } from '#texts/fr/first-steps.ts'
import { texts as frameFr } from '#texts/fr/frame.ts'
import { texts as freightFr } from '#texts/fr/freight.ts'
import { texts as importProblemsFr } from '#texts/fr/import-problems.ts'
import { texts as invoiceFr } from '#texts/fr/invoice.ts'
import { texts as itemFr } from '#texts/fr/item.ts'
import { texts as itemFailuresFr } from '#texts/fr/item-failures.ts'
import { texts as itemGridFr } from '#texts/fr/item-grid.ts'
import { texts as keptTextFr } from '#texts/fr/kept-text.ts'
import { texts as listFilesFr } from '#texts/fr/list-files.ts'
import { texts as loginFr } from '#texts/fr/login.ts'
import { texts as mandateFr } from '#texts/fr/mandate.ts'
import { texts as manualInvoiceFr } from '#texts/fr/manual-invoice.ts'
import { texts as manualInvoiceFormFr } from '#texts/fr/manual-invoice-form.ts'
import { texts as mergedEstimateFr } from '#texts/fr/merged-estimate.ts'
import { texts as newShipmentFr } from '#texts/fr/new-shipment.ts'
import { texts as notificationsFr } from '#texts/fr/notifications.ts'
import { texts as originFr } from '#texts/fr/origin.ts'
import { texts as originCoachFr } from '#texts/fr/origin-coach.ts'
import { texts as originFolderFr } from '#texts/fr/origin-folder.ts'
import { texts as originReasonsFr } from '#texts/fr/origin-reasons.ts'
import { texts as paperJobsFr } from '#texts/fr/paper-jobs.ts'
import { texts as parseItemsFr } from '#texts/fr/parse-items.ts'
import { texts as passkeysFr } from '#texts/fr/passkeys.ts'
import { texts as pgaFr } from '#texts/fr/pga.ts'
import { texts as preflightFr } from '#texts/fr/preflight.ts'
import { fixes as preflightFixesFr } from '#texts/fr/preflight-fixes.ts'
import { texts as printingFr } from '#texts/fr/printing.ts'
import { texts as productCertificateFr } from '#texts/fr/product-certificate.ts'
import { texts as proposedCodesFr } from '#texts/fr/proposed-codes.ts'
import { texts as publicToolsFr } from '#texts/fr/public-tools.ts'
import { texts as ratesFr } from '#texts/fr/rates.ts'
import { texts as sampleShipmentFr } from '#texts/fr/sample-shipment.ts'
import { texts as savedViewsFr } from '#texts/fr/saved-views.ts'
import { texts as searchFr } from '#texts/fr/search.ts'
import { texts as sellerJobsFr } from '#texts/fr/seller-jobs.ts'
import { texts as sessionFr } from '#texts/fr/session.ts'
import { texts as sessionsFr } from '#texts/fr/sessions.ts'
import { texts as shipmentFr } from '#texts/fr/shipment.ts'
import { texts as signInAgainFr } from '#texts/fr/sign-in-again.ts'
import { texts as signInCodeFr } from '#texts/fr/sign-in-code.ts'
import { texts as supplierLinkFr } from '#texts/fr/supplier-link.ts'
import { texts as supplierRequestsFr } from '#texts/fr/supplier-requests.ts'
import { texts as termsFr } from '#texts/fr/terms.ts'
import { texts as toolsFr } from '#texts/fr/tools.ts'
import { texts as whatIfFr } from '#texts/fr/what-if.ts'
import './french-papers.ts'
import { learning } from './language.ts'

const learnFrench = learning('fr')

learnFrench(accessRequestEn, accessRequestFr)
learnFrench(accessRequestLettersEn, accessRequestLettersFr)
learnFrench(commentsEn, commentsFr)
learnFrench(notificationsEn, notificationsFr)
learnFrench(savedViewsEn, savedViewsFr)
learnFrench(dutyByMonthEn, dutyByMonthFr)
learnFrench(dutyOverTimeEn, dutyOverTimeFr)
learnFrench(addressChangeEn, addressChangeFr)
learnFrench(addressEn, addressFr)
learnFrench(aiLookupEn, aiLookupFr)
learnFrench(paperJobsEn, paperJobsFr)
learnFrench(sellerJobsEn, sellerJobsFr)
learnFrench(apiEn, apiFr)
learnFrench(archiveEn, archiveFr)
learnFrench(assumedEn, assumedFr)
learnFrench(badInputEn, badInputFr)
learnFrench(businessInfoEn, businessInfoFr)
learnFrench(admissibilityEn, admissibilityFr)
learnFrench(carrierFeesEn, carrierFeesFr)
learnFrench(catalogueEn, catalogueFr)
learnFrench(catalogueScreenEn, catalogueScreenFr)
learnFrench(changedMeanwhileEn, changedMeanwhileFr)
learnFrench(chartsEn, chartsFr)
learnFrench(classificationEn, classificationFr)
learnFrench(clearanceEn, clearanceFr)
learnFrench(codeStandingEn, codeStandingFr)
learnFrench(combinedInvoiceEn, combinedInvoiceFr)
learnFrench(costEstimateEn, costEstimateFr)
learnFrench(cusmaEn, cusmaFr)
learnFrench(dashboardEn, dashboardFr)
learnFrench(documentArchiveEn, documentArchiveFr)
learnFrench(dutyEn, dutyFr)
learnFrench(dutyReceiptEn, dutyReceiptFr)
learnFrench(entryPermissionEn, entryPermissionFr)
learnFrench(errorScreenEn, errorScreenFr)
learnFrench(erasureEn, erasureFr)
learnFrench(estimateEn, estimateFr)
learnFrench(fdaEn, fdaFr)
learnFrench(industriesEn, industriesFr)
learnFrench(fileProblemsEn, fileProblemsFr)
learnFrench(findingsEn, findingsFr)
learnFrench(dateFieldEn, dateFieldFr)
learnFrench(listFilesEn, listFilesFr)
learnFrench(searchEn, searchFr)
learnFrench(sampleShipmentEn, sampleShipmentFr)
learnFrench(proposedCodesEn, proposedCodesFr)
learnFrench(frameEn, frameFr)
learnFrench(freightEn, freightFr)
learnFrench(importProblemsEn, importProblemsFr)
learnFrench(invoiceEn, invoiceFr)
learnFrench(itemEn, itemFr)
learnFrench(itemFailuresEn, itemFailuresFr)
learnFrench(itemGridEn, itemGridFr)
learnFrench(keptTextEn, keptTextFr)
learnFrench(loginEn, loginFr)
learnFrench(mandateEn, mandateFr)
learnFrench(manualInvoiceEn, manualInvoiceFr)
learnFrench(manualInvoiceFormEn, manualInvoiceFormFr)
learnFrench(mergedEstimateEn, mergedEstimateFr)
learnFrench(parseItemsEn, parseItemsFr)
learnFrench(firstStepsEn, firstStepsFr)
learnFrench(newShipmentEn, newShipmentFr)
learnFrench(originEn, originFr)
learnFrench(certificatesEn, certificatesFr)
learnFrench(productCertificateEn, productCertificateFr)
learnFrench(originCoachEn, originCoachFr)
learnFrench(originFolderEn, originFolderFr)
learnFrench(originReasonsEn, originReasonsFr)
learnFrench(passkeysEn, passkeysFr)
learnFrench(pgaEn, pgaFr)
learnFrench(preflightEn, preflightFr)
learnFrench(preflightFixesEn, preflightFixesFr)
learnFrench(printingEn, printingFr)
learnFrench(publicToolsEn, publicToolsFr)
learnFrench(ratesEn, ratesFr)
learnFrench(sessionEn, sessionFr)
learnFrench(clientArchiveEn, clientArchiveFr)
learnFrench(clientPeopleEn, clientPeopleFr)
learnFrench(clientPeopleLettersEn, clientPeopleLettersFr)
learnFrench(sessionsEn, sessionsFr)
learnFrench(shipmentEn, shipmentFr)
learnFrench(signInAgainEn, signInAgainFr)
learnFrench(signInCodeEn, signInCodeFr)
learnFrench(supplierLinkEn, supplierLinkFr)
learnFrench(supplierRequestsEn, supplierRequestsFr)
learnFrench(termsEn, termsFr)
learnFrench(toolsEn, toolsFr)
learnFrench(whatIfEn, whatIfFr)
