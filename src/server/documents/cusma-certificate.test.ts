import { PDFDocument } from '@cantoo/pdf-lib'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import type { CertificateView, PrintedGood } from '#words/papers/certificate.ts'
import { pngFile, SMALL_JPEG } from '../testing/pictures.ts'
import { readPages } from '../testing/read-pdf.ts'
import { cusmaTemplateFields, renderAnnotatedTemplate } from './cusma-annotated.ts'
import { renderCusmaCertificate, type SignaturePicture } from './cusma-certificate.ts'

const NOBODY = { isSame: false, isUnknown: false, statement: '', name: '', address: '', phone: '', email: '' }

const good = (given: Partial<PrintedGood> = {}): PrintedGood => ({
  description: 'Soy wax candle',
  sku: 'SOY-08',
  hsCode: '3406.00',
  criterion: 'B, Art. 4.2(b)',
  origin: 'CA',
  ...given,
})

const view = (given: Partial<CertificateView> = {}): CertificateView => ({
  number: 'CUSMA-NL-0418',
  reference: 'NL-0418',
  invoiceNumber: '',
  capacity: 'exporter',
  certifier: {
    ...NOBODY,
    name: 'Northlight Goods Ltd.',
    address: '210 Queen Street, Hamilton',
    phone: '905',
    email: 'a@b.ca',
  },
  exporter: { ...NOBODY, isSame: true },
  producer: { ...NOBODY, statement: 'Various' },
  importer: {
    ...NOBODY,
    name: 'Northlight (U.S.) Inc.',
    address: '1200 Harbor Boulevard',
    phone: '201',
    email: 'c@d.com',
  },
  goods: [good()],
  period: { start: '21 Nov 2026', end: '20 Nov 2027' },
  signer: { name: 'Dana Roy', title: 'Director', date: '21 Nov 2026', record: 'Signed electronically' },
  ...given,
})

const PNG: SignaturePicture = { kind: 'png', base64: pngFile(700, 150).toString('base64') }
const render = (given: Partial<CertificateView> = {}, signature = PNG) =>
  renderCusmaCertificate({ view: view(given), signature, signedAt: '2026-11-21T15:00:00Z' })

/** Pictures painted on the first page. */
async function picturesOf(bytes: Uint8Array): Promise<number> {
  const task = getDocument({ data: bytes.slice(), verbosity: 0 })
  const page = await (await task.promise).getPage(1)
  const { fnArray } = await page.getOperatorList()
  await task.destroy()
  return fnArray.filter((operation) => operation === OPS.paintImageXObject).length
}

describe('the certificate', () => {
  it.each([1, 50, 200])('carries every one of %i goods, on as many pages as they need', async (count) => {
    const goods = Array.from({ length: count }, (_, index) =>
      good({ sku: `SKU-${index + 1}.`, description: `Candle ${index + 1}.` }),
    )
    const pages = await readPages(await render({ goods }))
    const text = pages.join(' ')
    expect(goods.filter((each) => !text.includes(each.sku) || !text.includes(each.description))).toEqual([])
    expect(pages).toHaveLength({ 1: 1, 50: 2, 200: 6 }[count] ?? 0)
    expect(pages[0]).toContain(`Page 1 of ${pages.length}`)
    expect(pages.at(-1)).toContain(`SKU-${count}.`)
  })

  it('is signed, and so never calls itself a draft', async () => {
    const text = (await readPages(await render({ goods: [good({})] }))).join(' ')
    expect(text).toContain('For a licensed customs broker to check before a claim is made. 1 line of goods on 1 page.')
    expect(text).not.toMatch(/draft/i)
  })

  it('prints treaty letters and articles, with Article 4.12 beside a tolerance', async () => {
    const criteria = [
      'A, Art. 4.2(a)',
      'C, Art. 4.2(c)',
      'B, Art. 4.2(b)',
      'B, Art. 4.2(b); Art. 4.12',
      'D, Art. 4.2(d)',
    ]
    const [page = ''] = await readPages(await render({ goods: criteria.map((criterion) => good({ criterion })) }))
    for (const criterion of criteria) expect(page).toContain(criterion)
  })

  it('prints accents and Chinese in one line, and names what no font prints', async () => {
    const certifier = { ...NOBODY, name: 'Świece Łódź – Société Étoile 北光商贸有限公司' }
    const [page = ''] = await readPages(
      await render({ certifier, goods: [good({ description: '手工香薰蜡烛 (Œuvre) ไทยก' })] }),
    )
    for (const part of [
      'Świece Łódź – Société Étoile',
      '北光商贸有限公司',
      '手工香薰蜡烛',
      '(Œuvre)',
      '□□□□',
      'U+0E44, U+0E17, U+0E22, U+0E01',
    ]) {
      expect(page).toContain(part)
    }
  })

  it('loses no word of a description longer than a page, and cuts a word wider than its column', async () => {
    const words = Array.from({ length: 1200 }, (_, index) => `word${index}`)
    const pages = await readPages(
      await render({ goods: [good({ description: words.join(' ') }), good({ sku: 'X'.repeat(60) })] }),
    )
    const found = new Set(pages.join(' ').split(' '))
    expect(words.filter((word) => !found.has(word))).toEqual([])
    expect(pages.join('').replaceAll(' ', '')).toContain('X'.repeat(60))
  })

  it('has the picture of the signature, PNG or JPEG, and no form field left', async () => {
    for (const signature of [PNG, { kind: 'jpeg', base64: SMALL_JPEG } as const]) {
      const bytes = await render({}, signature)
      expect(await picturesOf(bytes)).toBe(1)
      const read = await PDFDocument.load(bytes)
      expect(read.getForm().getFields()).toEqual([])
      expect(read.getPages().flatMap((page) => page.node.Annots()?.asArray() ?? [])).toEqual([])
    }
  })

  it('states the parties as the form says', async () => {
    const [page = ''] = await readPages(await render())
    for (const words of ['Various', 'Northlight (U.S.) Inc.', '1200 Harbor Boulevard', 'Northlight Goods Ltd.']) {
      expect(page).toContain(words)
    }
  })
})

describe('the template', () => {
  it('has text, checkbox, radio and dropdown fields, each under a name of its own', async () => {
    const fields = await cusmaTemplateFields()
    expect(fields).toContainEqual({ name: 'name', fullyQualifiedName: 'certifier.name', type: 'text' })
    expect(fields).toContainEqual({ name: 'same', fullyQualifiedName: 'exporter.same', type: 'checkbox' })
    expect(fields).toContainEqual({
      name: 'certifier_capacity',
      fullyQualifiedName: 'certifier_capacity',
      type: 'radio',
    })
    expect(fields).toContainEqual({ name: 'statement', fullyQualifiedName: 'producer.statement', type: 'dropdown' })
    const names = fields.map((field) => field.fullyQualifiedName)
    expect(new Set(names).size).toBe(names.length)
  })

  it('has a copy on which each field is named in its place, and stays a form', async () => {
    const bytes = await renderAnnotatedTemplate()
    const names = (await cusmaTemplateFields()).map((field) => field.fullyQualifiedName)
    const read = await PDFDocument.load(bytes)
    expect(
      read
        .getForm()
        .getFields()
        .map((field) => field.getName()),
    ).toEqual(names)
    const text = (await textWithFields(bytes)).replaceAll(' ', '')
    expect(names.filter((name) => !text.includes(name))).toEqual([])
    expect(text).toContain('Draftforalicensedcustomsbrokeruntilitissigned.')
  })
})

/** What fields look like is made part of the page first: the reader leaves it out otherwise. */
async function textWithFields(bytes: Uint8Array): Promise<string> {
  const copy = await PDFDocument.load(bytes)
  copy.getForm().flatten({ updateFieldAppearances: false })
  return (await readPages(await copy.save())).join(' ')
}
