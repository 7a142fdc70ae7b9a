import { labelOf } from '#domain/choice.ts'
import { states } from '#domain/states.ts'
import type { ContractFiguresAnswer } from '#features/contract-forms/figures/schema.ts'
import { formatMoney } from '#site/format.ts'
import type { Locale } from '#site/locale.ts'
import { useLocale } from '#ui/locale.tsx'
import { offerWords } from '../content/words.ts'
import { endsThere, listOwed } from './owed-rows.ts'

/** By the month in which the case pays; by what it brings where the state wants it so. */
export function OwedTable({ figures }: { figures: ContractFiguresAnswer }) {
  const locale = useLocale()
  const { owe: words } = offerWords[locale]
  const money = (cents: number) => formatMoney(cents, locale)
  if (figures.schedule.length === 0) return <OutcomesTable figures={figures} />
  const rows = listOwed(figures.schedule)
  return (
    <table className="cost-table contract-owed mt-6">
      <caption className="sr-only">{words.title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.within}</th>
          <th scope="col">{words.charge}</th>
          <th scope="col">{words.owed}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ through, months, charges, owed, heldIn }, at) => (
          <tr key={through}>
            <th scope="row">
              {words.months(months)}
              {heldIn && <small>{sayHeld(heldIn, locale)}</small>}
              {at === rows.length - 1 && endsThere(figures) && <small>{words.later}</small>}
            </th>
            <td>{money(charges)}</td>
            <td>
              <b className="font-semibold">{money(owed)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function OutcomesTable({ figures }: { figures: ContractFiguresAnswer }) {
  const locale = useLocale()
  const { owe: words } = offerWords[locale]
  return (
    <table className="cost-table contract-owed mt-6">
      <caption className="sr-only">{words.title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.gross}</th>
          <th scope="col">{words.atMost}</th>
        </tr>
      </thead>
      <tbody>
        {figures.outcomes.map(({ gross, owed, heldIn }) => (
          <tr key={gross}>
            <th scope="row">
              {formatMoney(gross, locale)}
              {heldIn && <small>{sayHeld(heldIn, locale)}</small>}
            </th>
            <td>
              <b className="font-semibold">{formatMoney(owed, locale)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const sayHeld = (state: (typeof states)[number]['value'], locale: Locale) =>
  offerWords[locale].owe.heldIn(labelOf(states, state, locale))
