import type { Earning } from '#domain/caps.ts'
import { states } from '#domain/states.ts'
import {
  type Difference,
  listDifferences,
  mergeDrafts,
  mergeLists,
  type Versions,
} from '#features/admin/components/merge-drafts.ts'
import type { Period } from '#lib/price/time.ts'
import { formatList, labelOf } from '#site/staff-format.ts'
import type { TermsDraft } from '../../schema/new-terms.ts'
import { earningLabels, periodLabels } from './price-words.ts'

const mapVersions = <From, To>(versions: Versions<From>, change: (one: From) => To): Versions<To> => ({
  base: change(versions.base),
  mine: change(versions.mine),
  theirs: change(versions.theirs),
})

/** A rate goes with its period, and a price with its state. */
const whole: readonly (readonly (keyof TermsDraft)[])[] = [['rate', 'per'], ['state']]

function listMine({ base, mine }: Versions<TermsDraft>): (keyof TermsDraft)[] {
  return whole.flatMap((names) =>
    names.includes('state') || names.some((name) => mine[name] !== base[name]) ? names : [],
  )
}

export function mergeTerms(versions: Versions<TermsDraft>): TermsDraft {
  const charges = mapVersions(versions, ({ oneTimeCharges }) => oneTimeCharges)
  const mine = listMine(versions).map((name) => [name, versions.mine[name]])
  return {
    ...mergeDrafts(versions),
    oneTimeCharges: mergeLists(charges, ({ name }) => name),
    ...Object.fromEntries(mine),
  }
}

const ways = { added: '', 'held-back': ', held back' }

export function listTermsDifferences(versions: Versions<TermsDraft>): Difference[] {
  const mine: readonly string[] = listMine(versions)
  const told = mapVersions(versions, ({ oneTimeCharges, ...terms }) => ({
    ...terms,
    oneTimeCharges: oneTimeCharges.map(
      ({ name, amount, isHeldBack }) => `${name} ${amount}${ways[isHeldBack]}`,
    ),
  }))
  return listDifferences(told).map((found) =>
    mine.includes(found.path[0] ?? '') ? { ...found, kept: 'yours' } : found,
  )
}

/** A value of the form as it's chosen or typed there. */
export function sayTerm(value: unknown, [field]: readonly string[]): string {
  if (Array.isArray(value)) return value.length > 0 ? formatList(value) : 'none'
  if (value === '' || value === undefined) return field === 'state' ? 'everywhere' : 'none'
  if (field === 'state') return labelOf(states, String(value))
  if (field === 'per') return periodLabels[value as Period].toLowerCase()
  if (field === 'earned') return earningLabels[value as Earning].label.toLowerCase()
  return field === 'rate' ? `${value}%` : String(value)
}
