import { Field } from '#ui/field.tsx'
import { FieldError } from '#ui/field-message.tsx'
import { useLocale } from '#ui/locale.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { acknowledgmentWords } from '../content/words.ts'

type StatementProps = {
  number: number
  text: string
  /** As it was sent. */
  says: string | undefined
  reason: string | undefined
  mistake: string | undefined
  reasonMistake: string | undefined
}

/** No answer is chosen in advance. An attorney who can't say it tells us why. */
export function Statement({ number, text, says, reason, mistake, reasonMistake }: StatementProps) {
  const words = acknowledgmentWords[useLocale()]
  const name = `answer-${number}`
  return (
    <fieldset
      id={name}
      aria-labelledby={`${name}-text`}
      aria-describedby={mistake ? `${name}-error` : undefined}
      className="group/q grid min-w-0 scroll-mt-4 grid-cols-[2.1rem_minmax(0,1fr)] items-center gap-x-2 gap-y-3 border-b border-rule py-5 last:border-b-0 lg:grid-cols-[3.25rem_minmax(0,1fr)_auto]"
    >
      <span
        aria-hidden="true"
        className="figures self-start text-[2.5rem] leading-[0.9] text-green-700 lg:text-[3.25rem]"
      >
        {number}
      </span>
      <p id={`${name}-text`} className="text-lead leading-tight font-semibold text-pretty">
        {text}
      </p>
      <div className="grid grid-cols-[minmax(0,4fr)_minmax(0,5.5fr)] gap-2 max-lg:col-span-2 lg:ml-4 lg:grid-cols-[auto_auto]">
        {(['true', 'cannot'] as const).map((value) => (
          <label key={value} className="choice chip">
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={says === value}
              className={value === 'cannot' ? 'cannot' : ''}
              {...(mistake && { 'aria-invalid': true })}
            />
            <span className="choice-label">{words[value]}</span>
          </label>
        ))}
      </div>
      {mistake && (
        <div className="col-span-full font-sans">
          <FieldError id={`${name}-error`}>{mistake}</FieldError>
        </div>
      )}
      <div className="col-span-full hidden group-has-[.cannot:checked]/q:block">
        <Field id={`reason-${number}`} label={words.reason} help={words.reasonHelp} error={reasonMistake}>
          <Textarea name={`reason-${number}`} rows={2} maxLength={1000} defaultValue={reason ?? ''} />
        </Field>
      </div>
    </fieldset>
  )
}
