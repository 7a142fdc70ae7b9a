import { and, asc, eq } from 'drizzle-orm'
import { contractPapers, contracts } from '#db/schema/index.ts'
import { toAnswer } from '#features/contract-forms/figures/content/answer.ts'
import { lastDayToCancel } from '#features/contract-forms/figures/content/cancel.ts'
import { findPaidOn } from '#features/contract-forms/figures/data.ts'
import { readTemplate } from '#features/contract-forms/templates/data.ts'
import { listDifferences } from '#features/contracts/checks/content/differences.ts'
import type { Contract, ContractEvent } from '../schema.ts'
import { readBindingLines, readChecks } from './checks.ts'
import { type ReadEvent, readEvents } from './events.ts'
import { type ContractRow, findContract, openFacts } from './rows.ts'
import type { Services } from './source.ts'
import { readStanding } from './standing.ts'

export async function readContract(services: Services, id: string): Promise<Contract | undefined> {
  const row = await findContract(services.db, id)
  return row && toContract(services, row)
}

const iso = (moment: Date | null) => moment?.toISOString() ?? null
const named = (row: ContractRow | undefined) => (row ? { id: row.id, number: row.number } : null)

export async function toContract(services: Services, row: ContractRow): Promise<Contract> {
  const { db, rowSealer } = services
  const facts = openFacts(rowSealer, row)
  const template = await readTemplate(db, row.templateVersion)
  const before = row.replacesId ? await findContract(db, row.replacesId) : undefined
  const isDraft = row.status === 'drafted'
  const events = await readEvents(services, row.id)
  const { fundingOn, signBy, figures } = row
  return {
    ...{ id: row.id, number: row.number, applicationId: row.applicationId },
    ...{ advance: row.advance, version: row.version, status: row.status, language: row.language },
    template: { version: row.templateVersion, isConfirmed: template?.isConfirmed ?? false },
    home: { state: row.homeState, ruleVersion: row.homeRuleVersion },
    forum: row.forumState ? { state: row.forumState, ruleVersion: row.forumRuleVersion ?? 0 } : null,
    ...{ fundingOn, signBy, cancelUntil: lastDayToCancel(figures.cancel, { signBy, fundingOn }) },
    figures: toAnswer(figures),
    signer: facts.signer,
    answers: facts.answers,
    draftedAt: row.draftedAt.toISOString(),
    draftedBy: row.personName,
    issuedAt: iso(row.issuedAt),
    issuedBy: row.issuedByName,
    paidOn: row.endedAt || !row.applicationId ? null : await findPaidOn(db, row.applicationId, row.advance),
    endedAt: iso(row.endedAt),
    replaces: named(before),
    replacedBy: named(await findNext(services, row)),
    differences: before ? listDifferences(toCompared(services, before), toCompared(services, row)) : [],
    checks: isDraft ? await readChecks(services, row) : [],
    binding: await readBindingLines(services, row),
    signing: await readStanding(services, row, events),
    events: events.map(toEvent),
    papers: await listPapers(services, row.id),
  }
}

const toCompared = ({ rowSealer }: Services, row: ContractRow) => ({
  ...row,
  facts: openFacts(rowSealer, row),
})

/** What took its place: another draft of the same advance, or the one that it was reissued as. */
async function findNext({ db }: Services, row: ContractRow): Promise<ContractRow | undefined> {
  if (row.status !== 'replaced') return undefined
  const [next] = await db
    .select()
    .from(contracts)
    .where(
      row.applicationId === null
        ? eq(contracts.replacesId, row.id)
        : and(
            eq(contracts.applicationId, row.applicationId),
            eq(contracts.advance, row.advance),
            eq(contracts.version, row.version + 1),
          ),
    )
  return next
}

const toEvent = ({ event, party, personName, words, happenedAt }: ReadEvent): ContractEvent => {
  const { by, reason, session: _, sentences, ...said } = words
  return {
    ...{ event, party, by: personName ?? by ?? null, reason: reason ?? null },
    words: { ...said, ...(sentences && { sentences: [...sentences] }) },
    at: happenedAt.toISOString(),
  }
}

async function listPapers({ db }: Services, contractId: string): Promise<Contract['papers']> {
  const rows = await db
    .select()
    .from(contractPapers)
    .where(eq(contractPapers.contractId, contractId))
    .orderBy(asc(contractPapers.madeAt))
  return rows.map(({ kind, sha256, size, pages, madeAt, brokenSince }) => ({
    ...{ kind, sha256, size, pages, madeAt: madeAt.toISOString() },
    isBroken: brokenSince !== null,
  }))
}
