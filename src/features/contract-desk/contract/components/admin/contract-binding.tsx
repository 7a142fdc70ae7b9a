import { states } from '#domain/states.ts'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import { Figures } from '#features/admin/kit/components/table.tsx'
import type { Contract } from '#features/contracts/records/schema.ts'
import { labelOf } from '#site/staff-format.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import './contract-binding.css'

/** Both states' rules, line by line. */
export function ContractBinding({ contract }: { contract: Contract }) {
  const { binding, home, forum } = contract
  if (binding.length === 0) return null
  const homeName = labelOf(states, home.state)
  const forumName = forum && labelOf(states, forum.state)
  return (
    <section aria-labelledby="contract-binding">
      <SectionHead
        id="contract-binding"
        title="What binds it"
        about={forumName ? '▾ the stricter holds' : undefined}
      />
      <Figures caption="What each state asks of this contract" className="contract-law">
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>What</VisuallyHidden>
            </th>
            <StateHead name={homeName} about="home" version={home.ruleVersion} />
            {forum && forumName && <StateHead name={forumName} about="claim" version={forum.ruleVersion} />}
          </tr>
        </thead>
        <tbody>
          {binding.map((line) => (
            <tr key={line.label}>
              <th scope="row">{line.label}</th>
              <Rule state={homeName} words={line.home} holds={isStricter(line.stricter, 'home')} />
              {forumName && (
                <Rule
                  state={forumName}
                  words={line.forum ?? 'no rule'}
                  holds={isStricter(line.stricter, 'forum')}
                />
              )}
            </tr>
          ))}
        </tbody>
      </Figures>
    </section>
  )
}

const isStricter = (stricter: Contract['binding'][number]['stricter'], whose: 'home' | 'forum') =>
  stricter === whose || stricter === 'both'

function StateHead({ name, about, version }: { name: string; about: string; version: number }) {
  return (
    <th scope="col">
      <b className="contract-state">{name}</b>
      <small>{version > 0 ? `${about}, rule ${version}` : `${about}, no rule entered`}</small>
    </th>
  )
}

function Rule({ state, words, holds }: { state: string; words: string; holds: boolean }) {
  return (
    <td data-state={state}>
      {holds ? (
        <b>
          {words} <span aria-hidden="true">▾</span>
          <VisuallyHidden> (holds)</VisuallyHidden>
        </b>
      ) : (
        words
      )}
    </td>
  )
}
