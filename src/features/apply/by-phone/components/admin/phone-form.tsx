import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { applicantRoles } from '#domain/applications.ts'
import { ApiError } from '#features/admin/components/api.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Choice } from '#features/admin/kit/components/choice.tsx'
import { ConfirmDialog } from '#features/admin/kit/components/dialog.tsx'
import { Note } from '#features/admin/kit/components/note.tsx'
import { DeskQuestion } from '#features/apply/form/components/admin/desk-question.tsx'
import { AgeNotice, HomeStateNotice } from '#features/apply/form/components/home-state-notice.tsx'
import { fieldId } from '#features/apply/form/components/question-field.tsx'
import { consentVersion } from '#features/questions/content/agreements.ts'
import { answersSchema } from '#features/questions/steps/check.ts'
import {
  declineUnanswered,
  type Field,
  isYes,
  pickAsked,
  type Typed,
} from '#features/questions/steps/field.ts'
import { type HomeRules, homeStateOf, listSteps } from '#features/questions/steps/home-state.ts'
import { staffLocale } from '#site/locale.ts'
import { paths } from '#site/paths.ts'
import { formatNumber } from '#site/staff-format.ts'
import { TextLink } from '#ui/text-link.tsx'
import { useUnloadWarning } from '#ui/use-unload-warning.ts'
import { type PhoneForm as FormFacts, notRead } from '../../schema.ts'
import { KnownAlready } from './known-already.tsx'
import { ReadAloud } from './read-aloud.tsx'
import { type PhoneDraft, sendPhoneApplication, type usePhoneDraft } from './use-phone-draft.ts'

type PhoneFormProps = {
  facts: FormFacts
  draft: PhoneDraft
  call: ReturnType<typeof usePhoneDraft>
}

const callers = { plaintiff: 'The person who was hurt, or a parent or guardian', attorney: 'Their attorney' }

export function PhoneForm({ facts: { company, rules, ...facts }, draft, call }: PhoneFormProps) {
  const { role, values, read, key } = draft
  /** A search for every letter would be many. */
  const [left, setLeft] = useState(values)
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<Record<string, string>>({})
  const [isSending, setSending] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const [first, setFirst] = useState<{ id: string; reference: string }>()
  const navigate = useNavigate()
  const { reportSuccess, reportFailure } = useOutcome()
  useUnloadWarning(call.isBegun)
  const { answers, errors: found } = checkCall(draft, rules)
  const errors = tried ? { ...refused, ...found } : {}
  const count = Object.keys(errors).length

  function answer(name: string, value: string) {
    const { [name]: _, ...others } = refused
    setRefused(others)
    call.answer(name, value)
  }

  async function send() {
    if (isSending) return
    setTried(true)
    const [wrong] = Object.keys(found)
    if (wrong) return goTo(wrong)
    setSending(true)
    try {
      const body = { ...answers, role, key, company, consentVersion, read }
      const taken = await sendPhoneApplication(body)
      if (taken.hadOtherAnswers) return setFirst(taken)
      call.forget()
      reportSuccess(`Application ${taken.reference} taken`, { description: 'The receipt is on its way.' })
      await navigate(paths.adminApplicationPage(taken.id))
    } catch (error) {
      const refusals = error instanceof ApiError ? Object.entries(error.errors) : []
      setRefused(Object.fromEntries(refusals.map(([name, [message = '']]) => [name, message])))
      if (refusals[0]) goTo(refusals[0][0])
      reportFailure(error, 'Nothing is lost: everything is still here. Send it again.', 'Not sent')
    } finally {
      setSending(false)
    }
  }

  return (
    <form
      noValidate
      className="@container k-form"
      aria-label="Application by phone"
      onBlur={() => setLeft(values)}
      onSubmit={(event: FormEvent) => event.preventDefault()}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send()
      }}
    >
      {facts.consentVersion !== consentVersion && (
        <Note title="The agreements have new words." announce>
          Reload this page before you read them out. What you typed stays.
        </Note>
      )}
      {!call.isKept && (
        <Note title="This browser doesn’t keep what you type." announce>
          Send it before you reload or close this page.
        </Note>
      )}
      <Choice
        legend="Who is calling?"
        name="caller"
        layout="line"
        options={applicantRoles.map(({ value }) => ({ value, label: callers[value] }))}
        value={role}
        onChange={(caller) => call.change({ role: caller })}
      />
      <KnownAlready role={role} values={left} />
      {listAsked(draft, rules).map(({ slug, title, fields }) => (
        <fieldset key={slug}>
          <legend className="k-legend">{title}</legend>
          <div className="k-questions">
            {fields.map((field) =>
              field.kind === 'agreement' ? (
                <ReadAloud
                  key={field.name}
                  field={field}
                  company={company}
                  value={values[field.name] ?? ''}
                  isRead={read.includes(field.name)}
                  error={errors[field.name]}
                  onAnswer={(value) => answer(field.name, value)}
                  onRead={(isRead) => call.markRead(field.name, isRead)}
                />
              ) : (
                <div key={field.name} className={field.kind === 'paragraph' ? 'k-wide' : undefined}>
                  <DeskQuestion
                    field={field}
                    value={values[field.name] ?? ''}
                    error={errors[field.name]}
                    onAnswer={(value) => answer(field.name, value)}
                  />
                  {field.name === homeStateOf[role] && (
                    <HomeStateNotice role={role} values={values} rules={rules} />
                  )}
                  {field.name === 'dateOfBirth' && <AgeNotice values={values} />}
                </div>
              ),
            )}
          </div>
        </fieldset>
      ))}
      <div className="k-foot k-foot-page">
        {first && (
          <Note title={`An earlier try had arrived, as ${first.reference}.`} announce>
            What you changed since is not in it. Open{' '}
            <TextLink to={paths.adminApplicationPage(first.id)}>the file</TextLink> in another tab and correct
            it there, then start over here.
          </Note>
        )}
        <Button kind="start" aria-keyshortcuts="Control+Enter" busy={isSending && 'Sending…'} onClick={send}>
          Send application
        </Button>
        <span role="status">
          {count > 0
            ? `${formatNumber(count)} to fix or to ask`
            : call.isBegun && call.isKept
              ? 'Kept in this tab'
              : ''}
        </span>
        {call.isBegun && (
          <Button kind="bare" onClick={() => setLeaving(true)}>
            Start over
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isLeaving}
        title="Delete what you typed and start over?"
        confirmLabel="Delete it"
        cancelLabel="Keep it"
        onCancel={() => setLeaving(false)}
        onConfirm={() => {
          setLeaving(false)
          setTried(false)
          setFirst(undefined)
          call.forget()
        }}
      />
    </form>
  )
}

function goTo(name: string) {
  const target = document.getElementById(fieldId(name))
  const control = target?.matches('fieldset') ? target.querySelector<HTMLElement>('input') : target
  control?.focus()
  control?.scrollIntoView({ block: 'center' })
}

/** Questions about health come up only after a yes to being asked. */
const listAsked = ({ role, values }: PhoneDraft, rules: HomeRules) =>
  listSteps(role, rules).map(({ slug, title, fields }) => ({
    slug,
    title: title.en,
    fields: pickAsked(fields, declineUnanswered(fields, values)),
  }))

function checkCall(draft: PhoneDraft, rules: HomeRules): { answers: Typed; errors: Record<string, string> } {
  const fields: Field[] = listAsked(draft, rules).flatMap((step) => step.fields)
  const answered = fields.filter(({ name }) => (draft.values[name] ?? '').trim() !== '')
  const answers = Object.fromEntries(answered.map(({ name }) => [name, draft.values[name]]))
  const checked = answersSchema<readonly Field[]>(fields, staffLocale).safeParse(answers)
  const mistakes = (checked.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message])
  const errors: Record<string, string> = Object.fromEntries(mistakes)
  for (const field of fields) {
    if (field.kind !== 'agreement') continue
    if (field.name in errors) errors[field.name] = sayMissing(draft.values[field.name])
    else if (field.name in answers && !draft.read.includes(field.name)) errors[field.name] = notRead
  }
  return { answers, errors }
}

const sayMissing = (answer: string | undefined) =>
  answer && !isYes(answer)
    ? 'Without a yes we can’t take the application'
    : 'Read it to them, and say what they answered'
