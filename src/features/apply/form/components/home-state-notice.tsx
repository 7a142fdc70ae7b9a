import { ageOfMajority, isMinor } from '#domain/age.ts'
import type { ApplicantRole } from '#domain/applications.ts'
import { states } from '#domain/states.ts'
import { homeStateWords } from '#features/questions/content/home-state.ts'
import { findLimitMistake, readDate } from '#features/questions/steps/dates.ts'
import { isYes } from '#features/questions/steps/field.ts'
import { type HomeRules, homeStateOf } from '#features/questions/steps/home-state.ts'
import { addressIn } from '#site/addresses.ts'
import { brand } from '#site/brand.ts'
import { dateIn } from '#site/format.ts'
import { paths } from '#site/paths.ts'
import { sayUnserved } from '#site/service-area.ts'
import { useLocale, useWords } from '#ui/locale.tsx'
import { Notice } from '#ui/notice.tsx'

type HomeStateNoticeProps = { role: ApplicantRole; values: Record<string, string>; rules: HomeRules }

export function HomeStateNotice({ role, values, rules }: HomeStateNoticeProps) {
  const locale = useLocale()
  const words = useWords(homeStateWords)
  const state = states.find(({ value }) => value === values[homeStateOf[role]])
  const rule = state && rules[state.value]
  if (!rule) return null
  const { sentence, requiredSentences, license } = rule
  const closed = sayUnserved(rule, locale)
  if (!closed) {
    return (
      <Notice title={<span translate="no">{sentence}</span>}>
        {requiredSentences.map((line) => (
          <p key={line} translate="no">
            {line}
          </p>
        ))}
        {license && <p>{words.license(license)}</p>}
      </Notice>
    )
  }
  return (
    <Notice title={closed}>
      <p className="mt-2">{words.closed.helps}</p>
      <ul className="mt-1 list-disc pl-5">
        {words.closed[role].map((help) => (
          <li key={help}>{help}</li>
        ))}
        <li>
          <a href={addressIn(locale, paths.state(state.value))} target="_blank" rel="noopener">
            {words.closed.law(state.label[locale])}
          </a>
        </li>
      </ul>
      <p className="mt-2">{words.closed.nothingLost}</p>
    </Notice>
  )
}

/** Goes away once the form says that a parent or guardian applies. */
export function AgeNotice({ values }: { values: Record<string, string> }) {
  const locale = useLocale()
  const words = useWords(homeStateWords)
  const { dateOfBirth = '', state, forChildOrWard } = values
  const reading = readDate(dateOfBirth, locale)
  if (isYes(forChildOrWard) || !('day' in reading) || findLimitMistake(reading.day, 'birth', locale))
    return null
  if (!isMinor(reading.day, state, dateIn(brand.openHours.timeZone))) return null
  const name = states.find(({ value }) => value === state)?.label[locale]
  const age = ageOfMajority(state)
  return <Notice>{name ? words.minorIn(name, age) : words.minor(age)}</Notice>
}
