import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import type { Locale } from '#site/locale.ts'
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

/** What scripts/build.ts notes of each language's client. English is the server's own build. */
type Client = { scripts: PublicScripts; assets?: ServerBuild['assets'] }

export function readClient(clientDir: string, locale: Locale): Client | undefined {
  const file = join(clientDir, '../languages', `${locale}.json`)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Client) : undefined
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
