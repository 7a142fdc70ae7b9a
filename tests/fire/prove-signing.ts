import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { request } from '@playwright/test'
import { adminPassword } from '../support/admin.ts'
import { confirmForm, readyContracts } from '../support/contract-page.ts'
import { freePort } from '../support/free-port.ts'
import { startPostgresServer } from '../support/postgres-server.ts'
import { createClient } from './client.ts'
import { openPlace, roundsOf, seed } from './place.ts'
import { createRandom, pick } from './random.ts'
import { judgeSigning, untilFinished } from './signing-kept.ts'
import { ends, goThrough, type Way } from './signing-way.ts'
import { launch, mustBeReady, siteEnvironment } from './site.ts'

/** `npm run proof signing`: the server is killed between any two steps of people who sign, on either database. */
const kills = roundsOf(200)
/** At once. */
const people = 4

async function proveOn(kind: 'embedded' | 'postgres') {
  const place = openPlace(`signing-${kind}`)
  const dataDir = join(place.folder, 'site')
  mkdirSync(dataDir, { recursive: true })
  const postgres =
    kind === 'postgres' ? await startPostgresServer({ root: join(place.folder, 'postgres') }) : undefined
  const port = String(await freePort())
  const siteUrl = `http://127.0.0.1:${port}`
  const env = siteEnvironment(dataDir, {
    ...{ PORT: port, PUBLIC_URL: siteUrl, PATIENCE_SECONDS: '30', ADMIN_PASSWORD: adminPassword },
    ...(postgres && { DATABASE_URL: postgres.url() }),
  })
  const first = await launch(place, env)
  await mustBeReady(first)
  const cookie = await openDesk(siteUrl)
  await first.stop()

  const client = createClient()
  const ways: Way[] = []
  let steps = 0
  let isOver = false
  const sign = async (number: number) => {
    const random = createRandom(`person ${seed} ${number}`)
    const way: Way = { email: `person-${seed}-${number}@example.com`, end: pick(random, ends) }
    ways.push(way)
    const onStep = () => void steps++
    await goThrough(way, number, { client, siteUrl, dataDir, cookie, random, onStep, isOver: () => isOver })
  }
  const keepSigning = async () => {
    while (!isOver) await sign(ways.length).catch((error: Error) => place.break(error.message))
  }
  const running = Promise.all(Array.from({ length: people }, keepSigning))

  const random = createRandom(`kills ${seed}`)
  for (let round = 0; round < kills; round++) {
    const server = await launch(place, env)
    if (random() < 0.1) await delay(random() * 1_500)
    else {
      await mustBeReady(server)
      const enough = steps + Math.floor(random() * 12)
      for (const end = Date.now() + 10_000; steps < enough && Date.now() < end; ) await delay(5)
      await delay(random() * 50)
    }
    await server.stop('SIGKILL')
    if ((round + 1) % 20 === 0)
      console.log(
        `  ${round + 1} kills, ${steps} steps, ${ways.filter(({ signed }) => signed).length} signed`,
      )
  }
  const last = await launch(place, env)
  await mustBeReady(last)
  isOver = true
  await running
  await untilFinished(siteUrl, cookie, ways)
  const code = await last.stop()
  const { figures, broken } = await judgeSigning(env, ways)
  if (code !== 0) broken.push(`the last server ended with ${code}`)
  const { unexpected, cut, busy } = client.tally
  broken.push(...unexpected)
  await postgres?.stop()
  place.conclude({ kills, steps, cut, busy, ...figures }, broken)
}

/** Contracts are on and their words confirmed; the owner stays signed in. */
async function openDesk(siteUrl: string): Promise<string> {
  const owner = await request.newContext({ baseURL: siteUrl })
  await readyContracts(owner)
  await confirmForm(owner)
  const { cookies } = await owner.storageState()
  await owner.dispose()
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}

const only = process.argv[2]
for (const kind of ['embedded', 'postgres'] as const) if (!only || only === kind) await proveOn(kind)
process.exit()
