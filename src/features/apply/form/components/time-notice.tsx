import { useEffect, useState } from 'react'
import type { ApplicantRole } from '#domain/applications.ts'
import { readDate } from '#features/questions/steps/dates.ts'
import { findHome } from '#features/questions/steps/home-state.ts'
import { brand } from '#site/brand.ts'
import { dateIn } from '#site/format.ts'
import { useLocale } from '#ui/locale.tsx'
import { Notice } from '#ui/notice.tsx'

type TimeNoticeProps = { role: ApplicantRole; values: Record<string, string> }

/** Warns and refuses nothing: the suit may be filed. By the home state's law, as the self-check does. */
export function TimeNotice({ role, values }: TimeNoticeProps) {
  const locale = useLocale()
  const [sentence, setSentence] = useState<string>()
  const { caseType, incidentDate = '' } = values
  const home = findHome(role, values)?.code
  const reading = readDate(incidentDate, locale)
  const day = 'day' in reading ? reading.day : undefined

  useEffect(() => {
    let isGone = false
    setSentence(undefined)
    if (!home || !caseType || !day) return
    // The law of fifty states comes once somebody needs it, and the form goes on without.
    loadLimits().then(
      ({ isTimeOver, timeOverWords }) => {
        if (isGone || !isTimeOver(home, caseType, day, dateIn(brand.openHours.timeZone))) return
        setSentence(timeOverWords[locale][role === 'attorney' ? 'attorney' : 'represented'])
      },
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [home, caseType, day, role, locale])

  return sentence && <Notice>{sentence}</Notice>
}

async function loadLimits() {
  const [{ isTimeOver }, { timeOverWords }] = await Promise.all([
    import('#features/rules/content/time-to-sue.ts'),
    import('#features/rules/content/time-over.ts'),
  ])
  return { isTimeOver, timeOverWords }
}
