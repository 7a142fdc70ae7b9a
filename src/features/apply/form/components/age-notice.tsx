import { ageOfMajority, isMinor } from '#domain/age.ts'
import { states } from '#domain/states.ts'
import { homeStateWords } from '#features/questions/content/home-state.ts'
import { findLimitMistake, readDate, today } from '#features/questions/steps/dates.ts'
import { isYes } from '#features/questions/steps/field.ts'
import { useWords } from '#ui/locale.tsx'
import { Notice } from '#ui/notice.tsx'

/** Goes away once the form says that a parent or guardian applies. */
export function AgeNotice({ values }: { values: Record<string, string> }) {
  const words = useWords(homeStateWords)
  const { dateOfBirth = '', state, forChildOrWard } = values
  const reading = readDate(dateOfBirth)
  if (isYes(forChildOrWard) || !('day' in reading) || findLimitMistake(reading.day, 'birth')) return null
  if (!isMinor(reading.day, state, today())) return null
  const name = states.find(({ value }) => value === state)?.label
  return <Notice>{words.minor(name, ageOfMajority(state))}</Notice>
}
