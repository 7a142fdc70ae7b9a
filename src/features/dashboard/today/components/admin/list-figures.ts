import type { Week } from '#features/reports/schema/report.ts'
import { formatMoney, formatNumber, formatPercent } from '#site/staff-format.ts'

type Figure = { label: string; value: string; note: string; weeks: readonly (number | null)[] }

export function listFigures(week: Week): Figure[] {
  const last = (values: readonly (number | null)[]) => values.at(-1) ?? null
  const before = (values: readonly (number | null)[]) => values.at(-2) ?? null
  const number = (value: number | null) => (value === null ? '–' : formatNumber(value))
  const decided = last(week.decided) ?? 0
  const approved = last(week.approved) ?? 0
  const advances = last(week.advances) ?? 0
  const repayments = last(week.repayments) ?? 0
  const days = before(week.days)
  return [
    {
      label: 'Applications',
      value: number(last(week.applications)),
      note: `${number(before(week.applications))} last week`,
      weeks: week.applications,
    },
    {
      label: 'Approved',
      value: number(approved),
      note:
        decided > 0
          ? `${formatPercent(Math.round((100 * approved) / decided))} of decided`
          : 'None decided yet',
      weeks: week.approved,
    },
    {
      label: 'Days to decision',
      value: number(last(week.days)),
      note: days === null ? 'None last week' : `${formatNumber(days)} last week`,
      weeks: week.days,
    },
    {
      label: 'Decided late',
      value: number(last(week.late)),
      note: `of ${number(decided)}`,
      weeks: week.late,
    },
    {
      label: 'Paid out',
      value: formatMoney(last(week.paidOut) ?? 0),
      note: advances === 1 ? '1 advance' : `${formatNumber(advances)} advances`,
      weeks: week.paidOut,
    },
    {
      label: 'Paid back',
      value: week.paidBack ? formatMoney(last(week.paidBack) ?? 0) : '–',
      note: week.paidBack
        ? repayments === 1
          ? '1 payment'
          : `${formatNumber(repayments)} payments`
        : 'Nothing recorded yet',
      weeks: week.paidBack ?? [],
    },
  ]
}
