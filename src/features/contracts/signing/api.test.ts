import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { contractEvents, contracts } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { sentencesOf } from '#features/contract-forms/papers/content/said.ts'
import { confirmWords, openContractsDesk } from '../../../../tests/support/contracts.ts'
import { openSent } from '../../../../tests/support/signing.ts'

describe.each(databaseKinds())('signing a contract, on %s', async (kind) => {
  const desk = await openContractsDesk(kind)
  await confirmWords(desk)
  const { db } = desk.database
  const eventsOf = async (id: string) =>
    (await db.select().from(contractEvents).where(eq(contractEvents.contractId, id)))
      .toSorted((one, other) => one.place - other.place)
      .map(({ event }) => event)

  test('goes from the offer to the name, in this order and no other', async () => {
    const file = await openSent(desk)
    expect(await file.signing()).toMatchObject({
      ...{ stage: 'offer', isKnown: true, codeTo: 'a•••@example.com', initials: 'space' },
      ...{ signer: { name: 'Ana Ruiz' }, signedAt: null, counsel: null, replaces: null },
    })
    expect((await file.call('POST', '/pages/1', {})).status).toBe(409)
    expect((await file.agree()).body.signing.stage).toBe('read')
    expect((await file.sign()).body.message).toBe('Some pages are left to read.')
    await file.readAll('AR')
    expect((await file.signing()).stage).toBe('sign')
    const { person } = sentencesOf(await file.paper())
    expect(person.length).toBeGreaterThan(3)
    expect((await file.sign({ confirmed: [1] })).body.errors.confirmed).toEqual(person.slice(1))
    const otherName = await file.sign({ name: 'Anna Ruiz' })
    expect(otherName.status).toBe(422)
    expect(otherName.body.errors.name).toEqual([expect.stringMatching(/^The contract says Ana Ruiz\./)])
    const signed = await file.sign({ name: ' ána  RUIZ ' })
    expect(signed.body.signing).toMatchObject({ stage: 'signed', signedAs: 'ána RUIZ' })
    const events = await eventsOf(file.id)
    expect(events.filter((event) => event === 'initialed')).toHaveLength(signed.body.signing.pages.length)
    expect(events.filter((event) => event !== 'initialed')).toEqual([
      'drafted',
      'issued',
      'consented',
      'signed',
    ])
    const [row] = await db.select().from(contracts).where(eq(contracts.id, file.id))
    expect(row?.status).toBe('signed')
  })

  test('for less than was offered ends the contract, and the next is there to sign', async () => {
    const file = await openSent(desk)
    await file.prepare()
    const less = (amount: number, more: object = {}) => file.call('POST', '/less', { amount, ...more })
    for (const amount of [499_00, 1_050_00, 10_000_01, 10_100_00])
      expect((await less(amount)).status).toBe(422)
    const before = await file.signing()
    expect(before).toMatchObject({ stage: 'sign', less: { least: 500_00, most: 10_000_00, step: 100_00 } })
    const taken = await Promise.all([1, 2, 3].map(() => less(3_000_00, { contract: before.id })))
    expect(taken.map(({ status }) => status)).toEqual([200, 200, 200])
    const { signing } = taken[0]?.body ?? {}
    expect(signing).toMatchObject({
      ...{ stage: 'offer', amount: 3_000_00, issuedBy: before.issuedBy, replaces: { number: before.number } },
      ...{ less: { most: 3_000_00 }, consentedAt: null },
    })
    for (const { body } of taken) expect(body.signing.id).toBe(signing.id)
    expect(signing.replaces.differences[0]).toEqual({
      label: 'Advance',
      before: '$10,000.00',
      after: '$3,000.00',
    })
    const stale = await file.sign({ contract: before.id })
    expect([stale.status, stale.body.message]).toEqual([409, expect.stringMatching(/newer contract/)])
    expect((await file.contract(before.id)).status).toBe('replaced')
    const { status, papers } = await file.contract(signing.id)
    expect([status, papers.length]).toEqual(['issued', 1])
    expect((await file.call('GET', '/pdf')).bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(await eventsOf(signing.id)).toEqual(['drafted', 'issued', 'opened'])
  })
})
