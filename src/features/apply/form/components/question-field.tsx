import { type ChangeEvent, type ReactNode, useRef, useSyncExternalStore } from 'react'
import { toOptions } from '#domain/choice.ts'
import { answerWords } from '#features/questions/content/answers.ts'
import { formatDayInFigures, isDay, readDate, unfinished } from '#features/questions/steps/dates.ts'
import { type Field, type FieldOf, unknownAnswer } from '#features/questions/steps/field.ts'
import { helpOf } from '#features/questions/steps/readable.ts'
import { guessEmail } from '#lib/email-typo.ts'
import type { Locale } from '#site/locale.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { EmailInput } from '#ui/email-input.tsx'
import { Field as FieldFrame } from '#ui/field.tsx'
import { OptionalMark } from '#ui/field-message.tsx'
import { Input, type InputProps } from '#ui/input.tsx'
import { useLocale, useWords } from '#ui/locale.tsx'
import { Select } from '#ui/select.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { Agreement, Choices } from './choices.tsx'

export type QuestionFieldProps<F extends Field = Field> = {
  field: F
  value: string
  error: string | undefined
  marked: boolean
  /** Our name in the agreements. */
  company: string
  onAnswer: (value: string) => void
}

export const fieldId = (name: string) => `apply-${name}`

export function QuestionField(props: QuestionFieldProps) {
  const { field } = props
  const locale = useLocale()
  const words = answerWords[locale]
  if (field.kind === 'agreement') return <Agreement {...props} field={field} />
  if (field.kind === 'tick') return <Tick {...props} field={field} />
  if (field.kind === 'choice') return <Choices {...props} options={toOptions(field.options, locale)} />
  const yesAndNo = [
    { value: 'yes', label: words.yes },
    { value: 'no', label: words.no },
  ]
  if (field.kind === 'yes-no') return <Choices {...props} options={yesAndNo} sideBySide />
  if (field.kind === 'line' && field.mayBeUnknown) {
    return (
      <Unknown id={`${fieldId(field.name)}-unknown`} value={props.value} onAnswer={props.onAnswer}>
        {(value, isUnknown) => <Framed {...props} {...{ field, value, isUnknown }} />}
      </Unknown>
    )
  }
  return <Framed {...props} field={field} />
}

function Framed(props: QuestionFieldProps<FramedField> & { isUnknown?: boolean }) {
  const { field } = props
  const locale = useLocale()
  return (
    <FieldFrame
      id={fieldId(field.name)}
      label={field.label[locale]}
      help={helpOf(field, locale)}
      error={props.error}
      optional={props.marked && field.optional}
    >
      <Control {...props} />
    </FieldFrame>
  )
}

type TickProps = QuestionFieldProps<FieldOf<'tick' | 'agreement'>> & { label?: ReactNode; required?: boolean }

export function Tick({ field, value, error, marked, onAnswer, label, required }: TickProps) {
  const locale = useLocale()
  return (
    <Checkbox
      id={fieldId(field.name)}
      name={field.name}
      required={required}
      checked={value === 'yes'}
      error={error}
      description={field.help?.[locale]}
      onChange={(event) => onAnswer(event.target.checked ? 'yes' : '')}
      label={
        <>
          {label ?? field.label[locale]}
          {marked && field.optional && <OptionalMark />}
        </>
      }
    />
  )
}

type FramedField = Exclude<Field, { kind: 'agreement' | 'choice' | 'tick' | 'yes-no' }>

function Control({
  field,
  value,
  isUnknown,
  onAnswer,
}: QuestionFieldProps<FramedField> & { isUnknown?: boolean }) {
  const locale = useLocale()
  const control = {
    name: field.name,
    value,
    required: !field.optional,
    // An empty field names its content, so that one tap fills it in. Browsers store filled fields with such names
    // unencrypted.
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
          disabled={isUnknown}
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

type DateInputProps = Omit<InputProps, 'value' | 'type'> & {
  value: string
  onAnswer: (value: string) => void
}

/**
 * A mouse gets the browser's date field. Phones would open a calendar, where 1961 is 700 months away: they get a line
 * of text with the number pad, and we add slashes when the field loses focus.
 */
function DateInput({ value, onAnswer, onChange, ...rest }: DateInputProps) {
  const locale = useLocale()
  const touch = useTouch()
  if (!touch) {
    const read = (event: ChangeEvent<HTMLInputElement>) =>
      onAnswer(event.target.validity.badInput ? unfinished : event.target.value)
    return (
      <Input
        {...rest}
        type="date"
        value={readDay(value, locale)}
        onChange={read}
        onBlur={read}
        min="1900-01-01"
        max="2100-12-31"
      />
    )
  }
  return (
    <Input
      {...rest}
      value={isDay(value) ? formatDayInFigures(value) : value === unfinished ? '' : value}
      onChange={onChange}
      onBlur={(event) => onAnswer(readDay(event.target.value, locale) || event.target.value)}
      inputMode="numeric"
      placeholder={answerWords[locale].datePlaceholder}
      maxLength={24}
    />
  )
}

/** The page as it comes is a mouse's. */
const useTouch = () => useSyncExternalStore(never, isTouch, () => false)
const never = () => () => {}
const isTouch = () => matchMedia('(pointer: coarse)').matches

function readDay(typed: string, locale: Locale): string {
  const reading = readDate(typed, locale)
  return 'day' in reading ? reading.day : ''
}

/**
 * Turns "5550147733" and "1 555 014 7733" into "(555) 014-7733", and leaves other lengths, extensions and letters
 * alone.
 */
function formatPhone(typed: string): string {
  if (/[^\d\s().+-]/.test(typed)) return typed
  const digits = typed.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  return digits.length === 10 ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : typed
}

type UnknownProps = {
  id: string
  value: string
  onAnswer: (value: string) => void
  children: (typed: string, isUnknown: boolean) => ReactNode
}

/** "I don't know" is an answer, and taking it back restores the typed one. */
function Unknown({ id, value, onAnswer, children }: UnknownProps) {
  const words = useWords(answerWords)
  const before = useRef('')
  const isUnknown = value === unknownAnswer
  return (
    <>
      {children(isUnknown ? '' : value, isUnknown)}
      <Checkbox
        id={id}
        label={words.unknown}
        checked={isUnknown}
        onChange={({ target }) => {
          if (target.checked) before.current = value
          onAnswer(target.checked ? unknownAnswer : before.current)
        }}
      />
    </>
  )
}
