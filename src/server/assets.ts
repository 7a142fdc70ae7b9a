import { existsSync, globSync } from 'node:fs'
import { basename, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { makeAllPublic } from './access.ts'
import type { PublicScripts } from './pages/scripts-after-paint.ts'

/** The worker that reads strangers' PDF files may compile decoders, and can fetch and load nothing. */
const pdfWorkerPolicy = "default-src 'none'; script-src 'wasm-unsafe-eval'"

/** Files under /assets carry a content hash in their names, so browsers keep them for a year. */
export async function registerAssets(app: FastifyInstance, clientDir: string) {
  if (!existsSync(clientDir)) return
  await app.register(async (assets) => {
    makeAllPublic(assets)
    await serveBuild(assets, clientDir)
  })
}

export function findPublicScripts(clientDir: string): PublicScripts | undefined {
  const find = (name: string) => globSync(`assets/${name}-*.js`, { cwd: clientDir }).map((file) => `/${file}`)
  const [frame] = find('entry.frame')
  const [routes] = find('public-routes')
  return frame && routes ? { frame, routes } : undefined
}

async function serveBuild(app: FastifyInstance, clientDir: string) {
  await app.register(fastifyStatic, {
    root: join(clientDir, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    decorateReply: false,
    setHeaders: (reply, path) => {
      if (basename(path).startsWith('pdf.worker')) reply.header('content-security-policy', pdfWorkerPolicy)
    },
  })
  // The others (icons, manifest) keep their names when they change.
  await app.register(fastifyStatic, {
    root: clientDir,
    wildcard: false,
    globIgnore: ['assets/**', '**/*.br', '**/*.gz'],
    preCompressed: true,
    maxAge: '1d',
    decorateReply: false,
  })
}
