import type { ChangeEvent } from 'react'
import { guessEmail } from '#lib/email-typo.ts'
import { toOptions } from '#site/choices/choice.ts'
import { EmailInput } from '#ui/email-input.tsx'
import { Field as FieldFrame } from '#ui/field.tsx'
import { FieldGroup } from '#ui/field-group.tsx'
import { Input } from '#ui/input.tsx'
import { useLocale } from '#ui/locale.tsx'
import { RadioCard } from '#ui/radio-card.tsx'
import { Select } from '#ui/select.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { wizardWords } from '../content/wizard.ts'
import type { Field, FieldOf } from '../steps/field.ts'
import { helpOf } from '../steps/readable.ts'
import { Agreement } from './agreement.tsx'
import { DateInput } from './date-input.tsx'
import { formatPhone } from './format-phone.ts'

export type QuestionFieldProps<F extends Field = Field> = {
  field: F
  value: string
  error: string | undefined
  /** Whether optional questions are marked. */
  marked: boolean
  onAnswer: (value: string) => void
}

export const fieldId = (name: string) => `apply-${name}`

/** One question with the right control for its kind of answer. */
export function QuestionField(props: QuestionFieldProps) {
  const { field } = props
  const locale = useLocale()
  const words = wizardWords[locale]
  if (field.kind === 'agreement') return <Agreement {...props} field={field} />
  if (field.kind === 'choice')
    return <Choices {...props} field={field} options={toOptions(field.options, locale)} />
  const yesAndNo = [
    { value: 'yes', label: words.yes },
    { value: 'no', label: words.no },
  ]
  if (field.kind === 'yes-no') return <Choices {...props} field={field} options={yesAndNo} sideBySide />
  return (
    <FieldFrame
      id={fieldId(field.name)}
      label={field.label[locale]}
      help={helpOf(field, locale)}
      error={props.error}
      optional={props.marked && field.optional}
    >
      <Control {...props} field={field} />
    </FieldFrame>
  )
}

type FramedField = Exclude<Field, { kind: 'agreement' | 'choice' | 'yes-no' }>

function Control({ field, value, onAnswer }: QuestionFieldProps<FramedField>) {
  const locale = useLocale()
  const control = {
    name: field.name,
    value,
    required: !field.optional,
    // An empty field says what belongs in it, so that one tap fills it in. Browsers write down, unencrypted, what a
    // field with such a name holds.
    autoComplete: (value === '' && field.autoComplete) || 'off',
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
      onAnswer(event.target.value),
  }
  switch (field.kind) {
    case 'line':
      return (
        <Input
          {...control}
          autoCapitalize={field.capitalize ?? 'sentences'}
          inputMode={field.inputMode}
          className={field.width && widths[field.width]}
        />
      )
    case 'paragraph':
      return <Textarea {...control} rows={4} />
    case 'email':
      return <EmailInput {...control} suggest={guessEmail} />
    case 'phone':
      return (
        <Input
          {...control}
          type="tel"
          inputMode="tel"
          className={widths.medium}
          onBlur={(event) => onAnswer(formatPhone(event.target.value))}
        />
      )
    case 'date':
      return <DateInput {...control} className={widths.medium} onAnswer={onAnswer} />
    case 'whole-number':
      return <Input {...control} inputMode="numeric" className={widths.short} />
    case 'select':
      return (
        <Select
          {...control}
          options={toOptions(field.options, locale)}
          placeholder={field.placeholder[locale]}
        />
      )
  }
}

const widths = { short: 'sm:max-w-28', medium: 'sm:max-w-64' } as const

/** One-line cards in the form's typeface. */
const compactCard = 'py-3 text-balance [&_b]:font-sans [&_b]:text-[1.0625rem] [&_b]:font-normal'

type ChoicesProps = QuestionFieldProps<FieldOf<'choice' | 'yes-no'>> & {
  options: readonly { value: string; label: string }[]
  sideBySide?: boolean
}

function Choices({ field, value, error, marked, onAnswer, options, sideBySide }: ChoicesProps) {
  const locale = useLocale()
  return (
    <FieldGroup
      id={fieldId(field.name)}
      name={field.name}
      legend={field.label[locale]}
      help={field.help?.[locale]}
      error={error}
      optional={marked && field.optional}
    >
      <div className={sideBySide ? 'grid max-w-80 grid-cols-2 gap-3' : 'grid gap-2 sm:grid-cols-2'}>
        {options.map((option) => (
          <RadioCard
            key={option.value}
            value={option.value}
            label={option.label}
            checked={value === option.value}
            className={compactCard}
            onChange={() => onAnswer(option.value)}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
