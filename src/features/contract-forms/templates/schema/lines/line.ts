import type { StateCode } from '#domain/states.ts'
import { type Place, usualPlaces } from './places.ts'

export type LineRule = {
  label: string
  group: string
  required: readonly Place[]
  allowed: readonly Place[]
  /** Printed only where the law of one of these binds. */
  states?: readonly StateCode[]
}

/** The lines of one group: each with its label, then the places that it can't do without. */
export const linesIn = (group: string) => {
  return function line(
    label: string,
    required: readonly Place[] = [],
    { may = [], states }: { may?: readonly Place[]; states?: readonly StateCode[] } = {},
  ): LineRule {
    const allowed = [...new Set([...required, ...may, ...usualPlaces])]
    return { label, group, required, allowed, ...(states && { states }) }
  }
}
