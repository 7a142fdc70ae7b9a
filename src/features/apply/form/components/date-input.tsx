import { type ChangeEvent, useState } from 'react'
import { answerWords } from '#features/questions/content/answers.ts'
import { formatDayInFigures, isDay, readDate, unfinished } from '#features/questions/steps/dates.ts'
import { Input, type InputProps } from '#ui/input.tsx'
import { useWords } from '#ui/locale.tsx'

type DateInputProps = Omit<InputProps, 'value' | 'type'> & {
  value: string
  onAnswer: (value: string) => void
}

/**
 * With a mouse, the browser's own date field, typed part by part. Phones open a calendar for it, and 1961 is 700 months
 * away: there it is a line of text with the number pad. Slashes are optional and filled in when the field loses focus,
 * never while someone is typing.
 */
export function DateInput({ value, onAnswer, onChange, ...rest }: DateInputProps) {
  const words = useWords(answerWords)
  const [touch] = useState(() => matchMedia('(pointer: coarse)').matches)
  if (!touch) {
    const read = (event: ChangeEvent<HTMLInputElement>) =>
      onAnswer(event.target.validity.badInput ? unfinished : event.target.value)
    return (
      <Input
        {...rest}
        type="date"
        value={readDay(value)}
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
      onBlur={(event) => onAnswer(readDay(event.target.value) || event.target.value)}
      inputMode="numeric"
      placeholder={words.datePlaceholder}
      maxLength={24}
    />
  )
}

function readDay(typed: string): string {
  const reading = readDate(typed)
  return 'day' in reading ? reading.day : ''
}
