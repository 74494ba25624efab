// What a person reads of a failure: code and facts in words of the person's language.
import type { FailureCode, FailureFacts, SaidFailure } from '#contract/failure-codes.ts'
import { day } from '#domain/calendar.ts'
import { texts as address } from '#texts/en/address.ts'
import { texts as aiLookup } from '#texts/en/ai-lookup.ts'
import { texts as api } from '#texts/en/api.ts'
import { texts as business } from '#texts/en/business-info.ts'
import { texts as catalogue } from '#texts/en/catalogue.ts'
import { texts as changedMeanwhile } from '#texts/en/changed-meanwhile.ts'
import { texts as clientArchive } from '#texts/en/client-archive.ts'
import { texts as clientPeople } from '#texts/en/client-people.ts'
import { texts as standing } from '#texts/en/code-standing.ts'
import { texts as combined } from '#texts/en/combined-invoice.ts'
import { texts as cusma } from '#texts/en/cusma.ts'
import { texts as archive } from '#texts/en/document-archive.ts'
import { texts as permission } from '#texts/en/entry-permission.ts'
import { texts as erasure } from '#texts/en/erasure.ts'
import { texts as fda } from '#texts/en/fda.ts'
import { texts as freight } from '#texts/en/freight.ts'
import { texts as imports } from '#texts/en/import.ts'
import { texts as invoice } from '#texts/en/invoice.ts'
import { texts as item } from '#texts/en/item.ts'
import { texts as mandate } from '#texts/en/mandate.ts'
import { texts as manual } from '#texts/en/manual-invoice.ts'
import { texts as newShipment } from '#texts/en/new-shipment.ts'
import { texts as operations } from '#texts/en/operations.ts'
import { texts as origin } from '#texts/en/origin.ts'
import { texts as printing } from '#texts/en/printing.ts'
import { texts as productCertificates } from '#texts/en/product-certificate.ts'
import { texts as tools } from '#texts/en/public-tools.ts'
import { texts as savedViews } from '#texts/en/saved-views.ts'
import { texts as settings } from '#texts/en/settings.ts'
import { texts as shipment } from '#texts/en/shipment.ts'
import { texts as again } from '#texts/en/sign-in-again.ts'
import { texts as staff } from '#texts/en/staff.ts'
import { texts as account } from '#texts/en/staff-account.ts'
import { texts as people } from '#texts/en/staff-people.ts'
import { texts as staffSignIn } from '#texts/en/staff-sign-in.ts'
import { texts as supplierLink } from '#texts/en/supplier-link.ts'
import { texts as supplierRequests } from '#texts/en/supplier-requests.ts'
import { businessProblemText } from '#words/business-words.ts'
import { lackText, outOfDateText, saidMissing } from '#words/certificate-words.ts'
import { countryIn } from '#words/country-text.ts'
import { pastProblemText, scheduleProblemText } from '#words/fee-problems.ts'
import { saidFinding } from '#words/findings.ts'
import { centreLackText, manualLineText } from '#words/invoice-form.ts'
import type { Words } from '#words/language.ts'
import { lineProblemText, saidLine } from '#words/line-problems.ts'
import { dateIn } from '#words/local-text.ts'
import { inputProblemText } from '#words/origin.ts'
import { passwordProblemText } from '#words/password-problem.ts'
import { placeDoubtText } from '#words/place-doubt.ts'
import { productCodeText } from '#words/product-code.ts'
import { refusalText } from '#words/refused-paper.ts'
import { issueWords } from './issue-words.ts'
import { type FailureWords, SIGN_IN_FAILURE_WORDS } from './sign-in-failure-words.ts'

/** The sentence of a failure. */
export function failureSentence(say: Words, ...[code, ...facts]: SaidFailure): string {
  return sentence(say, code, ...facts)
}

function sentence<C extends FailureCode>(say: Words, code: C, ...facts: FailureFacts<C>): string {
  const words: FailureWords[C] = FAILURE_WORDS[code]
  return words(say, ...facts)
}

/** The facts of a failure as its answer carries them. */
export function failureDetails(say: Words, ...said: SaidFailure): unknown {
  const [code, facts] = said
  if (code === 'paper-stopped') return { checks: facts.stops.map((each) => saidFinding(say.language, each)) }
  if (code === 'lines-wrong')
    return { ...facts, errors: facts.errors.map((each) => ({ ...each, ...saidLine(say.language, each) })) }
  return code === 'certificate-incomplete' ? { ...facts, missing: saidMissing(say, facts.missing) } : facts
}

/** How many sentences an answer names before it only counts the rest. */
const MOST_SENTENCES = 12
const LACKS = { 'hts-code': 'lackCode', origin: 'lackOrigin', cost: 'lackCost' } as const

const FAILURE_WORDS: FailureWords = {
  'invalid-input': (say, { issues }) => issueWords(say, issues),
  'not-json': (say) => say(api).notJson,
  'wrong-media-type': (say) => say(api).wrongMediaType,
  'too-large': (say, { limitBytes }) => say(api).tooLargeBody(sizeText(limitBytes)),
  'not-http': (say) => say(api).notHttp,
  'headers-too-large': (say) => say(api).tooLargeHeaders,
  'too-slow': (say) => say(api).tooSlow,
  'no-such-call': (say) => say(api).noSuchCall,
  'not-found': (say) => say(api).notFound,
  'too-many-requests': (say) => say(api).tooMany,

  'not-signed-in': (say) => say(api).signInFirst,
  'session-expired': (say) => say(api).sessionExpired,
  'staff-only': (say) => say(api).staffOnly,
  'clients-only': (say) => say(api).clientOnly,
  'client-not-named': (say) => say(api).nameClient,
  'other-client': (say) => say(api).otherClient,
  'view-only': (say) => say(api).viewOnly,
  'client-erased': (say) => say(erasure).alreadyErased,
  'role-refused': (say, { least }) => say(staffSignIn).roleRefused[least],
  'client-role-refused': (say, { least }) => say(clientPeople).roleRefused[least],
  'sign-in-again': (say, { minutes }) => say(again).needed(minutes),
  'passkey-needed': (say, { hasOne }) => (hasOne ? say(again).passkeyNeeded : say(again).firstNeeded),
  'company-switched': (say) => say(clientPeople).switched,
  'request-key-missing': (say) => say(api).requestKeyMissing,
  'request-key-invalid': (say) => say(api).requestKeyInvalid,
  'request-key-old': (say) => say(api).requestKeyOld,
  'request-key-ahead': (say) => say(api).requestKeyAhead,
  'request-key-used': (say) => say(tools).replayed,
  'api-key-missing': (say) => say(imports).keyMissing,
  'api-key-unknown': (say) => say(imports).keyUnknown,
  'signature-invalid': (say) => say(imports).signatureInvalid,
  'signature-old': (say) => say(imports).signatureOld,
  'signature-ahead': (say) => say(imports).signatureAhead,
  'signature-used': (say) => say(imports).signatureUsed,

  'idempotency-key-invalid': (say) => say(api).idempotencyKeyInvalid,
  'idempotency-key-reused': (say) => say(api).idempotencyKeyReused,
  'idempotency-in-progress': (say) => say(api).idempotencyInProgress,
  'idempotency-outcome-unknown': (say) => say(api).idempotencyOutcomeUnknown,

  broken: (say) => say(api).broken,
  'database-away': (say) => say(api).databaseAway,
  overloaded: (say) => say(api).overloaded,
  starting: (say) => say(api).starting,
  'file-not-stored': (say) => say(api).fileNotStored,
  'file-not-read': (say) => say(api).fileNotRead,

  ...SIGN_IN_FAILURE_WORDS,
  'view-name-taken': (say, { name }) => say(savedViews).nameTaken(name),
  'too-many-views': (say, { most }) => say(savedViews).tooMany(most),

  'daily-checks-used-up': (say, { limit, nextDay, timeZone }) =>
    say(tools).usedUp(limit, dateIn(say.language, day(nextDay)), timeZone),
  'daily-calculations-used-up': (say, { limit, nextDay, timeZone }) =>
    say(tools).calculationsUsedUp(limit, dateIn(say.language, day(nextDay)), timeZone),

  'no-such-shipment': (say) => say(shipment).notFound,
  'no-such-client': (say) => say(staff).noSuchClient,
  'reference-taken': (say, { name }) => say(newShipment).referenceTaken(name),
  'shipment-not-editable': (say) => say(newShipment).notEditable,
  'shipment-changed-meanwhile': (say) => say(newShipment).changedMeanwhile,
  'item-changed-meanwhile': (say) => say(item).changedMeanwhile,
  'code-first': (say) => say(item).codeFirst,
  'code-not-found': (say) => say(item).codeNotFound,
  'code-not-one-for-one': (say) => say(standing).notOneForOne,
  'no-code-to-replace': (say) => say(standing).nothingToReplace,
  'no-replacement': (say) => say(standing).noSuchReplacement,
  'code-not-ten-digits': (say, { digits }) => say(item).tenDigits(digits),
  'code-in-no-edition': (say, { code }) => say(origin).noSuchCode(code),
  'no-such-product': (say) => say(origin).noSuchProduct,
  'no-such-product-certificate': (say) => say(productCertificates).notFound,
  'product-certificate-signed': (say) => say(productCertificates).isSigned,
  'recipe-wrong': (say, { problems }) =>
    say(origin).recipeWrong(
      [...new Set(problems.map(({ reason }) => inputProblemText(say.language, reason)))].join(' '),
    ),
  'supplier-link-over': (say, { reason }) => say(supplierLink).over[reason],
  'supplier-file-wrong': (say, { reason }) => say(supplierLink).file[reason],
  'supplier-answers-full': (say) => say(supplierLink).full,
  'too-many-supplier-links': (say) => say(supplierRequests).tooManyLinks,
  'answer-settled': (say) => say(supplierRequests).answerSettled,
  'origin-first': (say) => say(item).originForLookup,
  'description-or-asin': (say) => say(address).descriptionOrAsin,
  'not-prohibited': (say, { name }) => say(permission).notProhibited(name),
  'no-permission': (say) => say(permission).noPermission,

  'business-info-wrong': (say, { problem }) => businessProblemText(say, problem),
  'client-agrees': (say) => say(business).onlyClientAgrees,
  'place-of-other-country': (say, { doubt, chosen }) =>
    `${placeDoubtText(say, doubt, chosen)} ${say(business).setCountryTo(countryIn(say.language, doubt.country))}.`,
  'encryption-key-missing': (say) => say(business).encryptionKeyMissing,
  'importer-details-locked': (say) => say(business).importerLocked,
  'importer-number-masked': (say) => say(business).importerNumberMasked,
  'importer-number-form': (say) => say(business).importerNumberForm,

  'signature-incomplete': (say) => say(cusma).incompleteSignature,
  'signature-not-drawn': (say) => say(cusma).drawSignature,
  'signature-no-image': (say) => say(cusma).notAnImage,
  'signature-other-image': (say) => say(cusma).otherImage,
  'signature-gif': (say) => say(cusma).gifSignature,
  'signature-too-large': (say) => say(cusma).largeImage,
  'signature-damaged': (say) => say(cusma).brokenImage,
  'no-cusma-form': (say) => say(cusma).noForm,
  'no-north-american-goods': (say) => say(cusma).onlyNorthAmerica,
  'no-certificate-stored': (say) => say(cusma).noneStored,
  'no-certificate-signed': (say) => say(cusma).noneSigned,
  'certificate-of-other-shipment': (say) => say(cusma).wrongShipment,
  'certificate-out-of-date': outOfDateText,
  'certificate-incomplete': (say, { missing, hasGoods }) => {
    const named = missing.slice(0, MOST_SENTENCES).map((each) => lackText(say, each))
    const noGoods = hasGoods ? undefined : missing.find(({ element }) => element === 6)
    return noGoods ? lackText(say, noGoods) : say(cusma).incomplete(named.join(' '), missing.length - named.length)
  },
  'client-signs': (say, { email, wasSent }) => say(mandate).clientSigns(email, wasSent),
  'mandate-later-than-today': (say) => say(mandate).laterThanToday,
  'only-reading': (say) => say(cusma).onlyReading,
  'link-expired': (say) => say(cusma).linkExpired,

  'paper-stopped': (say, { stops }) => refusalText(say.language, stops),
  'centre-incomplete': (say, { lacks }) => centreLackText(say.language, lacks),
  'manual-line-incomplete': (say) => manualLineText(say.language, { reason: 'incomplete' }),
  'line-code-wrong': (say, { line, digits }) => say(manual).inLine(line, say(item).tenDigits(digits)),
  'line-total-differs': (say, { line, given, quantity, price, total }) =>
    say(manual).inLine(line, say(manual).totalDiffers(given, quantity, price, total)),
  'line-price-moved': (say, { line, cad, usd, rate }) =>
    say(manual).inLine(line, say(manual).priceMoved(cad, usd, rate)),
  'product-code-wrong': (say, wrong) => productCodeText(say.language, wrong),
  'no-such-document': (say) => say(invoice).notFound,
  'no-such-worksheet': (say) => say(fda).unknownWorksheet,
  'no-worksheet-field': (say, { field }) => say(fda).unknownField(field),
  'several-importers': (say) => say(combined).oneImporter,
  'several-clients': (say) => say(manual).severalClients,
  'paper-of-several-clients': (say) => say(manual).paperOfSeveral,
  'no-manual-items': (say) => say(manual).noItems,
  'invoice-number-taken': (say, { number }) => say(manual).numberTaken(number),
  'shipment-changing': (say) => say(invoice).itemsChanging,
  'document-password-not-set': (say) => say(invoice).passwordNotSet,
  'document-password-wrong': (say) => say(invoice).passwordWrong,
  'document-password-locked': (say, { minutes }) => say(invoice).passwordLocked(minutes),
  'certificate-not-again': (say) => say(archive).certificateNotAgain,
  'request-not-kept': (say) => say(archive).requestNotKept,
  'shipment-gone': (say) => say(archive).shipmentGone,
  'archive-under-way': (say) => say(clientArchive).underWay,
  'client-name-differs': (say) => say(erasure).nameDiffers,
  'too-many-papers-waiting': (say) => say(printing).busy,
  'too-many-own-papers-waiting': (say, { waiting }) => say(printing).yoursWaiting(waiting),
  'paper-took-too-long': (say) => say(printing).tookTooLong,

  'freight-not-configured': (say) => say(freight).notConfigured,
  'freight-service-failed': (say, { said }) => say(freight).serviceFailed(said),
  'freight-not-booked': (say, { said }) => say(freight).addToCartFailedBecause(said),
  'no-freight-rates': (say) => say(freight).noRates,
  'no-freight-origin': (say) => say(freight).noOrigin,
  'no-such-placement': (say) => say(freight).noSuchPlacement,
  'several-placements': (say) => say(freight).severalPlacements,
  'no-such-rate': (say) => say(freight).noSuchRate,
  'rate-moved': (say, { total }) => say(freight).rateMoved(total),
  'already-sent': (say, { service }) => say(freight).alreadySent(service),
  'being-sent': (say) => say(freight).beingSent,
  'sent-stays': (say) => say(freight).sentStays,
  'no-such-cart': (say) => say(freight).noSuchCart,
  'customs-data-lacking': (say, { name, lacks }) =>
    say(freight).customsLack(name, lacks.map((each) => say(freight)[LACKS[each]]).join(', ')),
  'unknown-warehouse': (say, { warehouse }) => say(freight).unknownWarehouse(warehouse),
  'no-warehouse': (say) => say(freight).noWarehouse,

  'fee-schedule-wrong': (say, wrong) => scheduleProblemText(say.language, wrong),
  'fee-row-begun': (say, begun) => pastProblemText(say.language, begun),
  'changed-meanwhile': (say) => say(changedMeanwhile).refused,
  'no-own-account': (say) => say(account).noAccount,
  'no-authenticator-begun': (say) => say(account).notBegun,
  'last-owner': (say) => say(people).lastOwner,
  'staff-email-taken': (say) => say(people).emailTaken,
  'invitation-not-sent': (say) => say(people).notSent,
  'member-disabled': (say) => say(people).disabled,
  'password-missing': (say) => say(settings).currentMissing,
  'password-wrong': (say) => say(settings).currentWrong,
  'password-locked': (say, { minutes }) => say(settings).currentLocked(minutes),
  'password-weak': (_say, { problem }) => passwordProblemText(problem),
  'password-same-as-before': (say) => say(settings).sameAsBefore,
  'password-same-as-other': (say) => say(settings).sameAsOther,
  'update-running': (say) => say(operations).updateRunning,
  'update-off': (say) => say(operations).updateOff,
  'update-file-unnamed': (say) => say(operations).updateFileNameMissing,
  'update-file-broken': (say) => say(operations).updateFileBroken,

  'lines-wrong': (say) => say(catalogue).notImported,
  'data-changed-since': (say) => say(catalogue).changedSince,
  'rows-out-of-order': (say) => say(imports).rowsOutOfOrder,
  'import-not-open': (say) => say(imports).notOpen,
  'key-scope-missing': (say, { scope }) => say(imports).scopeMissing[scope],
  'lookup-when-pending': (say) => say(aiLookup).whenPending,
  'no-such-lookup': (say) => say(aiLookup).noSuchRun,
  'too-many-lines': (say, { limit }) =>
    lineProblemText(say.language, { reason: 'tooManyLines', facts: { most: limit } }),
  'no-such-column': (say, { name }) => say(imports).columnUnknown(name),
  'column-twice': (say, { name }) => say(imports).columnTwice(name),

  'shop-off': (say) => say(imports).shopOff,
  'shop-silent': (say) => say(imports).shopNoAnswer,
  'amazon-off': (say) => say(imports).amazonOff,
  'amazon-no-such-plan': (say) => say(imports).amazonNoPlan,
  'amazon-refused': (say) => say(imports).amazonRefused,
  'amazon-busy': (say) => say(imports).amazonBusy,
  'amazon-silent': (say) => say(imports).amazonNoAnswer,
  'amazon-unreadable': (say) => say(imports).amazonUnreadable,
}

/** '1 MB' */
const sizeText = (bytes: number): string => `${Math.round(bytes / 1_000_000)} MB`
