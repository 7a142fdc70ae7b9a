import { z } from 'zod'
import { fromDigits } from '#lib/exact.ts'
import { isExact, type WaterfallQuestion } from '#lib/waterfall/waterfall.ts'
import { formatMoney } from '#site/staff-format.ts'

const centsMistake = 'Use whole cents, 0 or more'
const cents = z.int(centsMistake).min(0, centsMistake)
const feeMistake = 'Use a percentage from 0 to 100'
/** More would be a mistake, and each takes time. */
const mostEach = 60
const amounts = <Shape extends z.ZodRawShape>(more: Shape) =>
  z.array(z.object({ amount: cents, ...more })).max(mostEach, `Use at most ${mostEach}`)

/** The call's own form: a percentage counts as its decimal digits say it. */
export const waterfallRequestSchema = z
  .object({
    gross: cents,
    feePercent: z.number(feeMistake).min(0, feeMistake).max(100, feeMistake),
    costs: cents,
    liens: amounts({ kind: z.string().trim().max(100).optional() }),
    earlier: amounts({}),
    /** What we would get if the case paid without end. */
    ours: cents,
  })
  .superRefine((request, context) => {
    if (!isExact(toQuestion(request))) {
      context.addIssue({ code: 'custom', path: ['gross'], message: 'These sums are too large to be exact' })
      return
    }
    const liens = request.liens.reduce((sum, { amount }) => sum + amount, 0)
    if (request.gross >= 0 && liens > request.gross) {
      const message = `The liens come to ${formatMoney(liens)}, more than the ${formatMoney(request.gross)} that the case pays.`
      context.addIssue({ code: 'custom', path: ['liens'], message })
    }
  })

export const toQuestion = ({
  feePercent,
  ...sums
}: Omit<WaterfallQuestion, 'feePercent'> & { feePercent: number }): WaterfallQuestion => ({
  ...sums,
  feePercent: fromDigits(feePercent),
})

const sum = z.int()
export const waterfallAnswerSchema = z.object({
  ...{ gross: sum, fee: sum, costs: sum, liens: sum, earlier: sum },
  /** What remains before us. */
  left: sum,
  /** What we can get of it. */
  ours: sum,
  /** What the client keeps. Below zero, somebody before us isn't paid whole. */
  net: sum,
})
