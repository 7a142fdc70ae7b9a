import { z } from 'zod'

const draftSchema = z.object({
  /** Null for a new repayment. */
  of: z.string().nullable(),
  typed: z.string(),
  repaidOn: z.string(),
  submissionKey: z.string(),
  seen: z.number(),
})
export type RepaymentDraft = z.output<typeof draftSchema>

const placeOf = (applicationId: string) => `${applicationId} repayment`

export function readKeptRepayment(drafts: Map<string, string>, applicationId: string) {
  const kept = drafts.get(placeOf(applicationId))
  return kept ? draftSchema.safeParse(JSON.parse(kept)).data : undefined
}

export const keepRepayment = (
  drafts: Map<string, string>,
  applicationId: string,
  draft: RepaymentDraft | undefined,
) => drafts.set(placeOf(applicationId), draft ? JSON.stringify(draft) : '')
