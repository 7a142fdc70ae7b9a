import { openPostgres } from '#db/postgres.ts'
import { findContract } from '#features/contracts/records/data/rows.ts'
import { changeContract, inContracts, keepEvent } from '#features/contracts/records/mutations/locked.ts'
import { changeSigning } from '#features/contracts/records/mutations/signing.ts'
import { createAccessLog } from '#lib/access-log/access-log.ts'
import { createTestRowSealer } from './row-sealer.ts'
import { appSecret } from './site-server.ts'

/** As if the client and then their attorney had signed on their pages. */
export async function signByAll({ databaseUrl }: { databaseUrl: string }, contractId: string) {
  const database = await openPostgres({ databaseUrl, onError: () => {} })
  const rowSealer = createTestRowSealer(appSecret)
  const services = { db: database.db, rowSealer, accessLog: createAccessLog(appSecret) }
  const moment = { signedAt: new Date(), signedKey: 'one' }
  await inContracts(services, async (writing) => {
    const contract = await changeContract(writing.tx, contractId, { status: 'signed' })
    await changeSigning(writing.tx, contractId, { consentedAt: new Date(), consentVersion: 1, ...moment })
    await keepEvent(writing, contract, 'consented', { party: 'person' }, { version: 1 })
    await keepEvent(writing, contract, 'signed', { party: 'person' }, { name: 'Ana Reyes' })
  })
  await inContracts(services, async (writing) => {
    const contract = await changeContract(writing.tx, contractId, { status: 'acknowledged' })
    await changeSigning(writing.tx, contractId, { acknowledgedAt: new Date() })
    const bar = { number: '24012345', state: 'TX' }
    await keepEvent(writing, contract, 'acknowledged', { party: 'attorney' }, { name: 'Lee Park', bar })
  })
  const contract = await findContract(database.db, contractId)
  await database.close()
  if (!contract) throw new Error('the contract is gone')
  return contract
}
