import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import type { AdminSession } from '#lib/access.ts'
import { HttpProblem } from '#lib/errors.ts'

export type FindSession = (cookieHeader: string | undefined) => Promise<AdminSession | undefined>

/**
 * Guards every route that says `access: 'admin'` before its body is read. If a route does not say who may call it,
 * the server refuses to start: an attacker would find that mistake first.
 */
export function registerAccess(app: FastifyInstance, findSession: FindSession) {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => void routes.push(route))
  app.addHook('onReady', async () => {
    const silent = routes.filter(({ config }) => !config?.access)
    if (silent.length === 0) return
    const names = silent.map(({ method, url }) => `${method} ${url}`)
    throw new Error(`These routes do not say who may call them: ${names.join(', ')}`)
  })

  const looked = new WeakMap<FastifyRequest, Promise<AdminSession | undefined>>()
  app.decorateRequest('adminSession', function (this: FastifyRequest) {
    const session = looked.get(this) ?? findSession(this.headers.cookie)
    looked.set(this, session)
    return session
  })
  app.decorateRequest('isAdmin', async function (this: FastifyRequest) {
    return (await this.adminSession()) !== undefined
  })
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.access === 'admin' && !(await request.isAdmin())) {
      throw new HttpProblem(401, 'Please sign in.')
    }
  })
}

/** For routes that a library adds and that cannot say it themselves. */
export function makeAllPublic(app: FastifyInstance) {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, access: 'public' }
  })
}
