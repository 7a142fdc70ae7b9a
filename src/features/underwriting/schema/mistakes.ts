import type { ValueFigure } from '#db/schema/value.ts'
import { lienKinds } from '#domain/value.ts'
import { isBelow, whole } from '#lib/exact.ts'
import { exactPercent, writePercent } from '#lib/waterfall/percent.ts'
import { formatMoney } from '#site/staff-format.ts'
import { kindOf, type SheetLine, type ValueLineName } from './lines.ts'

type Line = { name: ValueLineName; figure: ValueFigure }
export type FigureMistakes = Partial<Record<keyof ValueFigure, string[]>>

/** What is wrong with a line beside the others of its sheet, by field; empty if nothing is. */
export function findFigureMistakes({ name, figure }: Line, others: readonly SheetLine[]): FigureMistakes {
  const own = findMissing(name, figure)
  if (Object.keys(own).length > 0) return own
  return { ...findPercentMistake(name, figure, others), ...findAmountMistake(name, figure, others) }
}

function findMissing(name: ValueLineName, figure: ValueFigure): FigureMistakes {
  const { holds, choices, mayBeUnknown, orChoice, choiceIsOptional, label } = kindOf(name)
  const { choice } = figure
  if (choice !== undefined && !choices?.includes(choice)) return { choice: ['Choose one of the list'] }
  if (name === 'lien' && choice === undefined)
    return { choice: [`Choose whose lien it is, like ${lienKinds[0].label}`] }
  if (figure.isUnknown) {
    if (!mayBeUnknown) return { amount: [`${label} can’t be unknown. Take the line out instead.`] }
    return figure.amount === undefined ? {} : { amount: ['Enter the amount, or say that it’s unknown'] }
  }
  if (figure[holds] !== undefined) return {}
  if (orChoice && choice !== undefined) return {}
  if (holds === 'choice' && choiceIsOptional && figure.label) return {}
  return { [holds]: [missingWords[holds]] }
}

const missingWords = {
  amount: 'Enter the amount',
  percent: 'Enter a percentage, like 33.33 or 33⅓',
  months: 'Enter how many months',
  choice: 'Choose one of the list',
  day: 'Enter the day',
} as const

/** "133" and "3333" are slips of a third; for others the point is in the wrong place. */
function suggestPercent(percent: number): string {
  const digits = String(percent / 100)
  if (/^(1?33)/.test(digits)) return '33.33'
  let right = percent / 100
  while (right > 50) right /= 10
  return String(Number(right.toFixed(2)))
}

function findPercentMistake(
  name: ValueLineName,
  figure: ValueFigure,
  others: readonly SheetLine[],
): FigureMistakes {
  const { percent, thirds } = figure
  if (percent === undefined) return {}
  const share = exactPercent({ percent, thirds })
  if (isBelow(whole(100), share)) {
    const words = writePercent({ percent, thirds })
    const suggested = name === 'fee' ? ` Type ${suggestPercent(percent)}.` : ' Type 100 or less.'
    return { percent: [`${name === 'fee' ? 'A fee' : 'A share'} of ${words} can’t be right.${suggested}`] }
  }
  const beside = { 'liability-own': 'liability-other', 'liability-other': 'liability-own' }[name as string]
  const other = others.find((line) => line.name === beside)?.figure
  if (other?.percent === undefined || percent + other.percent <= 100_00) return {}
  return { percent: ['Both shares of the fault come to more than 100%.'] }
}

function findAmountMistake(
  name: ValueLineName,
  { amount }: ValueFigure,
  others: readonly SheetLine[],
): FigureMistakes {
  if (amount === undefined) return {}
  const of = (wanted: ValueLineName) =>
    wanted === name ? amount : others.find((line) => line.name === wanted)?.figure.amount
  const [low, likely, high] = [of('low'), of('likely'), of('high')]
  const isValue = name === 'low' || name === 'likely' || name === 'high'
  const above = (a: number | undefined, b: number | undefined) => a !== undefined && b !== undefined && a > b
  if (isValue && name !== 'high' && above(low, likely))
    return { amount: ['The low value is above the likely one.'] }
  if (isValue && name !== 'low' && above(likely, high))
    return { amount: ['The likely value is above the high one.'] }
  if (isValue && name !== 'likely' && above(low, high))
    return { amount: ['The low value is above the high one.'] }
  if (!isValue && name !== 'lien') return {}
  const most = high ?? likely ?? low
  const liens = others.reduce(
    (sum, line) => (line.name === 'lien' ? sum + (line.figure.amount ?? 0) : sum),
    name === 'lien' ? amount : 0,
  )
  if (most === undefined || liens <= most) return {}
  return {
    amount: [
      name === 'lien'
        ? `The liens come to ${formatMoney(liens)}, more than the ${formatMoney(most)} that the case pays.`
        : `The liens on the sheet come to ${formatMoney(liens)}, more than this.`,
    ],
  }
}
