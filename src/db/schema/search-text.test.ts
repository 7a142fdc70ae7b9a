import { sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createTestDb, databaseKinds } from '../testing.ts'
import { foldFirmName } from './search-text.ts'

describe.each(databaseKinds())('the spelling that firms are compared by, on %s', (kind) => {
  test('is the same however the name was typed', async () => {
    const { db, close } = await createTestDb(kind)
    onTestFinished(close)
    const fold = async (name: string) => {
      const { rows } = await db.execute<{ folded: string | null }>(
        sql`select ${foldFirmName(sql`${name}::text`)} as folded`,
      )
      return rows[0]?.folded
    }
    const spellings = {
      'specimen sons': ['The Law Offices of Specimen & Sons, P.C.', 'Specimen and Sons PC', 'SPECIMEN  SONS'],
      'smith jones': [
        'Smith and Jones, LLP',
        'Smith & Jones L.L.P.',
        'Smith–Jones',
        'Smith\u00a0&\tJones Co.',
      ],
      'oneil sons': ['O’Neil & Sons', "O'Neil & Sons, P.A.", 'O`Neil Sons', 'ONeil Sons'],
      muller: ['Müller', 'Mu\u0308ller, PLLC'],
      // Nothing would be left of these.
      'law offices': ['Law Offices'],
      'p a': ['P.A.'],
      李明律師事務所: ['李明律師事務所'],
    }
    for (const [folded, typed] of Object.entries(spellings)) {
      for (const name of typed) expect([name, await fold(name)]).toEqual([name, folded])
    }
    for (const name of ['', '  ', '.,;']) expect(await fold(name)).toBeNull()
  })
})
