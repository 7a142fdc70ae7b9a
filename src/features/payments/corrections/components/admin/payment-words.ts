import { fundingMethods } from '#domain/decisions.ts'
import { formatCalendarDay, formatCents, labelOf } from '#site/staff-format.ts'
import type { Payment } from '../../schema.ts'

export const sayPayment = ({ amount, fundedOn, method }: Payment): string =>
  `${formatCents(amount)} on ${formatCalendarDay(fundedOn)}, ${labelOf(fundingMethods, method)}`
