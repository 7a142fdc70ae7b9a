import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds } from '#db/testing.ts'
import { addDays } from '#lib/calendar-days.ts'
import { signInAs } from '#server/testing.ts'
import { openCancelable } from '../../../../tests/support/canceling.ts'
import { confirmWords, openContractsDesk } from '../../../../tests/support/contracts.ts'
import { today } from '../../../../tests/support/decisions.ts'

const yesterday = addDays(today, -1)

describe.each(databaseKinds())('the money page, on %s', async (kind) => {
  const dataDir = join(tmpdir(), `beaconfield-money-page-${kind}-${process.pid}`)
  const desk = await openContractsDesk(kind, { env: { DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000' } })
  beforeAll(() => confirmWords(desk))

  test('a bookkeeper reads what is out and what can be canceled, and finds the place in the bar', async () => {
    const { headers } = await signInAs(desk.app, 'bookkeeper', 'Bea Lund')
    const read = async (url: string) => (await desk.app.inject({ url, headers })).json()
    expect((await read('/api/admin/overview/masthead')).hasMoney).toBe(false)
    expect(await read('/api/admin/money/out')).toEqual({
      ...{ settling: [], afterwards: [], endings: [] },
      ...{ out: [], total: 0, paidOut: 0 },
    })

    const file = await openCancelable(desk, { sentOn: yesterday, receivedOn: yesterday })
    expect(await read('/api/admin/overview/masthead')).toMatchObject({
      ...{ hasMoney: true, hasFirms: false, here: [] },
      files: { total: 0 },
    })
    const { endings, out, total, paidOut } = await read('/api/admin/money/out')
    expect(endings).toMatchObject([{ contractId: file.id, file: { id: file.fileId }, state: 'open' }])
    expect(out).toMatchObject([{ file: { id: file.fileId }, paidOn: yesterday, paidOut: 10_000_00 }])
    expect({ total, paidOut }).toEqual({ total: 1, paidOut: 10_000_00 })

    for (const url of [
      `/api/applications/${file.fileId}`,
      `/api/contracts/${file.id}/pdf`,
      '/api/applications',
    ])
      expect((await desk.app.inject({ url, headers })).statusCode, url).toBe(403)
  })
})
