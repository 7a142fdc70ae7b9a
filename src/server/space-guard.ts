import type { FastifyInstance } from 'fastify'
import { Gauge } from 'prom-client'
import { type DiskSpace, noSpaceToSave } from '#lib/disk-space.ts'
import type { Metrics } from './metrics.ts'

/** They write nothing, or make room. */
const alwaysAllowed = new Set(['GET', 'HEAD', 'OPTIONS', 'DELETE'])

/** Without room for its log the embedded database would fail as a whole, so the site only reads. */
export function registerSpaceGuard(app: FastifyInstance, space: DiskSpace) {
  app.addHook('onRequest', async ({ method }) => {
    if (alwaysAllowed.has(method)) return
    if ((await space.read()).level === 'none') throw noSpaceToSave()
  })
}

export function reportSpace({ registry }: Metrics, space: DiskSpace) {
  const registers = [registry]
  new Gauge({
    name: 'disk_available_bytes',
    help: 'Free space on the disk of the data folder.',
    registers,
    async collect() {
      this.set((await space.read()).available)
    },
  })
  new Gauge({
    name: 'disk_reserve_bytes',
    help: 'What is to stay free there: below it no files are received.',
    registers,
  }).set(space.reserve)
}
