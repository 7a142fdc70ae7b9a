import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RateLimitOptions } from '@fastify/rate-limit'
import type { FastifyError, FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { HttpProblem } from '#lib/errors.ts'
import { addressIn, splitLanguage } from '#site/addresses.ts'
import { type Locale, locales } from '#site/locale.ts'
import { findMoved } from '#site/moved-addresses.ts'
import { paths } from '#site/paths.ts'
import { holdCaseHint } from '#site/returning.ts'
import { serverWords } from '../content.ts'
import type { Metrics } from '../metrics.ts'
import type { ReadLimit } from '../read-limit.ts'
import { prepare, writePage } from './cached-page.ts'
import { createPageCache } from './page-cache.ts'
import {
  type CachedPageKey,
  type createPageKeys,
  greetedKey,
  isMissingKey,
  isPrivate,
  type NamedPage,
} from './page-key.ts'
import type { PrivateReader } from './private-language.ts'
import { formType, type RenderPage } from './render.ts'
import type { SiteVersion } from './site-version.ts'
import { writeWhole } from './whole-answer.ts'

/** About 400 pages of 60 KB in their three encodings. */
const maxBytes = 64 * 1024 * 1024

/** Ten times the longest contact message. */
const formLimit = 128 * 1024

export type PagesOptions = {
  render: RenderPage
  pageKey: ReturnType<typeof createPageKeys>
  siteVersion: Pick<SiteVersion, 'current'>
  /** A cheap check for a page of this name. */
  exists: (page: NamedPage) => Promise<boolean>
  reads: ReadLimit
  metrics: Metrics
  onError: (error: unknown) => void
  /** Of a private page, whose address has none; undefined if it opens no file. */
  languageOf: (reader: PrivateReader) => Promise<Locale | undefined>
  development: boolean
  worksAhead: boolean
}

export type Pages = ReturnType<typeof createPages>

export function createPages(options: PagesOptions) {
  const {
    render,
    pageKey,
    siteVersion,
    exists,
    reads,
    metrics,
    languageOf,
    onError,
    development,
    worksAhead,
  } = options
  const cache = createPageCache({
    maxBytes,
    version: siteVersion.current,
    onStale: onError,
    isKept: (key, { status }) => status === (isMissingKey(key) ? 404 : 200),
    compressesFully: worksAhead,
  })
  let closing = false

  /** `address` is the requested one; the cache may keep the page under another key. */
  const get = async (locale: Locale, key: string, address = key) => {
    const isReturning = key === greetedKey
    const { page, outcome } = await cache.get(locale, key, () => render(address, { locale, isReturning }))
    metrics.pageCache.inc({ outcome })
    metrics.pageCacheBytes.set(cache.bytes)
    return page
  }

  /** Counts only what it has to render. */
  const getFor = async ({ ip: client, headers }: FastifyRequest, { locale, key, named }: CachedPageKey) => {
    const own = chooseForm(key, headers.cookie)
    if (cache.fresh(locale, own)) return get(locale, own)
    // If the database is down, rendering the page will say so.
    const isMissing = named !== undefined && !(await exists(named).catch(() => true))
    const kept = isMissing ? named.missingKey : own
    if (!cache.fresh(locale, kept)) reads.count(client)
    return get(locale, kept, key)
  }

  /** Not kept: there are more questions than room. */
  const workOut = async (client: string, locale: Locale, address: string) => {
    reads.count(client)
    const { headers, ...page } = await render(address, { locale, address: client })
    return prepare({ ...page, headers: { ...headers, 'cache-control': 'no-store' } }, siteVersion.current())
  }

  const findPlace = async (request: FastifyRequest) => {
    const { locale, path } = splitLanguage(request.url)
    if (!isPrivate(path.replace(/[?#].*$/, ''))) return { path, locale }
    const reader = { path, cookie: request.headers.cookie, address: request.ip }
    return { path, locale: (await languageOf(reader)) ?? request.locale }
  }

  return {
    get,

    /** Answers before the framework sees the request: its hooks cost more than the answer. */
    writeFromCache(request: IncomingMessage, response: ServerResponse): boolean {
      if (closing || development || (request.method !== 'GET' && request.method !== 'HEAD')) return false
      const { url = '/' } = request
      const { locale, path } = splitLanguage(url)
      // "/XA/" is "/xa" in another spelling, and a page has one address.
      if (addressIn(locale, path) !== url) return false
      const page = cache.fresh(locale, chooseForm(path, request.headers.cookie))
      if (!page) return false
      metrics.countFromCache()
      writePage(request, response, page, writeWhole)
      return true
    },

    /** These pages have a form that works without scripts: it posts to the page's own path. */
    forms:
      (limits: Record<string, RateLimitOptions>): FastifyPluginAsync =>
      async (app) => {
        const answer = async (request: FastifyRequest, reply: FastifyReply, problem?: HttpProblem) => {
          const body = typeof request.body === 'string' ? request.body : ''
          const visitor = {
            address: request.ip,
            cookie: request.headers.cookie ?? '',
            browser: request.headers['user-agent'],
          }
          const { locale, path } = await findPlace(request)
          const refusal = problem?.messageIn(locale)
          const page = await render(path, { locale, ...visitor, form: { body, refusal } })
          if (page.cookies?.length) reply.header('set-cookie', page.cookies)
          return reply.code(page.status).headers(page.headers).send(page.body)
        }
        app.removeAllContentTypeParsers()
        app.addContentTypeParser(
          formType,
          { parseAs: 'string', bodyLimit: formLimit },
          (_request, body, done) => done(null, body),
        )
        app.setErrorHandler<FastifyError | HttpProblem>((error, request, reply) => {
          if (!(error instanceof HttpProblem) || error.status !== 429) throw error
          return answer(request, reply, error)
        })
        const inEveryLanguage = ([path, limit]: [string, RateLimitOptions]) =>
          [...new Set(locales.map((locale) => addressIn(locale, path)))].map(
            (address) => [address, limit] as const,
          )
        for (const [path, limit] of Object.entries(limits).flatMap(inEveryLanguage)) {
          // Counted after the form was read, so that a refused one is shown again with its words.
          const rateLimit = { ...limit, hook: 'preHandler' as const }
          app.post(
            path,
            { schema: { hide: true }, config: { access: 'public', rateLimit } },
            (request, reply) => answer(request, reply),
          )
        }
      },

    register(app: FastifyInstance) {
      app.addHook('preClose', async () => {
        closing = true
      })
      app.get('/*', { config: { access: 'public' }, schema: { hide: true } }, async (request, reply) => {
        const address = pageKey(request.url)
        if (address.kind === 'malformed') throw new HttpProblem(400, serverWords[request.locale].badAddress)
        if (address.kind === 'redirect') return reply.redirect(address.to, 301)
        const moved = findMoved(request.url)
        if (moved) return reply.redirect(moved, 301)
        // Only for the administrator: a crowd could request uncached pages all day.
        const isPreview = address.kind === 'cached' && address.isPreview && (await request.mayEnter('site'))
        if (address.kind === 'cached' && !isPreview && !development) {
          const page = await (address.question
            ? workOut(request.ip, address.locale, `${address.key}?${address.question}`)
            : getFor(request, address))
          reply.hijack()
          return writePage(request.raw, reply.raw, page)
        }
        reads.count(request.ip)
        const { locale, path } = await findPlace(request)
        const page = await render(path, {
          locale,
          address: request.ip,
          cookie: request.headers.cookie ?? '',
          browser: request.headers['user-agent'],
          isReturning: holdCaseHint(request.headers.cookie),
        })
        return reply
          .code(page.status)
          .headers({ ...page.headers, 'cache-control': 'no-store' })
          .send(page.body)
      })
    },
  }
}

const chooseForm = (key: string, cookies: string | undefined) =>
  key === paths.home && holdCaseHint(cookies) ? greetedKey : key
