// Asking for an account. What was typed stays in the tab until it is sent; a field that people do not see tells programs apart.
import { Button, Textarea, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { z } from 'zod'
import { askForAccess } from '#contract/access-requests.ts'
import { texts as en } from '#texts/en/access-request.ts'
import { failureText } from '../../api/failures.ts'
import { useKeptState } from '../../api/use-kept-state.ts'
import { visitorCall } from '../../api/visitor.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { CountrySelect } from '../../ui/country-select.tsx'
import { Notice } from '../../ui/notice.tsx'
import css from './access-request.module.css'

const typed = z.object({
  company: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  goods: z.string(),
  country: z.string().nullable(),
  province: z.string(),
})
type Typed = z.infer<typeof typed>
type Needed = 'company' | 'name' | 'email' | 'goods' | 'country'

const EMPTY: Typed = { company: '', name: '', email: '', phone: '', goods: '', country: 'CA', province: '' }
const NEEDED: readonly Needed[] = ['company', 'name', 'email', 'goods', 'country']

const isMissing = (form: Typed, field: Needed): boolean =>
  field === 'email' ? !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(form.email.trim()) : (form[field] ?? '').trim() === ''

export function AccessRequestForm() {
  const texts = useTexts(en)
  const language = useLanguage()
  const { value: form, set, forget } = useKeptState('access-request', typed, EMPTY)
  const [website, setWebsite] = useState('')
  const [isTried, setTried] = useState(false)
  const [sentTo, setSentTo] = useState<string>()
  const send = useMutation({
    mutationFn: () => visitorCall(askForAccess, { body: { ...form, country: form.country ?? '', language, website } }),
    onSuccess: () => {
      setSentTo(form.email.trim())
      setTried(false)
      forget()
    },
  })
  const error = (field: Needed) => (isTried && isMissing(form, field) ? texts.needed[field] : undefined)
  const change = (changed: Partial<Typed>) => set({ ...form, ...changed })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    const first = NEEDED.find((field) => isMissing(form, field))
    if (first) return event.currentTarget.querySelector<HTMLInputElement>(`#access-${first}`)?.focus()
    if (!send.isPending) send.mutate()
  }
  const again = () => {
    set(EMPTY)
    forget()
    setSentTo(undefined)
  }
  if (sentTo) return <Sent email={sentTo} onAnother={again} />
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {send.isError && (
        <Notice tone="bad" role="alert">
          {failureText(send.error, texts.sendFailed, texts.noConnection)}
        </Notice>
      )}
      <Fields {...{ form, change, error }} />
      <div className={css.unseen} aria-hidden="true">
        <label>
          {texts.website}
          <input
            name="website"
            tabIndex={-1}
            autoComplete="off"
            value={website}
            onChange={(event) => setWebsite(event.currentTarget.value)}
          />
        </label>
      </div>
      <Button type="submit" variant="filled" size="lg" fullWidth loading={send.isPending}>
        {texts.send}
      </Button>
    </form>
  )
}

type FieldsProps = {
  readonly form: Typed
  readonly change: (changed: Partial<Typed>) => void
  readonly error: (field: Needed) => string | undefined
}

function Fields({ form, change, error }: FieldsProps) {
  const texts = useTexts(en)
  return (
    <>
      <TextInput
        id="access-company"
        label={texts.company}
        description={texts.companyHint}
        inputWrapperOrder={ORDER}
        autoComplete="organization"
        maxLength={120}
        value={form.company}
        error={error('company')}
        onChange={(event) => change({ company: event.currentTarget.value })}
      />
      <TextInput
        id="access-name"
        label={texts.name}
        autoComplete="name"
        maxLength={120}
        value={form.name}
        error={error('name')}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <TextInput
        id="access-email"
        type="email"
        label={texts.email}
        description={texts.emailHint}
        inputWrapperOrder={ORDER}
        autoComplete="email"
        maxLength={254}
        value={form.email}
        error={error('email')}
        onChange={(event) => change({ email: event.currentTarget.value })}
      />
      <TextInput
        type="tel"
        label={texts.phone}
        autoComplete="tel"
        maxLength={40}
        value={form.phone}
        onChange={(event) => change({ phone: event.currentTarget.value })}
      />
      <Textarea
        id="access-goods"
        label={texts.goods}
        description={texts.goodsHint}
        inputWrapperOrder={ORDER}
        rows={3}
        maxLength={1000}
        value={form.goods}
        error={error('goods')}
        onChange={(event) => change({ goods: event.currentTarget.value })}
      />
      <Place {...{ form, change, error }} />
    </>
  )
}

function Place({ form, change, error }: FieldsProps) {
  const texts = useTexts(en)
  return (
    <div className={css.place}>
      <CountrySelect
        id="access-country"
        label={texts.country}
        value={form.country}
        error={error('country')}
        onChange={(country) => change({ country })}
      />
      <TextInput
        label={texts.province}
        autoComplete="address-level1"
        maxLength={60}
        value={form.province}
        onChange={(event) => change({ province: event.currentTarget.value })}
      />
    </div>
  )
}

const ORDER: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'error', 'description']

function Sent({ email, onAnother }: { readonly email: string; readonly onAnother: () => void }) {
  const texts = useTexts(en)
  return (
    <div className={css.form}>
      <Notice tone="ok" role="status" title={texts.sentTitle}>
        {texts.sent(email)}
      </Notice>
      <Button onClick={onAnother}>{texts.another}</Button>
    </div>
  )
}
