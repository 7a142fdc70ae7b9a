import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpProblem } from '#lib/errors.ts'
import { serverWords } from './content.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
const ownSites = new Set(['same-origin', 'none'])

/** Against CSRF. A client that names no origin isn't a browser, so it carries no visitor's cookies. */
export function registerOriginCheck(app: FastifyInstance, publicUrl: string) {
  app.addHook('onRequest', async (request) => {
    if (!safeMethods.has(request.method) && !isFromOwnPages(request, publicUrl)) {
      throw new HttpProblem(403, serverWords[request.locale].otherSite)
    }
  })
}

function isFromOwnPages(request: FastifyRequest, publicUrl: string): boolean {
  const site = request.headers['sec-fetch-site']
  if (typeof site === 'string' && !ownSites.has(site)) return false
  const { origin, host } = request.headers
  if (origin === undefined) return true
  // From a form on a page of ours with `Referrer-Policy: no-referrer`. Other sites can send this too, but no
  // page chooses what the browser says about its site.
  if (origin === 'null') return site === 'same-origin'
  return origin === publicUrl || (URL.canParse(origin) && new URL(origin).host === host)
}
