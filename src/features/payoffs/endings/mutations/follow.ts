import type { EventAuthor } from '#features/contracts/records/mutations/locked.ts'
import { followReduction } from '#features/payoffs/reductions/mutations/follow.ts'
import type { ReductionWriting } from '#features/payoffs/reductions/mutations/locked.ts'
import { followLedger } from '#features/payoffs/releases/mutations/closing.ts'
import { readToday } from '#features/rules/data.ts'

/** In a transaction that has locked the file, after anything changed what is owed on a claim. */
export async function followClaim(
  writing: ReductionWriting,
  applicationId: string,
  author: EventAuthor,
): Promise<void> {
  await followReduction(writing, applicationId, await readToday(writing.tx))
  await followLedger(writing, applicationId, author)
}
