import { describe, expect, test } from 'vitest'
import { createTestDb, databaseKinds } from '#db/testing.ts'
import { rounds } from '../../tests/support/sample.ts'
import { countCodeGuess, forgiveCodeGuess } from './code-guesses.ts'

describe.each(databaseKinds())('guesses of codes on %s', (kind) => {
  test('of a thousand from 200 addresses only a few are checked, and the person’s own browser isn’t locked', async () => {
    const { db, close } = await createTestDb(kind)
    const guess = (at: number, personId = 'ruth') => ({
      personId,
      address: `198.51.${at % 200}.7`,
      ownBrowser: undefined,
    })
    let looked = 0
    for (let first = 0; first < rounds(1_000, 100); first += 20) {
      const guesses = Array.from({ length: 20 }, (_, at) => countCodeGuess(db, guess(first + at)))
      looked += (await Promise.all(guesses)).filter((refused) => refused === undefined).length
    }
    expect(looked).toBe(10)

    // The network of every guess has used up its own share by now.
    const elsewhere = (personId = 'ruth') => ({ ...guess(0, personId), address: '203.0.113.9' })
    const own = { ...elsewhere(), ownBrowser: 'a browser of hers' }
    expect(await countCodeGuess(db, own)).toBeUndefined()
    await forgiveCodeGuess(db, own)
    expect(await countCodeGuess(db, elsewhere('paul'))).toBeUndefined()
    // Her right code elsewhere gives one guess back, no more.
    await forgiveCodeGuess(db, elsewhere())
    expect(await countCodeGuess(db, elsewhere())).toMatchObject({ reason: 'throttled' })
    // On a shared computer, a right code of one person forgives no guesses at the other's.
    const shared = (personId: string) => ({ ...elsewhere(personId), ownBrowser: 'of both' })
    for (let at = 0; at < 10; at++) expect(await countCodeGuess(db, shared('ruth'))).toBeUndefined()
    expect(await countCodeGuess(db, shared('paul'))).toBeUndefined()
    await forgiveCodeGuess(db, shared('paul'))
    expect(await countCodeGuess(db, shared('ruth'))).toMatchObject({ reason: 'throttled' })
    await close()
  })
})
