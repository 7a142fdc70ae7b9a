import type { Database, Transaction } from '#db/database.ts'
import { openingNotes } from '#db/schema/index.ts'
import { readWhoPage } from '#features/content/company/data.ts'
import { testimonialTexts } from '#features/marketing/home/content/testimonials.ts'
import { readSecondFactorSince } from '#features/people/second-factor/data.ts'
import { findFirstOwner } from '#features/people/sign-in/data.ts'
import { readTerms } from '#features/price/data.ts'
import { readRetention } from '#features/privacy/retention/data.ts'
import { listOverview } from '#features/rules/data.ts'
import type { StateOverview } from '#features/rules/schema.ts'
import { identityTexts, officeTexts } from '#features/texts/content.ts'
import { claimSubject, hiddenClaim, readSiteFacts, readTexts } from '#features/texts/data.ts'
import { addMonths } from '#lib/calendar-days.ts'
import type { Storage } from '#lib/storage/storage.ts'
import { brand } from '#site/brand.ts'
import { claimEnd, type RecordClaim, recordClaimNames } from '#site/claims.ts'
import { dateIn } from '#site/format.ts'
import { defaultLocale } from '#site/locale.ts'
import { daysBetweenRestores, type LaunchState, type LaunchTask, type Opening } from './schema.ts'

export type LaunchSettings = {
  publicUrl: string
  sendsMail: boolean
  scansFiles: boolean
  /** Whether a copy of the data folder would hold the key to it as well. */
  hasSecretBesideData: () => boolean
  storage: Pick<Storage, 'readEncryption'>
}

export type Found = Omit<LaunchState, 'task'>

export type LaunchFacts = Awaited<ReturnType<typeof readLaunchFacts>>

/** What the tasks and the settings go by. */
export async function readLaunchFacts(db: Database, settings: LaunchSettings) {
  const [
    texts,
    owner,
    encryption,
    opening,
    secondFactorSince,
    retention,
    states,
    terms,
    site,
    unproven,
    who,
  ] = await Promise.all([
    readTexts(db, { ...identityTexts, ...officeTexts, ...testimonialTexts }, defaultLocale),
    findFirstOwner(db),
    settings.storage.readEncryption(),
    readOpening(db),
    readSecondFactorSince(db),
    readRetention(db),
    listOverview(db),
    readTerms(db),
    readSiteFacts(db),
    listUnproven(db),
    readWhoPage(db),
  ])
  const { publicUrl, sendsMail, scansFiles } = settings
  const hasSecretBesideData = settings.hasSecretBesideData()
  return {
    ...{
      texts,
      owner,
      encryption,
      opening,
      secondFactorSince,
      retention,
      states,
      terms,
      site,
      unproven,
      who,
    },
    ...{ publicUrl, sendsMail, scansFiles, hasSecretBesideData },
  }
}

export async function readLaunchTasks(
  db: Database,
  settings: LaunchSettings,
): Promise<Record<LaunchTask, Found>> {
  return judgeLaunch(await readLaunchFacts(db, settings))
}

/** Goes by what is really there. */
export function judgeLaunch(facts: LaunchFacts): Record<LaunchTask, Found> {
  const { texts, opening, site, unproven } = facts
  return {
    ...judgeRules(facts.states),
    testimonials: site.hidden.includes('testimonials')
      ? whether(true)
      : countDone(countReplaced(texts['testimonials.items']), samples.size),
    claims: countDone(
      recordClaimNames.length - unproven.length - listEndings(opening).filter(({ isOver }) => isOver).length,
      recordClaimNames.length,
    ),
    phone: whether(texts['global.contact.phone'] !== brand.phone),
    address: whether(!texts['global.contact.office-address'].includes(brand.officeAddress[0])),
    mail: whether(facts.sendsMail),
    'public-address': whether(facts.publicUrl.startsWith('https:')),
    password: whether(facts.owner?.isGenerated === false),
    price: whether(facts.terms !== null),
    'second-factor': whether(facts.secondFactorSince !== null),
    scanner: whether(facts.scansFiles),
    backups: whether(isRecent(opening.restoredOn, daysBetweenRestores)),
    'app-secret': whether(!facts.hasSecretBesideData),
    'file-encryption': whether(facts.encryption === 'sealed' || facts.encryption === 'encrypted'),
    retention: whether(facts.retention.isDecided),
  }
}

const whether = (isDone: boolean): Found => ({ isDone, isBegun: isDone, progress: null })
const countDone = (done: number, of: number): Found => ({
  isDone: done === of,
  isBegun: done > 0,
  progress: { done, of },
})

/** Without a decision a state is open, whatever its law says, and a rule is as good as its last check. */
function judgeRules(states: readonly StateOverview[]): { rules: Found; licenses: Found } {
  const isDecided = states.some(({ rule, coming }) => rule.origin !== 'default' || coming.length > 0)
  const confirmed = states.filter(({ check }) => check === 'fine').length
  const wanting = states
    .flatMap(({ rule, coming }) => [rule, ...coming])
    .filter(({ posture }) => posture === 'license')
  const onFile = wanting.filter(({ license }) => license !== null).length
  return {
    rules: { ...countDone(confirmed, states.length), isBegun: isDecided },
    licenses: isDecided ? countDone(onFile, wanting.length) : whether(false),
  }
}

/** Sample quotes must not reach a client (16 CFR 465). */
const samples = new Set(
  testimonialTexts['testimonials.items'].default[defaultLocale].map(({ content }) => content),
)

function countReplaced(items: readonly { content: string }[]): number {
  const shown = new Set(items.map(({ content }) => content))
  return [...samples].filter((sample) => !shown.has(sample)).length
}

const day = 24 * 60 * 60_000

const isRecent = (on: string | null, days: number) => on !== null && Date.now() - Date.parse(on) <= days * day

/** Claims that visitors read and nobody has proven. Quotes of the owner's own are no samples. */
export async function listUnproven(db: Database): Promise<RecordClaim[]> {
  const { hidden, sources } = await readSiteFacts(db)
  const { 'testimonials.items': quotes } = await readTexts(db, testimonialTexts, defaultLocale)
  const isReplaced = countReplaced(quotes) === samples.size
  return recordClaimNames.filter(
    (name) => !hidden.includes(name) && !sources[name] && !(name === 'testimonials' && isReplaced),
  )
}

export type EndingClaim = { name: RecordClaim; day: string; endsOn: string; isOver: boolean }

/** Claims that leave the site within a month, or have left it, because their record is a year old. */
export function listEndings({ claims }: Pick<Opening, 'claims'>, now = new Date()): EndingClaim[] {
  const today = dateIn(brand.openHours.timeZone, now)
  return recordClaimNames.flatMap((name) => {
    const { source, day, isHidden } = claims[name]
    if (isHidden || !source || !day) return []
    const endsOn = claimEnd(day)
    return addMonths(endsOn, -1) <= today ? [{ name, day, endsOn, isOver: endsOn <= today }] : []
  })
}

/** Visitors from elsewhere reach the site under this address. */
export function isPublicAddress(publicUrl: string): boolean {
  const host = URL.parse(publicUrl)?.hostname ?? ''
  return !['localhost', '127.0.0.1', '[::1]'].includes(host) && !host.endsWith('.localhost')
}

export async function readOpening(db: Database | Transaction): Promise<Opening> {
  const rows = await db.select().from(openingNotes)
  const noted = new Map(rows.map((row) => [row.subject, row]))
  const claimOf = (name: RecordClaim) => {
    const { words, day } = noted.get(claimSubject(name)) ?? {}
    const isHidden = words === hiddenClaim
    return { source: isHidden ? '' : (words ?? ''), day: day ?? null, isHidden }
  }
  return {
    day: noted.get(openingSubjects.day)?.day ?? null,
    restoredOn: noted.get(openingSubjects.restoredOn)?.day ?? null,
    claims: Object.fromEntries(recordClaimNames.map((name) => [name, claimOf(name)])) as Opening['claims'],
  }
}

export const openingSubjects = {
  day: 'opening-day',
  restoredOn: 'restore',
  /** The day of the record that the owners were told about. */
  told: (claim: RecordClaim) => `claim-told:${claim}`,
}
