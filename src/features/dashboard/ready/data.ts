import type { Database } from '#db/database.ts'
import { openingNotes } from '#db/schema/index.ts'
import { testimonialTexts } from '#features/marketing/home/content/testimonials.ts'
import { readSecondFactorSince } from '#features/people/second-factor/data.ts'
import { findFirstOwner } from '#features/people/sign-in/data.ts'
import { readTerms } from '#features/price/data.ts'
import { readRetention } from '#features/privacy/retention/data.ts'
import { listOverview } from '#features/rules/data.ts'
import type { StateOverview } from '#features/rules/schema.ts'
import { identityTexts, officeTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import type { Storage } from '#lib/storage/storage.ts'
import { brand } from '#site/brand.ts'
import { recordClaimNames } from '#site/claims.ts'
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

type Found = Omit<LaunchState, 'task'>

/** Goes by what is really there. */
export async function readLaunchTasks(
  db: Database,
  { publicUrl, sendsMail, scansFiles, hasSecretBesideData, storage }: LaunchSettings,
): Promise<Record<LaunchTask, Found>> {
  const [texts, owner, encryption, opening, secondFactorSince, retention, states, terms] = await Promise.all([
    readTexts(db, { ...identityTexts, ...officeTexts, ...testimonialTexts }, defaultLocale),
    findFirstOwner(db),
    storage.readEncryption(),
    readOpening(db),
    readSecondFactorSince(db),
    readRetention(db),
    listOverview(db),
    readTerms(db),
  ])
  return {
    ...judgeRules(states),
    testimonials: countDone(countReplaced(texts['testimonials.items']), samples.size),
    claims: countDone(Object.values(opening.sources).filter(Boolean).length, recordClaimNames.length),
    phone: whether(texts['global.contact.phone'] !== brand.phone),
    address: whether(!texts['global.contact.office-address'].includes(brand.officeAddress[0])),
    mail: whether(sendsMail),
    'public-address': whether(publicUrl.startsWith('https:')),
    password: whether(owner?.isGenerated === false),
    price: whether(terms !== null),
    'second-factor': whether(secondFactorSince !== null),
    scanner: whether(scansFiles),
    backups: whether(isRecent(opening.restoredOn, daysBetweenRestores)),
    'app-secret': whether(!hasSecretBesideData()),
    'file-encryption': whether(encryption === 'sealed' || encryption === 'encrypted'),
    retention: whether(retention.isDecided),
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

export async function readOpening(db: Database): Promise<Opening> {
  const rows = await db.select().from(openingNotes)
  const noted = new Map(rows.map((row) => [row.subject, row]))
  return {
    day: noted.get(openingSubjects.day)?.day ?? null,
    restoredOn: noted.get(openingSubjects.restoredOn)?.day ?? null,
    sources: Object.fromEntries(
      recordClaimNames.map((name) => [name, noted.get(openingSubjects.source(name))?.words ?? '']),
    ) as Opening['sources'],
  }
}

export const openingSubjects = {
  day: 'opening-day',
  restoredOn: 'restore',
  source: (claim: string) => `claim:${claim}`,
}
