import { randomBytes } from 'node:crypto'
import { isRouteErrorResponse, RouterContextProvider } from 'react-router'
import type { Database } from '#db/database.ts'
import { isDatabaseUnavailable } from '#db/errors.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { mayEnter, type Room } from '#domain/roles.ts'
import { listPictureOrigins } from '#features/blog/pictures/data.ts'
import { isMeasured } from '#features/consent/schema.ts'
import type { AccessLog } from '#lib/access-log/access-log.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { type PreviewedTexts, pageContext } from '#lib/page-context.ts'
import type { Printing } from '#lib/papers/print/printing.ts'
import type { Storage } from '#lib/storage/storage.ts'
import { showTextMarks } from '#lib/text-marks.ts'
import { addressIn, isWithin, privateAreas } from '#site/addresses.ts'
import type { Locale } from '#site/locale.ts'
import type { SitePages } from '#site/navigation.ts'
import { paths } from '#site/paths.ts'
import type { FindSession } from '../access.ts'
import { retryAfterOutage } from '../problems.ts'
import {
  cameraPermissions,
  type HeaderMap,
  makeSecurityHeaders,
  writeContentSecurityPolicy,
} from '../security-headers.ts'
import type { RenderedPage } from './cached-page.ts'
import { preloadRareLetters } from './rare-letter-faces.ts'
import { hashScript, takeScriptHashes } from './script-hashes.ts'
import { type PublicScripts, startModulesAfterPaint } from './scripts-after-paint.ts'
import { addSpeculationRules } from './speculation-rules.ts'

/** The content type of a form without files. */
export const formType = 'application/x-www-form-urlencoded'

/** From the build or, in development, from Vite. */
export type RouterHandler = (request: Request, context: RouterContextProvider) => Promise<Response>

export type RendererOptions = {
  handler: RouterHandler
  db: Database
  rowSealer: RowSealer
  enqueue: Enqueue
  accessLog: AccessLog
  storage: Storage
  printing: Printing
  pages: SitePages
  publicUrl: string
  analyticsId: string | undefined
  isDemo: boolean
  rateLimitFactor: number
  findAdmin: FindSession
  /** Without a build, public pages start like all others. */
  publicScripts: (locale: Locale) => PublicScripts | undefined
  development: boolean
  onError: (error: unknown) => void
}

/** `refusal` tells the page why it must not accept the form. */
export type SentForm = { body: string; refusal?: string | undefined }

/** Without a cookie, a page is for everybody; with `preview`, for the editor of texts. */
export type Reader = {
  locale: Locale
  address?: string
  browser?: string | undefined
  cookie?: string
  form?: SentForm
  preview?: PreviewedTexts
  /** Has applied from this browser, so Home greets it. */
  isReturning?: boolean
}

/** `path` is the English one. */
export type RenderPage = (path: string, reader: Reader) => Promise<RenderedPage>

/** No page of these shows a post. */
const closedAreas = privateAreas.filter((area) => area !== '/admin')

/** Where people photograph what we ask for. */
const photographed = ['/apply', '/case', '/firm', '/upload']

/** Renders public pages without a cookie, so that the cache holds nothing about any one visitor. */
export function createRenderer(options: RendererOptions): RenderPage {
  const { handler, rateLimitFactor, findAdmin, publicScripts, development, onError, ...site } = options
  const { db, publicUrl, analyticsId } = site
  const { uploadOrigin } = site.storage
  const baseHeaders = makeSecurityHeaders(publicUrl, uploadOrigin)
  const https = publicUrl.startsWith('https:')

  const mayEnterWith = async (cookie: string | undefined, room: Room) => {
    const { session } = cookie ? await findAdmin(cookie, true) : {}
    return session !== undefined && mayEnter(session.person.role, room)
  }

  /**
   * A visitor keeps the policy of the first page, so every page names the hosts of all posts' pictures. The
   * post editor shows a picture from any host before it's saved. If the database is down, the page says so.
   */
  const pictureOrigins = async (path: string, cookie: string | undefined): Promise<string[]> => {
    if (isWithin(path.toLowerCase().replace(/\?.*/, ''), closedAreas)) return []
    const drafts = await mayEnterWith(cookie, 'site').catch(() => false)
    if (drafts && new URL(path, publicUrl).pathname === paths.adminBlog) return ['https:']
    return listPictureOrigins(db, { drafts }).catch(() => [])
  }

  /** The editor of texts frames the page it edits. */
  const isFraming = (path: string) => new URL(path, publicUrl).pathname === paths.adminSite

  return async (path, { locale, address = '', cookie, browser, form, preview, isReturning = false }) => {
    const failures: unknown[] = []
    const scriptNonce = randomBytes(16).toString('base64url')
    const context = new RouterContextProvider()
    context.set(pageContext, {
      ...site,
      refusal: form?.refusal,
      locale,
      preview,
      analyticsId: preview ? undefined : analyticsId,
      findSession: () => findAdmin(cookie, true),
      mayEnter: (room) => mayEnterWith(cookie, room),
      visitor: { address, cookie, browser, factor: rateLimitFactor },
      scriptNonce,
      reportError: (error) => {
        // A loader's own 404 is an answer, not a failure.
        if (!isRouteErrorResponse(error)) failures.push(error)
      },
    })
    const request = new Request(publicUrl + addressIn(locale, path), {
      headers: { ...(cookie && { cookie }), ...(form && { 'content-type': formType }) },
      ...(form && { method: 'POST', body: form.body }),
    })
    const response = await handler(request, context)
    for (const error of failures) onError(error)

    const status = failures.some(isDatabaseUnavailable) ? 503 : response.status
    const headers: HeaderMap = { ...baseHeaders, ...Object.fromEntries(response.headers) }
    headers['cache-control'] = status === 200 && !cookie && !form ? 'no-cache' : 'no-store'
    if (status === 503) headers['retry-after'] = String(retryAfterOutage)
    if (!headers['content-type']?.startsWith('text/html')) {
      const cookies = response.headers.getSetCookie()
      delete headers['set-cookie']
      return { status, headers, cookies, body: Buffer.from(await response.arrayBuffer()) }
    }
    if (preview) {
      const policy = { https, pictureOrigins: await pictureOrigins(path, undefined), development }
      Object.assign(headers, makePreviewHeaders(writeContentSecurityPolicy(policy)))
      return { status, headers, body: Buffer.from(toPreview(preloadRareLetters(await response.text()))) }
    }
    const page = startModulesAfterPaint(preloadRareLetters(await response.text()), publicScripts(locale))
    const greeted = isReturning ? greetReturning(page.html) : page.html
    const { html, hashes } = takeScriptHashes(
      page.isPatient ? addSpeculationRules(greeted, locale, scriptNonce) : greeted,
      scriptNonce,
    )
    headers['content-type'] = 'text/html; charset=utf-8'
    if (isWithin(new URL(path, publicUrl).pathname.toLowerCase(), photographed))
      headers['permissions-policy'] = cameraPermissions
    // A cache between us and the browser must not give one visitor's form to another.
    if (cookie !== undefined || hasTwoForms(new URL(path, publicUrl).pathname)) headers.vary = 'cookie'
    headers['content-security-policy'] = writeContentSecurityPolicy({
      https,
      scriptHashes: [...hashes, ...page.modules.map(hashScript)],
      analytics: analyticsId !== undefined && isMeasured(new URL(path, publicUrl).pathname),
      pictureOrigins: await pictureOrigins(path, cookie),
      development,
      uploadOrigin,
      frames: isFraming(path),
    })
    return { status, headers, body: Buffer.from(html) }
  }
}

/** Moves nothing. A script that read the cookie delayed every first visit (docs/decisions/077). */
const greetReturning = (html: string): string =>
  html.includes(' data-greeting=') ? html.replace('<html', '<html data-returning=""') : html

const scripts = /<(script|noscript)\b[\s\S]*?<\/\1>|<link rel="modulepreload"[^>]*>/g
const classes = / class="[^"]*"/g
const withoutScripts = /(?:noscript:|\[@media\(scripting:none\)\]:)[^\s"]+/g

/** The page at first sight, with the key of each text, and without scripts and `noscript` parts. */
const toPreview = (html: string): string =>
  showTextMarks(
    html.replaceAll(scripts, '').replaceAll(classes, (names) => names.replaceAll(withoutScripts, '')),
  )

/** Only our own editor may frame it. The policy allows what a page shows, and no scripts. */
function makePreviewHeaders(policy: string): HeaderMap {
  const kept = policy
    .split('; ')
    .filter((rule) => /^(default|style|img|font)-src |^(base-uri|object-src) /.test(rule))
  return {
    'content-security-policy': [
      ...kept,
      "form-action 'none'",
      "frame-ancestors 'self'",
      'sandbox allow-same-origin',
    ].join('; '),
    'x-frame-options': 'SAMEORIGIN',
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
  }
}

/** Home greets browsers that have applied, and the administrator sees the draft of a post at its own address. */
const hasTwoForms = (path: string) => path === paths.home || path.startsWith(`${paths.blog}/`)
