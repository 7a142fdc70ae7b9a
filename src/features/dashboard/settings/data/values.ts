import type { ValueTerms } from '#db/schema/value.ts'
import { deletedKeptDays } from '#domain/deleted-records.ts'
import { rolesOf } from '#domain/roles.ts'
import { shortZoneOf } from '#domain/time-zones.ts'
import type { DeadlineSettings } from '#features/calendar/schema.ts'
import type { HealthCheck, HealthState } from '#features/dashboard/health/schema.ts'
import type { Found, LaunchFacts } from '#features/dashboard/ready/data.ts'
import type { LaunchTask } from '#features/dashboard/ready/schema.ts'
import { htmlToPlain } from '#lib/rich-text.ts'
import { staffLocale } from '#site/locale.ts'
import {
  formatCalendarDay,
  formatList,
  formatMoney,
  formatNumber,
  formatWeekday,
} from '#site/staff-format.ts'
import type { SettingName, SettingState } from '../schema.ts'
import { judgeContracts } from './contracts.ts'
import type { OwnedFacts } from './settings.ts'

type Value = { state: SettingState; value: string }
type Tasks = Record<LaunchTask, Found>

const set = (value: string): Value => ({ state: 'set', value })
const asTask = ({ isDone, isBegun }: Found, done: string, open = 'not set'): Value => ({
  state: isDone ? 'set' : isBegun ? 'begun' : 'unset',
  value: isDone ? done : open,
})
const sayProgress = ({ progress }: Found, word: string) =>
  progress ? `${progress.done} of ${progress.of} ${word}` : word
const day = (date: string) => formatCalendarDay(date, { month: 'short', day: 'numeric' })
const count = (amount: number, one: string, many = `${one}s`) =>
  `${formatNumber(amount)} ${amount === 1 ? one : many}`

/** What an editor may read, too. */
export function judgeCompany(
  { texts, site, who }: LaunchFacts,
  tasks: Tasks,
): Partial<Record<SettingName, Value>> {
  const phone = texts['global.contact.phone']
  const address = htmlToPlain(texts['global.contact.office-address'].replaceAll(/<br\s*\/?>/g, ', '))
  const quotes = sayProgress(tasks.testimonials, 'replaced')
  return {
    name: set(texts['global.brand.name']),
    phone: asTask(tasks.phone, phone, `${phone}, a sample`),
    email: set(texts['global.contact.email']),
    address: asTask(tasks.address, address, `${address}, a sample`),
    'who-we-are': judgeWho(who),
    testimonials: asTask(
      tasks.testimonials,
      site.hidden.includes('testimonials') ? 'hidden' : quotes,
      quotes,
    ),
    claims: asTask(
      tasks.claims,
      sayProgress(tasks.claims, 'proven or hidden'),
      sayProgress(tasks.claims, 'proven or hidden'),
    ),
  }
}

function judgeWho(who: LaunchFacts['who']): Value {
  const entered = who.filter(({ isEntered }) => isEntered).length
  return {
    state: entered === who.length ? 'set' : 'begun',
    value: `${entered} of ${who.length} entered`,
  }
}

type AllFacts = OwnedFacts & { launch: LaunchFacts; tasks: Tasks }

export const judgeOwned = (facts: AllFacts): Partial<Record<SettingName, Value>> => ({
  ...judgePriceAndRules(facts),
  ...judgeContracts(facts.contracts),
  ...judgeClocks(facts),
  ...judgeMail(facts),
  ...judgePeople(facts),
  ...judgePrivacy(facts),
  ...judgeRunning(facts),
})

function judgePriceAndRules({ terms, launch: { states }, tasks }: AllFacts) {
  const current = terms.versions.find(({ version }) => version === terms.current)
  const next = terms.versions.findLast(({ effectiveFrom }) => effectiveFrom > terms.today)
  const said = [
    current && `Version ${current.version} since ${day(current.effectiveFrom)}`,
    next && `version ${next.version} from ${day(next.effectiveFrom)}`,
  ].filter(Boolean)
  const postures = (['open', 'license', 'capped', 'closed'] as const).map(
    (posture) => states.filter(({ rule }) => rule.posture === posture).length,
  )
  const isLate = states.some(({ check }) => check === 'late')
  const checked = sayProgress(tasks.rules, 'states')
  return {
    price: asTask(tasks.price, said.join(', '), said.join(', ') || 'not set'),
    rules: isLate ? { state: 'wrong' as const, value: checked } : asTask(tasks.rules, checked, checked),
    postures: set(postures.join(', ')),
    licenses: asTask(
      tasks.licenses,
      tasks.licenses.progress?.of ? sayProgress(tasks.licenses, 'on file') : 'none needed',
      tasks.licenses.progress ? sayProgress(tasks.licenses, 'on file') : 'no state rule yet',
    ),
  }
}

function judgeClocks({ clocks, signatures, offerDays, linkDays, valueTerms, terms, launch }: AllFacts) {
  const toCome = clocks.closedOn.filter((date) => date >= terms.today)
  const zone = shortZoneOf(clocks.timeZone, staffLocale)
  const { secondAbove, version } = signatures
  return {
    hours: set(`${sayWeek(clocks.week)} ${zone}`),
    'closed-days': set(toCome.length > 0 ? sayDays(toCome) : 'no day to come'),
    'first-answer': set(`${count(clocks.clocks.received.hours, 'hour')} around the clock`),
    'morning-mail': set(
      clocks.isDigest ? `${sayHour(clocks.digestHour)} ${zone}` : 'a mail per application instead',
    ),
    'second-signature':
      version === 0 || secondAbove === null
        ? { state: version === 0 ? ('unset' as const) : ('set' as const), value: 'one is enough' }
        : set(`above ${formatMoney(secondAbove)}`),
    'our-word': set(launch.site.kept ? 'shown to visitors' : 'not shown'),
    'offer-days': set(count(offerDays, 'day')),
    'value-terms': set(sayValueTerms(valueTerms.terms)),
    'link-days': set(`${count(linkDays, 'day')} after closing`),
  }
}

const sayValueTerms = ({ likelyShare: { A, D }, claimLimit }: ValueTerms): string => {
  const shares = `${A}% for A to ${D}% for D`
  return claimLimit === null ? shares : `${shares}, ${formatMoney(claimLimit)} a claim`
}

function sayDays(dates: readonly string[]): string {
  const shown = dates.slice(0, 3).map(day)
  return dates.length > 3 ? `${shown.join(', ')} and ${dates.length - 3} more` : formatList(shown)
}

const sayHour = (hour: number) => {
  const minutes = Math.round((hour % 1) * 60)
  const half = Math.floor(hour) % 24 < 12 ? 'AM' : 'PM'
  const whole = Math.floor(hour) % 12 || 12
  return `${whole}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''} ${half}`
}

/** "Mon to Fri 8 AM to 8 PM, Sat 9 AM to 5 PM": days in a row with the same hours are one part. */
function sayWeek(week: DeadlineSettings['week']): string {
  const parts: { from: number; to: number; hours: [number, number] }[] = []
  for (const [day, hours] of week.entries()) {
    const last = parts.at(-1)
    if (!hours) continue
    if (last?.to === day - 1 && String(last.hours) === String(hours)) last.to = day
    else parts.push({ from: day, to: day, hours })
  }
  const name = (day: number) => formatWeekday(day).slice(0, 3)
  return parts
    .map(({ from, to, hours: [opens, closes] }) => {
      const days = from === to ? name(from) : `${name(from)} to ${name(to)}`
      return `${days} ${sayHour(opens)} to ${sayHour(closes)}`
    })
    .join(', ')
}

function judgeMail({ replies, templates, checklists, mailFrom, tasks }: AllFacts) {
  const changed = templates.filter(({ version }) => version > 0).length
  const items = checklists.map(({ role, items: asked }) => `${asked.length} for ${role}s`)
  const { address, takesMail } = replies
  return {
    'mail-server': asTask(tasks.mail, mailFrom, 'no mail server'),
    replies:
      address === null
        ? { state: 'unset' as const, value: 'not set' }
        : { state: takesMail ? ('set' as const) : ('wrong' as const), value: address },
    templates: set(`${templates.length}, ${changed > 0 ? `${changed} of your own` : 'as they came'}`),
    checklists: set(items.join(', ')),
  }
}

function judgePeople({ team, log, tasks, launch }: AllFacts) {
  const atWork = team.people.filter(({ disabledAt }) => disabledAt === null)
  const withFactor = atWork.filter(({ secondFactor }) => secondFactor !== null).length
  const approvers = atWork.filter(({ role }) => rolesOf('files').includes(role))
  const limited = approvers.filter(({ approveUpTo }) => approveUpTo !== null).length
  const invited = team.invitations.length
  const entries = count(log.last - log.first + 1, 'entry', 'entries')
  const hasFlaw = log.lastCheck?.flaw != null
  return {
    team: set([`${atWork.length}`, invited > 0 && `${invited} invited`].filter(Boolean).join(', ')),
    password: asTask(tasks.password, 'your own', 'the printed one'),
    'second-factor': judgeFactor(launch.secondFactorSince !== null, withFactor, atWork.length),
    limits: set(limited > 0 ? `${limited} of ${approvers.length} people` : 'nobody has one'),
    'access-log': hasFlaw
      ? { state: 'wrong' as const, value: `${entries}, not whole` }
      : set(log.lastCheck ? `chain whole, ${entries}` : `${entries}, not checked yet`),
  }
}

/** Required, and not yet there for everybody, is under way. */
function judgeFactor(isRequired: boolean, having: number, of: number): Value {
  const value = `${having} of ${of} people`
  if (!isRequired) return { state: 'unset', value: `not required, ${value}` }
  return { state: having === of ? 'set' : 'begun', value }
}

const sayMonths = (months: number | null) => {
  if (months === null) return 'never deleted'
  return months % 12 === 0 ? count(months / 12, 'year') : count(months, 'month')
}

function judgePrivacy({ launch, deleted, tasks }: AllFacts) {
  const { months } = launch.retention
  const keep = (value: number | null) => asTask(tasks.retention, sayMonths(value), sayMonths(value))
  return {
    'keep-applications': keep(months.applications),
    'keep-messages': keep(months.messages),
    'keep-declined': keep(months.declinedDocuments),
    'keep-spam': keep(months.spamUploads),
    'keep-proofs': keep(months.consentProofs),
    deleted: set(`kept ${deletedKeptDays} days, ${deleted} now`),
  }
}

const states: Record<HealthState, SettingState> = {
  fine: 'set',
  attention: 'begun',
  failed: 'wrong',
  off: 'unset',
}

function judgeRunning({ launch, tasks, parts }: AllFacts) {
  const part = (check: HealthCheck): Value => {
    const found = parts.find((one) => one.check === check)
    return { state: states[found?.state ?? 'failed'], value: (found?.words ?? '').replace(/\.$/, '') }
  }
  const { restoredOn } = launch.opening
  const tried = restoredOn ? formatCalendarDay(restoredOn) : 'never'
  return {
    'public-address': asTask(tasks['public-address'], launch.publicUrl, launch.publicUrl),
    scanner: asTask(tasks.scanner, 'connected', 'not connected'),
    queue: part('queue'),
    disk: part('disk'),
    backup: part('backups'),
    restore: asTask(tasks.backups, tried, tried),
    'app-secret': asTask(tasks['app-secret'], 'away from the data', 'beside the data'),
    'file-encryption': asTask(tasks['file-encryption'], 'yes', 'no'),
  }
}
