import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { type Awaiting, mayEnter, type Room } from '#domain/roles.ts'
import type { FoundSession } from '#lib/access.ts'
import { unattendedHeader } from '#lib/attendance.ts'
import { HttpProblem } from '#lib/errors.ts'

export type FindSession = (cookieHeader: string | undefined, isVisit: boolean) => Promise<FoundSession>

/** Guards every route that isn't public. A route that doesn't say who may call it stops the start. */
export function registerAccess(app: FastifyInstance, findSession: FindSession) {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => void routes.push(route))
  app.addHook('onReady', async () => {
    const silent = routes.filter(({ config }) => !config?.access)
    if (silent.length === 0) return
    const names = silent.map(({ method, url }) => `${method} ${url}`)
    throw new Error(`These routes do not say who may call them: ${names.join(', ')}`)
  })

  const looked = new WeakMap<FastifyRequest, Promise<FoundSession>>()
  const look = (request: FastifyRequest) => {
    const found = looked.get(request) ?? findSession(request.headers.cookie, isVisit(request))
    looked.set(request, found)
    return found
  }
  app.decorateRequest('adminSession', async function (this: FastifyRequest) {
    return (await look(this)).session
  })
  app.decorateRequest('heldSession', async function (this: FastifyRequest) {
    return (await look(this)).held
  })
  app.decorateRequest('mayEnter', async function (this: FastifyRequest, room: Room) {
    const { session } = await look(this)
    return session !== undefined && mayEnter(session.person.role, room)
  })
  app.addHook('onRequest', async (request) => {
    const { access, heldFor = [] } = request.routeOptions.config
    if (access === undefined || access === 'public') return
    const { session, held } = await look(request)
    if (held) {
      if (!heldFor.includes(held.awaiting)) throw heldProblems[held.awaiting]()
      return
    }
    if (!session) throw new HttpProblem(401, 'Please sign in.')
    if (!mayEnter(session.person.role, access)) throw new HttpProblem(403, 'Your role doesn’t include this.')
  })
}

/** A screen reports when it has been idle for a while. */
const isVisit = ({ headers, routeOptions }: FastifyRequest) =>
  routeOptions.config.countsAsVisit !== false && headers[unattendedHeader] === undefined

const heldProblems: Record<Awaiting, () => HttpProblem> = {
  'second-factor': () => new HttpProblem(401, 'Please sign in.'),
  password: () => new HttpProblem(403, 'Choose a password of your own first.'),
  enrollment: () => new HttpProblem(403, 'Set up a second factor first.'),
}

/** For routes that a library adds. */
export function makeAllPublic(app: FastifyInstance) {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, access: 'public' }
  })
}
