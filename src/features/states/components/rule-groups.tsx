import { Link } from 'react-router'
import { paths } from '#site/paths.ts'
import { useWords } from '#ui/locale.tsx'
import { SectionHead } from '#ui/section-head.tsx'
import type { FaultRule } from '../content/profile.ts'
import { stateWords } from '../content/words.ts'
import type { StateName } from '../content.ts'

export type RuleGroupsProps = {
  byYears: readonly { years: number; states: readonly (StateName & { unsettled: boolean })[] }[]
  byFaultRule: readonly { rule: FaultRule; states: readonly StateName[] }[]
}

/** The two rules that decide most cases, each with the states that share it. */
export function RuleGroups({ byYears, byFaultRule }: RuleGroupsProps) {
  const { index, years: yearsWord, faultRules } = useWords(stateWords)
  return (
    <>
      <section aria-labelledby="years-title">
        <SectionHead id="years-title" title={index.yearsTitle} lead={index.yearsLead} />
        <ul className="hairlines mt-6 border-y border-rule lg:mt-10">
          {byYears.map(({ years, states }) => (
            <li
              key={years}
              className="grid grid-cols-[4.5rem_1fr] items-baseline gap-x-4 pt-5 pb-3 lg:grid-cols-[10rem_1fr] lg:pt-7 lg:pb-5"
            >
              <p className="flex items-baseline gap-2">
                <span className="numeral text-[3rem] lg:text-[4.5rem]">{years}</span>
                <span className="font-sans text-small text-soft">{yearsWord(years)}</span>
              </p>
              <StateLinks states={states} />
            </li>
          ))}
        </ul>
        <p className="mt-3 font-sans text-small text-soft">{index.unsettledNote}</p>
      </section>
      <section aria-labelledby="fault-title" className="mt-section">
        <SectionHead id="fault-title" title={index.faultTitle} lead={index.faultLead} />
        <ul className="hairlines mt-6 border-y border-rule lg:mt-10">
          {byFaultRule.map(({ rule, states }) => (
            <li key={rule} className="grid gap-x-column gap-y-1 py-5 lg:grid-cols-[4fr_8fr]">
              <div>
                <h3>{faultRules[rule].plain}</h3>
                <p className="mt-1 font-sans text-small font-semibold">{faultRules[rule].name}</p>
              </div>
              <StateLinks states={states} />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

function StateLinks({ states }: { states: readonly (StateName & { unsettled?: boolean })[] }) {
  const { unsettledMark } = useWords(stateWords).index
  return (
    <ul className="flex flex-wrap gap-x-4">
      {states.map(({ code, name, unsettled }) => (
        <li key={code}>
          <Link to={paths.state(code)} className="inline-block py-1.5">
            {name}
            {unsettled && unsettledMark}
          </Link>
        </li>
      ))}
    </ul>
  )
}
