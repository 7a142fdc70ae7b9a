import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { type ContractFacts, documents, type PayeeDetails } from '#db/schema/index.ts'
import { isLiveContract } from '#domain/contracts.ts'
import { findPaidOn, listEarlier } from '#features/contract-forms/figures/data.ts'
import { areContractsOn } from '#features/contract-forms/switch/data.ts'
import { readTemplate } from '#features/contract-forms/templates/data.ts'
import { readAttorney } from '#features/contracts/acknowledgment/data.ts'
import { listForbidden } from '#features/contracts/checks/content/forbidden.ts'
import { checkPermits } from '#features/contracts/checks/content/law.ts'
import type { ContractCheck } from '#features/contracts/checks/schema.ts'
import { type ReadEvent, readEvents } from '#features/contracts/records/data/events.ts'
import { type ContractRow, openFacts } from '#features/contracts/records/data/rows.ts'
import { readSource } from '#features/contracts/records/data/source.ts'
import { compareWithToday } from '#features/contracts/records/data/today.ts'
import { type CurrentLists, findFreshLists } from '#features/payouts/screening/data/lists.ts'
import { findScreening, type ScreeningRow } from '#features/payouts/screening/data/screenings.ts'
import { readToday } from '#features/rules/data.ts'
import { dateIn } from '#site/format.ts'
import { type KnownNumber, listNumbersBefore } from './numbers.ts'
import {
  findPayout,
  findStanding,
  isGone,
  listReturned,
  listWords,
  openPayee,
  openWord,
  type PayoutRow,
  type SignatureRow,
  type WordRow,
} from './rows.ts'

export type Services = { db: Database | Transaction; rowSealer: RowSealer }

export type SaidWord = WordRow & { said: { number?: string; note?: string } }

/** All that the checks look at, read at one moment. */
export type PayoutContext = {
  contract: ContractRow
  facts: ContractFacts
  events: readonly ReadEvent[]
  today: string
  problem: string | null
  attorney: string | null
  payout: PayoutRow | undefined
  payee: PayeeDetails | undefined
  returned: readonly PayoutRow[]
  words: readonly SaidWord[]
  numbers: readonly KnownNumber[]
  /** What today's rules would change or forbid; nothing once the money left. */
  unlawful: readonly string[]
  permits: readonly ContractCheck[]
  screening: ScreeningRow | undefined
  lists: { lists: CurrentLists; problem: null } | { lists: null; problem: string }
  signature: SignatureRow | undefined
  rowSealer: RowSealer
}

export async function readPayoutContext(services: Services, contract: ContractRow): Promise<PayoutContext> {
  const { db, rowSealer } = services
  const facts = openFacts(rowSealer, contract)
  const payout = await findPayout(db, contract.id)
  const hasLeft = payout !== undefined && isGone(payout)
  const words = payout ? await listWords(db, payout) : []
  const { applicationId } = contract
  return {
    ...{ contract, facts, payout, rowSealer },
    events: await readEvents(services, contract.id),
    today: await readToday(db),
    problem: hasLeft ? null : await findProblem(db, contract),
    attorney: (await readAttorney({ db }, contract, facts)).name,
    payee: payout && openPayee(rowSealer, payout),
    returned: await listReturned(db, contract.id),
    words: words.map((row) => ({ ...row, said: openWord(rowSealer, row) })),
    numbers: applicationId
      ? await listNumbersBefore(services, applicationId, payout?.enteredAt ?? new Date())
      : [],
    ...(hasLeft ? { unlawful: [], permits: [] } : await readLaw(services, contract, facts)),
    screening: payout && (await findScreening(db, payout.id, payout.detailsVersion)),
    lists: await findFreshLists(db),
    signature: payout && (await findStanding(db, payout.id)),
  }
}

const off = 'Contracts are off. The owner turns them on under Settings, Contract forms.'

/** Why no check helps. */
async function findProblem(db: Services['db'], contract: ContractRow): Promise<string | null> {
  const { applicationId, status, issuedAt, advance } = contract
  if (!(await areContractsOn(db))) return off
  if (!applicationId) return 'The file of this contract was deleted.'
  if (!issuedAt) return 'This contract wasn’t sent yet.'
  if (!isLiveContract(status)) return 'This contract doesn’t stand anymore.'
  return (await findPaidOn(db, applicationId, advance)) ? 'This advance was paid out already.' : null
}

async function readLaw(
  services: Services,
  contract: ContractRow,
  { answers }: ContractFacts,
): Promise<{ unlawful: string[]; permits: ContractCheck[] }> {
  const { db } = services
  const { applicationId, fundingOn, amount, homeState, figures } = contract
  const source = applicationId && (await readSource(services, applicationId))
  const template = await readTemplate(db, contract.templateVersion)
  if (!source || !template) return { unlawful: ['The file is gone.'], permits: [] }
  const { binding, offer, changes, isOtherLaw } = await compareWithToday(services, contract, source)
  const { earlier } = await listEarlier(db, source.row.id)
  const out = earlier.reduce((sum, each) => sum + each.amount, 0)
  const rules = [binding.home, ...(binding.forum ? [binding.forum] : [])]
  const unlawful = [
    ...(offer.ok ? [] : [offer.errors?.offer?.[0] ?? 'The offer that it was drafted from doesn’t stand.']),
    ...changes.map(({ label, before, after }) => `${label}: ${before}, now ${after}.`),
    ...(isOtherLaw ? ['The law on the paper is no longer that of the rules.'] : []),
    ...listForbidden({ home: homeState, binding, answers, amount, out, received: figures.received }),
  ]
  return {
    unlawful: [...new Set(unlawful)],
    permits: checkPermits({ rules, template, contract: { fundingOn } }),
  }
}

/** A document of a file, as it can be named. */
export async function hasDocument(db: Services['db'], applicationId: string, id: string): Promise<boolean> {
  const [row] = await db
    .select({ applicationId: documents.applicationId, scanState: documents.scanState })
    .from(documents)
    .where(eq(documents.id, id))
  return row?.applicationId === applicationId && row.scanState !== 'infected'
}

/** Everything held on the planned day, and two had signed: the bank may have sent it before somebody said so here. */
export const wasReleasedIn = ({ contract, payout }: Pick<PayoutContext, 'contract' | 'payout'>): boolean =>
  payout?.status === 'released' &&
  payout.releasedAt !== null &&
  dateIn('America/New_York', payout.releasedAt) === contract.fundingOn
