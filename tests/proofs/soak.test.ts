import { setTimeout as delay } from 'node:timers/promises'
import { test } from 'vitest'
import type { DatabaseKind } from '#db/testing.ts'
import { createRandom } from '../../src/server/demo/seeded-random.ts'
import { waitUntilIdle } from '../support/memory.ts'
import { asDeployed, deployedEnvironment } from '../support/node-flags.ts'
import { createDay } from './day.ts'
import { measureIdleCpu, readCpu, readResident } from './process-figures.ts'
import { startStaffedServer } from './staffed-server.ts'

/**
 * SOAK_MINUTES shortens the hour, SOAK_DATABASE names the one to try. Run as `npm start` does.
 */
const minutes = Number(process.env.SOAK_MINUTES ?? 60)
const kinds = (process.env.SOAK_DATABASE?.split(',') ?? ['postgres', 'embedded']) as DatabaseKind[]
const seed = Number(process.env.TEST_SEED ?? 1)
/** Peaks are compared with peaks: whenever a text is changed, all pages are rendered again, and memory rises and falls by a tenth. */
const mostGrowth = 1.1

test.concurrent.for(kinds)(
  'an hour of modest use leaves memory flat on %s',
  {
    timeout: (minutes + 15) * 60_000,
  },
  async (kind, { expect, onTestFinished }) => {
    const server = await startStaffedServer(
      kind,
      { ...deployedEnvironment, WARM_PAGES: 'true', PATIENCE_SECONDS: '10' },
      { flags: asDeployed },
    )
    onTestFinished(server.remove)
    const say = (line: string) => console.log(`${kind}: ${line}`)
    await waitUntilIdle(server.pid)
    say(`warm: ${readResident(server.pid)} MB, idle CPU ${await measureIdleCpu(server.pid, 60)} %`)

    const random = createRandom(seed)
    const day = createDay(server, random)
    const resident: number[] = []
    const cpuBefore = readCpu(server.pid)
    const started = Date.now()
    while (resident.length < minutes) {
      const minuteEnds = started + (resident.length + 1) * 60_000
      while (Date.now() < minuteEnds) {
        await day.doSomething()
        await delay(random.whole(100, 900))
      }
      resident.push(readResident(server.pid))
      if (resident.length % Math.ceil(minutes / 30) === 0)
        say(
          `minute ${resident.length}: ${resident.at(-1)} MB, ${await day.readHeap()} MB of it heap, ${day.unexpected.length} unexpected answers`,
        )
    }
    const share = (100 * (readCpu(server.pid) - cpuBefore)) / ((Date.now() - started) / 1_000)
    await waitUntilIdle(server.pid)
    const early = Math.max(...resident.slice(0, Math.ceil(minutes / 2)))
    const late = Math.max(...resident.slice(-Math.ceil(minutes / 4)))
    say(`done: ${day.describe()}; ${share.toFixed(1)} % of a core`)
    say(
      `least ${Math.min(...resident)} MB, most of the first half ${early} MB, of the last quarter ${late} MB`,
    )
    say(`after it: ${readResident(server.pid)} MB, idle CPU ${await measureIdleCpu(server.pid, 60)} %`)
    expect(day.unexpected).toEqual([])
    expect(late).toBeLessThanOrEqual(early * mostGrowth)
  },
)
