import type { Database } from '#db/database.ts'
import { readRules } from '#features/rules/data.ts'
import { states } from '#site/choices/states.ts'
import type { Chrome } from './content.ts'

/** For the footer, by the states' names. A closed state's license is not one we fund under. */
export async function listLicenses(db: Database): Promise<Chrome['licenses']> {
  const rules = await readRules(db)
  return states.flatMap(({ value, label }) => {
    const { posture, license } = rules[value]
    return license && posture !== 'closed' ? [{ state: label, license }] : []
  })
}
