import { mostLiens } from '#domain/payoffs.ts'
import type { FormValues } from '#lib/form-values.ts'
import { parseDollars } from '#lib/price/money.ts'
import type { Sheet } from '#lib/waterfall/distribution.ts'
import { formatMoney } from '#site/format.ts'
import { staffLocale } from '#site/locale.ts'

export const lienNumbers = Array.from({ length: mostLiens }, (_, at) => at + 1)

const isFilled = (values: FormValues, name: string) => (values[name] ?? '').trim() !== ''

/** Rows in which something stands. */
export const filledLiens = (values: FormValues): number[] =>
  lienNumbers.filter((number) =>
    ['name', 'full', 'after'].some((part) => isFilled(values, `lien-${number}-${part}`)),
  )

/** What isn't a sum stays as it was typed, so that it's refused at its field. */
const centsOf = (values: FormValues, name: string): number | string => {
  const typed = values[name] ?? ''
  return typed.trim() === '' ? 0 : (parseDollars(typed) ?? typed)
}

/** Nothing after cuts means that nobody cuts. */
const pairOf = (values: FormValues, name: string) => ({
  full: centsOf(values, `${name}-full`),
  afterCut: centsOf(values, isFilled(values, `${name}-after`) ? `${name}-after` : `${name}-full`),
})

/** As the request is sent. */
export const toRequest = (values: FormValues) => ({
  gross: centsOf(values, 'gross'),
  fee: pairOf(values, 'fee'),
  costs: pairOf(values, 'costs'),
  liens: filledLiens(values).map((number) => ({
    name: values[`lien-${number}-name`] ?? '',
    ...pairOf(values, `lien-${number}`),
  })),
  ours: isFilled(values, 'ours') ? centsOf(values, 'ours') : undefined,
  reason: values.reason,
  ...(isFilled(values, 'note') && { note: values.note }),
  submissionKey: values.submissionKey,
})

const known = (cents: number | string | undefined): number => (typeof cents === 'number' ? cents : 0)

/** As far as it's typed, for the arithmetic beside the form. */
export function toDraft(values: FormValues): Sheet {
  const { gross, fee, costs, liens, ours } = toRequest(values)
  const row = (name: string, pair: typeof fee) => ({
    ...{ name, full: known(pair.full), afterCut: known(pair.afterCut) },
  })
  return {
    ...{ gross: known(gross), fee: row('fee', fee), costs: row('costs', costs), ours: known(ours) },
    liens: liens.map(({ name, ...pair }) => row(name, pair)),
  }
}

/** The field that a mistake of the request stands at: its liens are those that were filled. */
export function fieldAt(path: string, values: FormValues): string {
  const [first = '', second = '', third = ''] = path.split('.')
  const column = (name: string) => (name === 'full' ? 'full' : name === 'name' ? 'name' : 'after')
  if (first !== 'liens') return second ? `${first}-${column(second)}` : first
  const number = filledLiens(values)[Number(second)] ?? 1
  return `lien-${number}-${column(third)}`
}

/** As somebody would type it; the sign stands beside it. */
export const dollars = (cents: number): string => formatMoney(cents, staffLocale).replace('$', '')

/** What was typed from a sheet that is kept. */
export function toValues(sheet: Sheet): FormValues {
  const pair = (name: string, row: { full: number; afterCut: number }) => ({
    [`${name}-full`]: dollars(row.full),
    [`${name}-after`]: dollars(row.afterCut),
  })
  return {
    ...{ gross: dollars(sheet.gross), ours: dollars(sheet.ours) },
    ...pair('fee', sheet.fee),
    ...pair('costs', sheet.costs),
    ...Object.assign(
      {},
      ...sheet.liens.map((lien, at) => ({
        [`lien-${at + 1}-name`]: lien.name,
        ...pair(`lien-${at + 1}`, lien),
      })),
    ),
  }
}
