import type { Signing } from '#features/contracts/signing/schema.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { useLocale } from '#ui/locale.tsx'
import { Notice } from '#ui/notice.tsx'
import { stepWords } from '../content/words.ts'
import { confirmedName } from './confirmed-name.ts'
import { markLong } from './long-name.ts'
import { type Place, stepAt } from './place.ts'
import type { StepAnswer } from './step-form.ts'
import { useSigning } from './use-signing.ts'

type SignFormProps = {
  signing: Signing
  place: Place
  sentences: readonly string[]
  formKey: string
  answer: StepAnswer
  nameHelp: string
}

/** One button, with one key for its whole life. Scripts show the signature, and ask again if no answer came. */
export function SignForm({ signing, place, sentences, formKey, answer, nameHelp }: SignFormProps) {
  const { sign: words } = stepWords[useLocale()]
  const form = useSigning({ signing, place, sentences, formKey, answer })
  const { state, mistakes, refusal } = form
  return (
    <form
      id="sign-form"
      method="post"
      // A page with a mistake opens where the form is.
      action={`${stepAt(place, 'sign')}#sign-form`}
      noValidate
      onSubmit={form.submit}
      className="mt-6"
    >
      <input type="hidden" name="contract" value={signing.id} />
      <input type="hidden" name="submissionKey" value={formKey} />
      {refusal && (
        <div className="mb-6">
          <Notice tone="critical" title={words.mistakes} announce>
            {refusal}
          </Notice>
        </div>
      )}
      <fieldset>
        <legend className="font-sans text-body leading-snug font-semibold">{words.confirm}</legend>
        <div className="mt-2 grid gap-2">
          {sentences.map((sentence, at) => (
            <Checkbox
              key={sentence}
              id={confirmedName(at)}
              name={confirmedName(at)}
              defaultChecked={answer.typed?.[confirmedName(at)] === 'on'}
              label={sentence}
              error={mistakes[confirmedName(at)]}
              className="contract-check"
            />
          ))}
        </div>
      </fieldset>
      <div className="mt-6">
        <Field id="name" label={words.name} help={nameHelp} error={mistakes.name}>
          <Input
            ref={form.field}
            name="name"
            defaultValue={answer.typed?.name}
            autoComplete="name"
            maxLength={200}
            required
            onInput={form.remember}
            onFocus={form.prepare}
            className="font-semibold"
          />
        </Field>
        {mistakes.name && !place.isClients && (
          <a href={`${place.home}#message`} className="mt-1 inline-flex min-h-tap items-center font-sans">
            {words.spelled}
          </a>
        )}
        <div className="contract-frame mt-4 noscript:hidden" aria-hidden="true">
          <p translate="no" className="contract-ink" {...markLong(form.name)}>
            {form.name}
          </p>
          <p className="mt-2 border-t border-ink pt-2 font-sans text-small text-soft">{words.preview}</p>
        </div>
      </div>
      <div className="mt-6 grid gap-3">
        <div role="status" className="empty:hidden">
          {state === 'offline' && <Notice title={words.offline.title}>{words.offline.text}</Notice>}
          {state === 'asking' && (
            <Notice title={words.unsureIfArrived.title}>{words.unsureIfArrived.text}</Notice>
          )}
          {state === 'unanswered' && (
            <Notice tone="critical" title={words.unanswered.title}>
              {words.unanswered.text}
            </Notice>
          )}
        </div>
        <Button
          type="submit"
          className="w-full"
          disabled={state === 'offline'}
          busy={(state === 'signing' || state === 'asking') && words.busy}
        >
          {words.action}
        </Button>
        <p className="font-sans text-small text-soft">
          {state === 'offline' ? words.offline.back : words.once}
        </p>
      </div>
      <p className="mt-1 flex flex-wrap gap-x-6 font-sans">
        <a href={stepAt(place, 'read')} className="inline-flex min-h-tap items-center">
          {words.again}
        </a>
        <a href={stepAt(place, 'paper')} className="inline-flex min-h-tap items-center">
          {words.paper}
        </a>
      </p>
    </form>
  )
}
