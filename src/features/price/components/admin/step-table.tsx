import { useState } from 'react'
import { noRule } from '#domain/rules.ts'
import { type StateCode, states } from '#domain/states.ts'
import { Field } from '#features/admin/kit/components/field.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import { Select } from '#features/admin/kit/components/select.tsx'
import { Table } from '#features/admin/kit/components/table.tsx'
import { sayDate } from '#features/rules/components/admin/rule-words.ts'
import type { PublicState } from '#features/rules/schema.ts'
import { pickPriceRule } from '#lib/price/ceilings.ts'
import { priceOffer } from '#lib/price/offer.ts'
import type { PriceTerms } from '#lib/price/terms.ts'
import { formatCents, labelOf, toOptions } from '#site/staff-format.ts'
import { sayAmount } from './price-words.ts'

type StepTableProps = {
  terms: PriceTerms
  advance: number
  /** The day on which the money would be sent. */
  day: string
  rules: readonly PublicState[]
}

/** What a person would owe at each step, with dates. */
export function StepTable({ terms, advance, day, rules }: StepTableProps) {
  const [state, setState] = useState<StateCode | ''>('')
  const rule = rules.find(({ code }) => code === state)
  const { schedule, outcomes, received, maximum } = priceOffer(
    advance,
    terms,
    rule ? pickPriceRule(rule, rule.code) : noRule,
    { fundedOn: day },
  )
  return (
    <div>
      <SectionHead
        title="Step by step"
        about={`${sayAmount(advance)} sent ${sayDate(day)}; the person gets ${sayAmount(received)}`}
      >
        <Field label="In" className="price-step-state">
          <Select
            placeholder="A state without limits"
            options={toOptions(states)}
            value={state}
            onChange={({ target }) => setState(target.value as StateCode | '')}
          />
        </Field>
      </SectionHead>
      {outcomes.length > 0 ? (
        <Table caption="Owed by what the case pays" className="price-table">
          <thead>
            <tr>
              <th scope="col">If the case pays</th>
              <th scope="col" className="number">
                Owed at most
              </th>
            </tr>
          </thead>
          <tbody>
            {outcomes.map(({ gross, owed, cappedIn }) => (
              <tr key={gross}>
                <th scope="row">{sayAmount(gross)}</th>
                <td className="number">
                  <Held owed={owed} state={cappedIn} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      ) : (
        <Table caption="Owed at each step" className="price-table">
          <thead>
            <tr>
              <th scope="col">From</th>
              <th scope="col">Through</th>
              <th scope="col" className="number">
                Owed
              </th>
              <th scope="col" className="number">
                Yearly rate
              </th>
            </tr>
          </thead>
          <tbody>
            {schedule.map(({ from, through, owed, yearlyRate, cappedIn }) => (
              <tr key={from}>
                <td>{sayDate(from)}</td>
                <td>{sayDate(through)}</td>
                <td className="number">
                  <Held owed={owed} state={cappedIn} />
                </td>
                <td className="number">{yearlyRate.toFixed(2)}%</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <p className="mt-2 text-small text-soft">
        {maximum === null
          ? 'Nothing ends it: set a cap or a last month to name the most that can ever be owed.'
          : `Never more than ${formatCents(maximum)}.`}
      </p>
    </div>
  )
}

function Held({ owed, state }: { owed: number; state: StateCode | null }) {
  if (!state) return formatCents(owed)
  return (
    <>
      <b>{formatCents(owed)}</b>
      <small>
        <span aria-hidden="true">▾ </span>
        {labelOf(states, state)}’s limit
      </small>
    </>
  )
}
