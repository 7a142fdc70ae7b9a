import { ofDesk } from '#features/contracts/records/mutations/locked.ts'
import { type EntryRow, type KeptAdvance, listAdvances } from '#features/ledger/data.ts'
import { keepEntry } from '#features/ledger/mutations.ts'
import { standingOf } from '#features/payoffs/accounts/data/entries.ts'
import { type EntryServices, withEntry } from '#features/payoffs/accounts/mutations/locked.ts'
import { followClaim } from '#features/payoffs/endings/mutations/follow.ts'
import { lockBookkeeper } from '#features/people/signatures/data.ts'
import { readToday } from '#features/rules/data.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { formatCalendarDay } from '#site/staff-format.ts'
import type { NewReturn } from '../schema.ts'

export type ReturnRefusal =
  | 'unknown'
  | 'may not record'
  | 'without a contract'
  | 'not a payment'
  | 'gone'
  | 'wrong day'
  | 'key used'

/** One check, on every advance that it was split among. */
type Part = { advance: KeptAdvance; entry: EntryRow }

/** The bank took a payment back: from its day on it was never here. Sent twice, it's recorded once. */
export function recordReturn(
  services: EntryServices,
  entryId: string,
  { on, reason, submissionKey }: NewReturn,
  reviewer: Reviewer,
): Promise<Outcome<object, ReturnRefusal>> {
  return withEntry(
    services,
    entryId,
    async (writing, { advance, entry }): Promise<Outcome<object, ReturnRefusal>> => {
      const { tx } = writing
      const same = advance.entries.find(({ kind, corrects }) => kind === 'returned' && corrects === entryId)
      if (same?.submissionKey === submissionKey) return same.on === on ? { ok: true } : refuse('key used')
      const signer = await lockBookkeeper(tx, reviewer.person?.id)
      if (!signer) return refuse('may not record')
      if (entry.kind !== 'payment') return refuse('not a payment')
      if (advance.row.contractId === null) return refuse('without a contract')
      if (standingOf(entry, advance.entries) <= 0) return refuse('gone')
      const wrong = findWrongReturn(on, entry.on, await readToday(tx))
      if (wrong) return refuse('wrong day', { errors: { on: [wrong] } })
      const { applicationId } = advance.row
      const claim = applicationId ? await listAdvances(tx, applicationId) : [advance]
      const parts = listParts(claim, entry)
      const by = { personId: signer.id, personName: signer.name }
      for (const part of parts)
        await keepEntry(
          writing,
          part.advance.row,
          {
            ...{ kind: 'returned', on, corrects: part.entry.id, submissionKey, words: { reason } },
            amount: standingOf(part.entry, part.advance.entries),
          },
          by,
        )
      if (!applicationId) return { ok: true }
      const [first, ...others] = parts
      const { id: advanceId, contractId } = first?.advance.row ?? advance.row
      const details = {
        ...{ ...ofDesk(reviewer), step: 'payment-returned' as const, on, amount: sumOf(parts) },
        ...(others.length === 0 && { advanceId, ...(contractId && { contractId }) }),
      }
      await recordEvents(tx, [{ applicationId, type: 'money-step', details }])
      await followClaim(writing, applicationId, ofDesk(reviewer))
      return { ok: true }
    },
  )
}

const listParts = (claim: readonly KeptAdvance[], { kind, submissionKey }: EntryRow): Part[] =>
  claim.flatMap((advance) =>
    advance.entries
      .filter((entry) => entry.kind === kind && entry.submissionKey === submissionKey)
      .filter((entry) => standingOf(entry, advance.entries) > 0)
      .map((entry) => ({ advance, entry })),
  )

const sumOf = (parts: readonly Part[]) =>
  parts.reduce((sum, { advance, entry }) => sum + standingOf(entry, advance.entries), 0)

function findWrongReturn(on: string, came: string, today: string): string | undefined {
  if (on > today) return 'Use a day that is not after today'
  return on < came ? `The payment is of ${formatCalendarDay(came)}; use that day or a later one` : undefined
}
