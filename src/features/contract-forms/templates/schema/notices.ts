import type { TemplateLines } from '#db/schema/index.ts'
import { type ContractNotice, contractPages } from '#domain/contract-law.ts'
import { daysBetweenChecks } from '#domain/rules.ts'
import type { StateCode } from '#domain/states.ts'
import { countDays } from '#lib/calendar-days.ts'
import type { FormNotice } from './forms.ts'
import { noticeKey } from './lines.ts'

type StatedNotice = { state: StateCode; notice: ContractNotice }

/** The same words that several states want in the same place are one line. */
export function gatherNotices(
  stated: readonly StatedNotice[],
  { lines, isConfirmed, today }: { lines: TemplateLines; isConfirmed: boolean; today: string },
): FormNotice[] {
  const gathered = new Map<string, FormNotice & { sources: string[] }>()
  for (const { state, notice } of stated) {
    const key = noticeKey(notice.text)
    const place = sayPlace(notice)
    const known = gathered.get(`${key} ${place}`)
    const isLate = isOverdue(notice.checkedOn, today)
    if (!known) {
      const { text: en, source, checkedOn } = notice
      const es = lines[key]?.es ?? ''
      const isNew = isConfirmed && !Object.hasOwn(lines, key)
      const own = { key, states: [state], place, en, es, source, checkedOn, isLate, isNew }
      gathered.set(`${key} ${place}`, { ...own, sources: [source] })
      continue
    }
    if (!known.states.includes(state)) known.states.push(state)
    if (!known.sources.includes(notice.source)) known.sources.push(notice.source)
    known.isLate ||= isLate
    known.checkedOn = earlier(known.checkedOn, notice.checkedOn)
  }
  return [...gathered.values()].map(({ sources, ...notice }) => ({ ...notice, source: sources.join('; ') }))
}

const isOverdue = (checkedOn: string | null, today: string): boolean =>
  checkedOn === null || countDays(checkedOn, today) > daysBetweenChecks

const earlier = (one: string | null, other: string | null) =>
  one === null || other === null ? null : one < other ? one : other

/** "front page, 12-point bold, boxed" */
function sayPlace({ place, points, bold, box }: ContractNotice): string {
  const where = contractPages.find(({ value }) => value === place)?.label.replace(/^(on|in) the /, '')
  const type = [points && `${points}-point`, bold && 'bold'].filter(Boolean).join(' ')
  return [where ?? 'place not known', type, box && 'boxed'].filter(Boolean).join(', ')
}
