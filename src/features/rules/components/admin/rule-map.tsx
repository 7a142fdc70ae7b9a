import { useNavigate } from 'react-router'
import type { Posture } from '#domain/posture.ts'
import type { StateCode } from '#domain/states.ts'
import shapes from '#ui/engravings/us-map/map.svg'
import { type MapPlace, mapPlaces } from '#ui/engravings/us-map/places.ts'
import type { StateOverview } from '../../schema.ts'
import { useListState } from './list-state.ts'
import { postureLabels } from './rule-words.ts'

const inks: readonly { posture: Posture; words: string }[] = [
  { posture: 'open', words: 'Open' },
  { posture: 'license', words: 'License needed' },
  { posture: 'capped', words: 'Capped' },
  { posture: 'closed', words: 'Closed' },
]

type RuleMapProps = { states: readonly StateOverview[]; shown: ReadonlySet<StateCode> }

/** For people who see and point. Screen readers and the keyboard skip it: the table says every word. */
export function RuleMap({ states, shown }: RuleMapProps) {
  const { listState } = useListState()
  const byCode = new Map<string, StateOverview>(states.map((state) => [state.code, state]))
  const open = mapPlaces.find(({ code }) => code === listState.state)
  return (
    <div className="rules-map">
      <svg viewBox="-100 -110 10040 6420" aria-hidden="true" focusable="false">
        <defs>
          <pattern id="rules-license" width="90" height="90" patternUnits="userSpaceOnUse">
            <rect width="90" height="90" className="fill-sheet" />
            <path d="M0 45h90" strokeWidth="18" className="stroke-green-600" />
          </pattern>
          <pattern
            id="rules-capped"
            width="84"
            height="84"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="84" height="84" className="fill-green-100" />
            <path d="M0 42h84" strokeWidth="32" className="stroke-green-700" />
          </pattern>
        </defs>
        {mapPlaces.map((at) => {
          const state = byCode.get(at.code)
          // Shows outlines until the rules have loaded.
          if (!state) return <use key={at.code} href={`${shapes}#${at.id}`} />
          return <Shape key={at.code} at={at} state={state} isShown={shown.has(state.code)} />
        })}
        {open && <use href={`${shapes}#${open.id}`} className="rules-chosen" />}
        {mapPlaces.map((at) => (
          <Letters key={at.code} at={at} posture={byCode.get(at.code)?.rule.posture} />
        ))}
      </svg>
      <p className="rules-map-key" aria-hidden="true">
        {inks.map(({ posture, words }) => (
          <span key={posture}>
            <i data-posture={posture} /> {words}
          </span>
        ))}
      </p>
    </div>
  )
}

function Shape({ at, state, isShown }: { at: MapPlace; state: StateOverview; isShown: boolean }) {
  const navigate = useNavigate()
  const { searchFor } = useListState()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the table has a link for each state.
    <g
      data-posture={state.rule.posture}
      data-faint={!isShown || undefined}
      onClick={() => navigate({ search: searchFor({ state: state.code }) }, { preventScrollReset: true })}
    >
      <title>{`${at.code}: ${postureLabels[state.rule.posture]}`}</title>
      <use href={`${shapes}#${at.id}`} />
    </g>
  )
}

function Letters({ at: { code, x, y, from }, posture }: { at: MapPlace; posture: Posture | undefined }) {
  return (
    <g data-dark={(posture === 'closed' && !from) || undefined} className="rules-letters">
      {from && <path d={`M${from}L${x - 130} ${y}`} />}
      <text x={x} y={y} dy="0.36em" textAnchor="middle">
        {code}
      </text>
    </g>
  )
}
