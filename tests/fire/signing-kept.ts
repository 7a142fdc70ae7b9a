import { setTimeout as delay } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { openDatabase } from '#db/database.ts'
import { contractEvents, contractPapers, contracts } from '#db/schema/index.ts'
import { openRowSealer } from '#db/sealing-key.ts'
import { checkPapers } from '#features/contracts/archive/mutations.ts'
import { checkEvents } from '#features/contracts/records/data/chain.ts'
import { createAccessLog } from '#lib/access-log/access-log.ts'
import { findAppSecret } from '#lib/app-secret.ts'
import { readConfig } from '#lib/config.ts'
import { openStorage } from '#lib/storage/open-storage.ts'
import type { Figures } from './place.ts'
import type { Way } from './signing-way.ts'
import type { Environment } from './site.ts'

/** Until each acknowledged contract has its finished paper. */
export async function untilFinished(siteUrl: string, cookie: string, ways: readonly Way[]): Promise<void> {
  const acknowledged = ways.filter((way) => way.acknowledged)
  for (const end = Date.now() + 600_000; Date.now() < end; await delay(1_000)) {
    const found = await Promise.all(
      acknowledged.map(async ({ contractId }) => {
        const answer = await fetch(`${siteUrl}/api/contracts/${contractId}`, { headers: { cookie } })
        const { papers = [] } = answer.ok ? await answer.json() : {}
        return papers.some(({ kind }: { kind: string }) => kind === 'finished')
      }),
    )
    if (found.every(Boolean)) return
  }
}

/** What the stopped site has kept, against what was answered. */
export async function judgeSigning(env: Environment, ways: readonly Way[]) {
  const read = readConfig(env)
  if (!read.ok) throw new Error(read.mistakes.join('; '))
  const { config } = read
  const database = await openDatabase({ ...config, patience: 60_000, onError: () => {} })
  const secret = findAppSecret(config) ?? ''
  const storage = await openStorage(config.storage, secret)
  try {
    const { db } = database
    const rowSealer = await openRowSealer(db, secret)
    const broken: string[] = []
    for (const way of ways) broken.push(...(await judgeWay(db, way)))
    const { flaw } = await createAccessLog(secret).check(db)
    if (flaw) broken.push(`the access log is not whole at ${flaw.number}`)
    const events = await checkEvents({ db, rowSealer })
    broken.push(...events.flaws.map((flaw) => `${flaw.number}: ${flaw.what} beside the access log`))
    const papers = await checkPapers({ db, rowSealer, storage })
    broken.push(...[...papers.broken, ...papers.unread].map((number) => `a paper of ${number} was changed`))
    const figures: Figures = {
      contracts: ways.filter(({ contractId }) => contractId).length,
      'signatures answered': ways.filter(({ signed }) => signed).length,
      'acknowledgments answered': ways.filter(({ acknowledged }) => acknowledged).length,
      'papers compared': papers.checked,
      'events compared': events.checked,
    }
    return { figures, broken }
  } finally {
    await storage.close()
    await database.close()
  }
}

type Database = Awaited<ReturnType<typeof openDatabase>>['db']

async function judgeWay(db: Database, { contractId, email, signed, acknowledged }: Way): Promise<string[]> {
  if (!contractId) return [`${email} never got a contract`]
  const [contract] = await db.select().from(contracts).where(eq(contracts.id, contractId))
  const events = await db.select().from(contractEvents).where(eq(contractEvents.contractId, contractId))
  const papers = await db.select().from(contractPapers).where(eq(contractPapers.contractId, contractId))
  const count = (event: string) => events.filter((one) => one.event === event).length
  const finished = papers.filter(({ kind }) => kind === 'finished').length
  const found = [count('signed'), count('acknowledged'), count('finished'), finished]
  const wanted = [signed ? 1 : 0, ...Array.from({ length: 3 }, () => (acknowledged ? 1 : 0))]
  const status = acknowledged ? 'acknowledged' : signed ? 'signed' : 'issued'
  return [
    ...(`${found}` === `${wanted}`
      ? []
      : [`${email}: signed, acknowledged, finished, papers are ${found} and not ${wanted}`]),
    ...(contract?.status === status ? [] : [`${email}: ${contract?.status} and not ${status}`]),
    ...(count('issued') === 1 ? [] : [`${email}: issued ${count('issued')} times`]),
  ]
}
