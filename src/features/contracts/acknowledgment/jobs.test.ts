import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { contracts } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { addDays } from '#lib/calendar-days.ts'
import { mayWrite } from '#lib/mail/allowance.ts'
import { openAttorneys } from '../../../../tests/support/acknowledging.ts'
import { confirmWords, openContractsDesk } from '../../../../tests/support/contracts.ts'
import { today } from '../../../../tests/support/decisions.ts'
import { jobServices } from '../../../../tests/support/job-services.ts'
import { mailAcknowledgmentAsk, mailAttorneyNews, mailClientNews, mailExplainAsk } from './jobs.ts'

/** Nothing of the case: a mailbox may be read by others. */
const secrets = /Ana|Ruiz|Whitfield|\$|10,000|Too dear/

describe.each(databaseKinds())('mails about the attorney’s page (%s)', async (kind) => {
  const dataDir = join(tmpdir(), `beaconfield-attorney-mails-${kind}-${process.pid}`)
  const desk = await openContractsDesk(kind, { env: { DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000' } })
  await confirmWords(desk)
  const { db } = desk.database

  test('ask the attorney only while it is their turn, and lead to the contract', async () => {
    const { contractId, token, email, clientSigns, call, acknowledge, file } = await openAttorneys(desk)
    const services = jobServices(db)
    const take = async (job: typeof mailAcknowledgmentAsk) => {
      await job.run({ contractId }, services)
      return services.sent.splice(0)
    }
    expect(await take(mailAcknowledgmentAsk)).toEqual([])
    const [explain] = await take(mailExplainAsk)
    expect(explain).toMatchObject({ to: { address: email }, subject: /explain/ })
    expect(explain?.text).toContain(`/firm/${token}/contract`)
    expect(explain?.text).not.toMatch(secrets)

    await clientSigns()
    const [ask] = await take(mailAcknowledgmentAsk)
    expect(ask).toMatchObject({ to: { address: email }, subject: /waits for your page/ })
    expect(ask?.text).toContain(`/firm/${token}/contract`)
    expect(ask?.text).not.toMatch(secrets)

    await call('POST', '/refusal', { reason: 'Too dear.' })
    // Somebody who asked for many codes gets it all the same.
    const to = (await file.read()).email
    for (const id of ['one', 'two', 'three']) expect(await mayWrite(db, { id, to })).toBe(true)
    expect(await mayWrite(db, { id: 'four', to })).toBe(false)
    for (const job of [mailAttorneyNews, mailClientNews])
      await job.run({ contractId, news: 'refused' }, services)
    const [us, client] = services.sent.splice(0)
    expect([us?.to, us?.subject]).toEqual([undefined, expect.stringMatching(/won’t sign/)])
    expect(client).toMatchObject({ to: { address: to }, subject: /has answered/ })
    for (const mail of [us, client]) expect(mail?.text).not.toMatch(secrets)

    await db
      .update(contracts)
      .set({ signBy: addDays(today, -1) })
      .where(eq(contracts.id, contractId))
    expect(await take(mailAcknowledgmentAsk)).toEqual([])
    await db.update(contracts).set({ signBy: today }).where(eq(contracts.id, contractId))
    expect((await acknowledge()).status).toBe(200)
    expect(await take(mailAcknowledgmentAsk)).toEqual([])
    await mailClientNews.run({ contractId, news: 'refused' }, services)
    expect(services.sent).toEqual([])
  })
})
