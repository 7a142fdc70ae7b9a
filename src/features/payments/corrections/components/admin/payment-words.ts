import { labelOf } from '#domain/choice.ts'
import { fundingMethods } from '#domain/decisions.ts'
import { formatCalendarDay, formatCents } from '#site/format.ts'
import type { Payment } from '../../schema.ts'

export const sayPayment = ({ amount, fundedOn, method }: Payment): string =>
  `${formatCents(amount)} on ${formatCalendarDay(fundedOn)}, ${labelOf(fundingMethods, method)}`
