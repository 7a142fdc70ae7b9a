import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { advances, contractSettings } from '#db/schema/index.ts'
import { confirmWords, openContractsDesk, openSendable } from '../../../../tests/support/contracts.ts'
import { today } from '../../../../tests/support/decisions.ts'

const desk = await openContractsDesk('postgres')
const { db } = desk.database

test('money that went out under a contract comes back on its ledger, and is corrected there', async () => {
  await confirmWords(desk)
  const file = await openSendable(desk)
  await file.send(file.id)
  await db.update(contractSettings).set({ isOn: false })
  expect((await file.fund(10_000_00)).status).toBe(201)
  await db.update(advances).set({ contractId: file.id }).where(eq(advances.applicationId, file.fileId))

  const call = async (method: 'GET' | 'POST', path: string, payload?: object) => {
    const url = `/api/applications/${file.fileId}${path}`
    const options = { method, url, headers: desk.ruth.headers, ...(payload && { payload }) }
    const answer = await desk.app.inject(options)
    return { status: answer.statusCode, body: answer.json() }
  }
  const repaid = { submissionKey: randomUUID(), amount: 1_000_00, repaidOn: today }
  expect(await call('POST', '/repayments', repaid)).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/under a contract/) },
  })
  expect((await call('GET', '/repayments')).body).toMatchObject({ isUnderContract: true, repayments: [] })
  await file.mail()
  expect((await call('GET', '/payment')).body.locked).toMatch(/under a contract/)
  const wanted = { amount: 9_000_00, fundedOn: today, method: 'wire', reason: 'The bank says so.' }
  const asked = await call('POST', '/payment/corrections', { ...wanted, submissionKey: randomUUID() })
  expect(asked).toMatchObject({ status: 409, body: { message: expect.stringMatching(/under a contract/) } })
})
