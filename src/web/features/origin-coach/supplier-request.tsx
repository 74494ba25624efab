// One link to a supplier, and each answer given by it: a proposal until it is accepted or set aside.

import { Button } from '@mantine/core'
import type { AnswerOf } from '#contract/endpoint.ts'
import { getOriginFolder } from '#contract/origin-folder.ts'
import { getProductOrigin } from '#contract/product-origin.ts'
import {
  getSupplierFile,
  listSupplierRequests,
  revokeSupplierRequest,
  settleSupplierAnswer,
} from '#contract/supplier-requests.ts'
import { texts as coachEn } from '#texts/en/origin-coach.ts'
import { texts as en } from '#texts/en/supplier-requests.ts'
import { countryIn } from '#words/country-text.ts'
import { sentence } from '#words/language.ts'
import { decimalIn, listIn, percentIn } from '#words/local-text.ts'
import { useViewOnly } from '../../api/client-access.ts'
import { failureOf } from '../../api/failures.ts'
import { useOutdate, useSend } from '../../api/hooks.ts'
import { saveFile } from '../../api/save-file.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { ActionButton } from '../../ui/action-button.tsx'
import { rowKey } from '../../ui/row-identity.ts'
import { FailureAlert, showToast } from '../../ui/show-alert.tsx'
import { Tag } from '../../ui/tag.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { whenText } from '../../ui/when-text.ts'
import css from './origin-coach.module.css'

type Request = AnswerOf<typeof listSupplierRequests>['data'][number]
type Given = Request['answers'][number]
type Props = { readonly request: Request; readonly isUnsaved: boolean }

const TONES = { open: 'ok', expired: 'warn', revoked: 'bad' } as const

export function SupplierRequest({ request, isUnsaved }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const viewOnly = useViewOnly()
  const outdate = useOutdate()
  const revoke = useSend(revokeSupplierRequest)
  const { supplier, subject, state } = request
  const onRevoke = () =>
    revoke.mutate(
      { params: { id: request.id } },
      {
        onSuccess: () => {
          outdate(listSupplierRequests)
          showToast({ text: sentence(en, (texts) => texts.revoked) })
        },
      },
    )
  return (
    <div className={css.material}>
      <p>
        <strong>{supplier}</strong>: {subject} <Tag tone={TONES[state]}>{texts.states[state]}</Tag>
      </p>
      <p className="xs dim">
        {texts.askedOn(whenText(language, request.createdAt), request.createdBy)}
        {state === 'open' && `, ${texts.until(whenText(language, request.expiresAt))}`}{' '}
        {state === 'open' && !viewOnly && (
          <TextButton label={texts.revokeOf(supplier)} onClick={onRevoke}>
            {texts.revoke}
          </TextButton>
        )}
      </p>
      <FailureAlert text={failureOf(revoke.error, texts.notRevoked)} onClose={revoke.reset} />
      {request.answers.length === 0 && <p className="sm dim">{texts.noAnswer}</p>}
      {request.answers.map((given) => (
        <GivenAnswer key={given.id} {...{ given, isUnsaved }} />
      ))}
    </div>
  )
}

function GivenAnswer({ given, isUnsaved }: { readonly given: Given; readonly isUnsaved: boolean }) {
  const language = useLanguage()
  const texts = useTexts(en)
  const { declaration } = given.answer
  return (
    <div className={css.given}>
      <p className="sm">
        {texts.answeredBy(
          [declaration.name, declaration.title].filter(Boolean).join(', '),
          whenText(language, given.givenAt),
        )}{' '}
        {given.state === 'proposed' && <Tag tone="ai">{texts.proposal}</Tag>}
      </p>
      <AnswerFacts given={given} />
      {given.state === 'accepted' && (
        <p className="sm dim">{texts.accepted(given.settledBy ?? '', String(given.recipeVersion))}</p>
      )}
      {given.state === 'set-aside' && <p className="sm dim">{texts.setAside(given.settledBy ?? '')}</p>}
      {given.state === 'proposed' && <Settle {...{ given, isUnsaved }} />}
    </div>
  )
}

function AnswerFacts({ given }: { readonly given: Given }) {
  const language = useLanguage()
  const texts = useTexts(en)
  const coach = useTexts(coachEn)
  const { maker, origin, originates, materials, metal, processes, notes } = given.answer
  const metals = (['steel', 'aluminum', 'copper'] as const).flatMap((each) =>
    metal[each] === null ? [] : [texts.grams(texts.metals[each], decimalIn(language, metal[each]))],
  )
  const address = [maker.name, maker.street, maker.city, maker.region, maker.postalCode]
  return (
    <dl className={css.facts}>
      <dt>{texts.maker}</dt>
      <dd>{[...address, countryIn(language, maker.country)].filter(Boolean).join(', ')}</dd>
      <dt>{texts.madeIn}</dt>
      <dd>{countryIn(language, origin)}</dd>
      <dt>{texts.originates}</dt>
      <dd>{texts.truth[originates]}</dd>
      {materials.length > 0 && <dt>{texts.materials}</dt>}
      {materials.map((each) => (
        <dd key={rowKey(each)}>
          {texts.material(
            each.description,
            each.origin === null ? texts.fromUnknown : countryIn(language, each.origin),
            each.sharePercent === null ? '' : percentIn(language, String(each.sharePercent)),
          )}
        </dd>
      ))}
      {metals.length > 0 && <dt>{texts.metal}</dt>}
      {metals.length > 0 && (
        <dd>
          {listIn(language, metals)}. <span className="xs dim">{texts.metalHint}</span>
        </dd>
      )}
      {processes.length > 0 && <dt>{texts.work}</dt>}
      {processes.length > 0 && (
        <dd>
          {listIn(
            language,
            processes.map((each) => coach.processes[each]),
          )}
        </dd>
      )}
      {notes && <dt>{texts.notes}</dt>}
      {notes && <dd className={css.notes}>{notes}</dd>}
      {given.files.length > 0 && <dt>{texts.files}</dt>}
      {given.files.map((file) => (
        <GivenFile key={file.id} {...file} />
      ))}
    </dl>
  )
}

const TYPES = { pdf: 'application/pdf', png: 'image/png', jpeg: 'image/jpeg' } as const

function GivenFile({ id, name }: { readonly id: string; readonly name: string }) {
  const texts = useTexts(en)
  const [file, failed] = useFile(id)
  return (
    <dd>
      <TextButton label={texts.openFile(name)} onClick={file}>
        {name}
      </TextButton>{' '}
      {failed && <span role="alert">{texts.fileFailed}</span>}
    </dd>
  )
}

function useFile(id: string): readonly [save: () => void, failed: boolean] {
  const read = useSend(getSupplierFile)
  const save = () =>
    read.mutate(
      { params: { id } },
      {
        onSuccess: ({ data: { name, kind, content } }) => {
          const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0))
          saveFile(new Blob([bytes], { type: TYPES[kind] }), name)
        },
      },
    )
  return [save, read.isError]
}

function Settle({ given, isUnsaved }: { readonly given: Given; readonly isUnsaved: boolean }) {
  const texts = useTexts(en)
  const viewOnly = useViewOnly()
  const outdate = useOutdate()
  const settle = useSend(settleSupplierAnswer, { countsAsSave: true })
  const to = (state: 'accepted' | 'set-aside') =>
    settle.mutate(
      { params: { id: given.id }, body: { state } },
      {
        onSuccess: () => {
          outdate(listSupplierRequests, getProductOrigin, getOriginFolder)
          showToast({
            text: sentence(en, (texts) => (state === 'accepted' ? texts.acceptedToast : texts.setAsideToast)),
          })
        },
      },
    )
  const { name } = given.answer.declaration
  if (viewOnly) return null
  return (
    <>
      <div className={css.actions}>
        <ActionButton
          aria-label={texts.acceptOf(name)}
          loading={settle.isPending}
          onClick={() => to('accepted')}
          {...(isUnsaved ? { disabledReason: texts.saveFirst } : {})}
        >
          {texts.accept}
        </ActionButton>
        <Button variant="subtle" aria-label={texts.putAsideOf(name)} onClick={() => to('set-aside')}>
          {texts.putAside}
        </Button>
      </div>
      <FailureAlert text={failureOf(settle.error, texts.notSettled)} onClose={settle.reset} />
    </>
  )
}
