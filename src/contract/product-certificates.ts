// Certificates of origin for many products at once: which may be certified, drafts, signing, and what was signed for a period.
import { z } from 'zod'
import { CRITERION_CHOICES } from '#domain/cusma/origin-criteria.ts'
import { CERTIFICATE_LISTS, MOST_CERTIFIED_PRODUCTS, PRODUCT_STANDINGS } from '#domain/cusma/product-standing.ts'
import { BASIS_REASONS, BASIS_STATES } from '#domain/origin/certified-basis.ts'
import { texts as cusma } from '#texts/en/cusma.ts'
import { texts } from '#texts/en/product-certificate.ts'
import { SIGNATURE_BODY_BYTES, signature } from './cusma.ts'
import { certificateGood, cusmaForm, cusmaFormFields, originCriteria } from './cusma-form.ts'
import { endpoint } from './endpoint.ts'
import { envelope, pageNumber, pagination, success } from './envelope.ts'
import { id, instant, text } from './fields.ts'
import { OF_NUMBERED_PAPER, OF_SIGNATURE_IMAGE } from './paper-failures.ts'

const PATH = '/api/cusma/product-certificates'
const params = z.strictObject({ id })
const products = z
  .array(text(120).min(1))
  .min(1)
  .max(MOST_CERTIFIED_PRODUCTS)
  .readonly()
  .meta({ description: 'the ASIN of each, or the SKU of goods that have none' })

const certifiableProduct = z
  .object({
    product: z.string(),
    sku: z.string(),
    description: z.string(),
    origin: z.string(),
    htsCode: z.string().nullable(),
    isCodeConfirmed: z.boolean(),
    standing: z.enum(PRODUCT_STANDINGS),
    certifiedUntil: z
      .string()
      .nullable()
      .meta({ description: 'last day of a certificate for products that names it; null where none runs' }),
  })
  .meta({ id: 'CertifiableProduct' })

export const listCertifiableProducts = endpoint({
  method: 'GET',
  path: '/api/cusma/products',
  access: 'client',
  summary:
    'One page of the products of North American origin, with what is known of their origin; search looks in product, SKU and description.',
  query: z.strictObject({
    page: pageNumber.default(1),
    search: text(120).default(''),
    standing: z.enum([...PRODUCT_STANDINGS, 'all']).default('all'),
  }),
  answer: envelope(z.array(certifiableProduct)).extend({ pagination }),
  failure: (say) => say(texts).loadFailed,
})

const listedCertificate = z
  .object({
    id: id.nullable().meta({ description: 'null for a certificate that was signed on a shipment' }),
    documentId: id.nullable().meta({ description: 'what a renewal names; null while it is not signed' }),
    number: z.string().nullable(),
    fileName: z.string().nullable(),
    shipment: z.object({ id, reference: z.string() }).nullable(),
    periodStart: z.string().nullable(),
    periodEnd: z.string().nullable(),
    goods: z.int(),
    changedAt: instant,
    isRenewed: z.boolean(),
  })
  .meta({ id: 'ListedCertificate' })

export const listProductCertificates = endpoint({
  method: 'GET',
  path: PATH,
  access: 'client',
  summary:
    'One page of certificates that are for a period: drafts, those that run, those of them that end within 60 days and were not renewed, or those that ended.',
  query: z.strictObject({ page: pageNumber.default(1), list: z.enum(CERTIFICATE_LISTS).default('running') }),
  answer: envelope(z.array(listedCertificate)).extend({ pagination }),
  failure: (say) => say(texts).loadFailed,
})

const productGood = certificateGood.extend({ itemId: z.string() }).meta({ id: 'ProductCertificateGood' })

const draft = cusmaForm
  .omit({ status: true, outOfDate: true, signedAt: true, outdatedGoods: true, certificate: true })
  .extend({ goods: z.array(productGood), leftOutGoods: z.array(productGood) })

const signedGood = z.object({
  sku: z.string(),
  product: z.string(),
  name: z.string(),
  code: z.string(),
  criterion: z.enum(CRITERION_CHOICES),
  printsAs: z.string(),
  basis: z.object({ state: z.enum(BASIS_STATES), reasons: z.array(z.enum(BASIS_REASONS)) }),
})

const productCertificate = z
  .object({
    id,
    products,
    renews: z.object({ number: z.string(), periodEnd: z.string() }).nullable(),
    form: draft.nullable().meta({ description: 'null once it is signed' }),
    otherGoods: z
      .array(z.object({ product: z.string(), name: z.string(), origin: z.string().nullable() }))
      .meta({ description: 'products that cannot be certified, because they are not of North American origin' }),
    signed: z
      .object({
        documentId: id,
        number: z.string(),
        fileName: z.string(),
        signedAt: instant,
        periodStart: z.string(),
        periodEnd: z.string(),
        isListed: z.boolean().meta({ description: 'false where it was taken off the list: nothing rests on it then' }),
        goods: z.array(signedGood),
      })
      .nullable(),
  })
  .meta({ id: 'ProductCertificate' })

const answer = envelope(productCertificate)
const failure = ((say) => say(texts).failed) satisfies Parameters<typeof endpoint>[0]['failure']

export const createProductCertificate = endpoint({
  method: 'POST',
  path: PATH,
  access: 'client',
  makes: true,
  summary: 'Begins a certificate for products, or one that renews another for the period after it, with its goods.',
  body: z.union([z.strictObject({ products }), z.strictObject({ renews: id })]),
  answer,
  failure,
  failures: ['no-such-product', 'no-such-product-certificate'],
})

export const getProductCertificate = endpoint({
  method: 'GET',
  path: `${PATH}/:id`,
  access: 'client',
  summary: 'A certificate for products: the form with every gap filled in, or what was signed.',
  params,
  answer,
  failure: (say) => say(texts).loadFailed,
  failures: ['no-such-product-certificate'],
})

export const updateProductCertificate = endpoint({
  method: 'PUT',
  path: `${PATH}/:id`,
  access: 'client',
  summary: 'Saves fields of the form, or its products; those left out stay.',
  params,
  body: cusmaFormFields.omit({ leftOutItems: true, covers: true }).extend({ products: products.optional() }),
  answer,
  failure,
  failures: ['no-such-product', 'no-such-product-certificate', 'product-certificate-signed'],
})

export const deleteProductCertificate = endpoint({
  method: 'DELETE',
  path: `${PATH}/:id`,
  access: 'client',
  summary: 'Deletes a certificate that was not signed.',
  params,
  answer: success,
  failure,
  failures: ['no-such-product-certificate', 'product-certificate-signed'],
})

export const signProductCertificate = endpoint({
  method: 'POST',
  path: `${PATH}/:id/generate-pdf`,
  access: 'client',
  makes: 'paper',
  summary:
    'Signs the certificate and answers it. It counts for every shipment that holds its goods within its period. Staff sign under a written mandate of the client alone; without one the client is asked to sign by letter.',
  params,
  body: z.strictObject({
    signatureData: signature,
    signerName: text(200),
    signerTitle: text(200),
    originCriteria: originCriteria.default({}),
    wholeConfirmed: cusmaFormFields.shape.wholeConfirmed,
    blanketPeriod: cusmaFormFields.shape.blanketPeriod,
  }),
  answer: z.instanceof(Uint8Array),
  answerKind: 'pdf',
  failure: (say) => say(cusma).failed,
  failures: [
    ...OF_NUMBERED_PAPER,
    ...OF_SIGNATURE_IMAGE,
    'certificate-incomplete',
    'client-signs',
    'no-such-product',
    'no-such-product-certificate',
    'product-certificate-signed',
  ],
  bodyLimitBytes: SIGNATURE_BODY_BYTES,
})
