import { guessEmail } from '#lib/email-typo.ts'
import { phoneLink } from '#site/paths.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { EmailInput } from '#ui/email-input.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { Notice } from '#ui/notice.tsx'

type EntryField = 'reference' | 'email'
export type Entry = {
  step: 'ask' | 'code'
  reference: string
  email: string
  mistakes: Partial<Record<EntryField | 'code', string>>
  refusal?: string
}

export const emptyEntry: Entry = { step: 'ask', reference: '', email: '', mistakes: {} }

type EntryWords = Record<
  'title' | 'lead' | 'email' | 'emailHelp' | 'ask' | 'sentTitle' | 'sent' | 'code' | 'codeHelp',
  string
> &
  Record<'own' | 'ownHelp' | 'open' | 'again' | 'call', string> & {
    /** Without them, the address alone is asked for. */
    reference?: string
    referenceHelp?: string
    deadTitle?: string
    dead?: string
  }

type CodeEntryProps = {
  entry: Entry
  words: EntryWords
  /** Where both forms go. */
  action: string
  phone: string
  isDeadLink?: boolean
}

/** Two plain forms, so that they work without scripts. */
export function CodeEntry({ entry, words, action, phone, isDeadLink = false }: CodeEntryProps) {
  const { step, reference, email, mistakes, refusal } = entry
  const isAsking = step === 'ask'
  const given = words.reference ? { reference, email } : { email }
  const typed = Object.entries(given).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
  return (
    <div className="grid gap-x-column pt-8 max-lg:max-w-form lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:pt-16">
      <div>
        <h1 className="text-[min(clamp(2.375rem,1.8rem+2.6vw,3.75rem),13vw)] leading-[1.06]">
          {isDeadLink ? words.deadTitle : isAsking ? words.title : words.sentTitle}
        </h1>
        <p className="mt-4 text-lead">{isDeadLink ? words.dead : isAsking ? words.lead : words.sent}</p>
      </div>
      <div className="card on-sheet max-lg:mt-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {refusal && (
          <div className="mb-6">
            <Notice tone="critical" announce>
              {refusal}
            </Notice>
          </div>
        )}
        {isAsking ? (
          <form method="post" action={action} noValidate className="grid gap-6">
            <input type="hidden" name="do" value="code" />
            {words.reference && (
              <Field
                id="reference"
                label={words.reference}
                help={words.referenceHelp}
                error={mistakes.reference}
              >
                <Input
                  name="reference"
                  defaultValue={reference}
                  autoCapitalize="characters"
                  autoComplete="off"
                  spellCheck={false}
                  maxLength={60}
                  required
                />
              </Field>
            )}
            <Field id="email" label={words.email} help={words.emailHelp} error={mistakes.email}>
              <EmailInput
                name="email"
                suggest={guessEmail}
                defaultValue={email}
                autoComplete="email"
                maxLength={300}
                required
              />
            </Field>
            <div>
              <Button type="submit">{words.ask}</Button>
            </div>
          </form>
        ) : (
          <>
            <form method="post" action={action} noValidate className="grid gap-6">
              <input type="hidden" name="do" value="open" />
              {typed}
              <Field id="code" label={words.code} help={words.codeHelp} error={mistakes.code}>
                <Input
                  name="code"
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  maxLength={20}
                  className="max-w-48 text-[1.5rem] tracking-[0.2em]"
                  required
                />
              </Field>
              <Checkbox name="own" label={words.own} description={words.ownHelp} />
              <div>
                <Button type="submit">{words.open}</Button>
              </div>
            </form>
            <form method="post" action={action} className="mt-2">
              <input type="hidden" name="do" value="code" />
              {typed}
              <Button type="submit" variant="quiet" size="small" className="-ml-[1.1rem]">
                {words.again}
              </Button>
            </form>
          </>
        )}
      </div>
      <p className="mt-8 font-sans text-small text-soft">
        {words.call} <a href={phoneLink(phone)}>{phone}</a>
      </p>
    </div>
  )
}
