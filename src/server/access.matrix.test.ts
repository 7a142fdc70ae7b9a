import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import type { InjectOptions } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { adminSessions, people } from '#db/schema/index.ts'
import { type Awaiting, awaitedValues, type Role, rolesOf, roleValues } from '#domain/roles.ts'
import { loader, middleware } from '#features/dashboard/pages/admin/admin-layout.tsx'
import { roomOf } from '#site/admin-navigation.ts'
import { sample } from '../../tests/support/sample.ts'
import routeConfig from '../routes.ts'
import type { RouterHandler } from './pages/render.ts'
import { openTestApp, signInAs } from './testing.ts'

type Operation = {
  name: string
  method: InjectOptions['method']
  url: string
  roles: readonly Role[] | 'all'
}
type Visitor = {
  name: string
  headers: { cookie?: string }
  remoteAddress: string
  role?: Role
  awaiting?: Awaiting
}

const heldFor = new Map<string, readonly Awaiting[]>()
const visitors: Visitor[] = []
let operations: Operation[]

/** The real guard of the screens, in front of an empty page. */
const guardedPage: RouterHandler = async (request, context) => {
  const args = { request, context, params: {}, url: new URL(request.url), pattern: '' }
  try {
    await middleware[0]?.(args, async () => new Response())
    const { init } = await loader({ ...args, params: {} })
    return new Response('<h1>Inside</h1>', { ...init, headers: { 'content-type': 'text/html' } })
  } catch (thrown) {
    if (thrown instanceof Response) return thrown
    throw thrown
  }
}

const nameOf = (method: string, url: string) => `${method.toUpperCase()} ${url.replaceAll(/:(\w+)/g, '{$1}')}`

const { database, app } = await openTestApp('postgres', {
  page: guardedPage,
  onRoute: ({ method, url, config }) => heldFor.set(nameOf(String(method), url), config?.heldFor ?? []),
})
beforeAll(async () => {
  operations = listOperations((await app.inject('/openapi.json')).json())
  await addVisitor('anonymous', {})
  for (const role of roleValues) await addVisitor(role, { role })
  for (const awaiting of awaitedValues) await addVisitor(`awaiting ${awaiting}`, { role: 'owner', awaiting })
  const { person, headers } = await signInAs(app, 'owner', 'Disabled Owner')
  await database.db.update(people).set({ disabledAt: new Date() }).where(eq(people.id, person.id))
  visitors.push({ name: 'disabled', headers, remoteAddress: '203.0.113.99' })
})

async function addVisitor(name: string, { role, awaiting }: { role?: Role; awaiting?: Awaiting }) {
  const remoteAddress = `203.0.113.${visitors.length + 1}`
  if (!role) return visitors.push({ name, headers: {}, remoteAddress })
  const { person, headers } = await signInAs(app, role, name)
  await database.db
    .update(adminSessions)
    .set({ awaiting: awaiting ?? null })
    .where(eq(adminSessions.personId, person.id))
  return visitors.push({ name, headers, remoteAddress, ...(awaiting ? { awaiting } : { role }) })
}

type Description = { paths: Record<string, Record<string, { security: object[]; 'x-roles'?: Role[] }>> }

const listOperations = ({ paths }: Description): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security, 'x-roles': roles }]) => ({
      name: nameOf(method, path),
      method: method.toUpperCase() as InjectOptions['method'],
      url: path.replaceAll(/\{\w+\}/g, '3f0c2d1e-8f11-4c1c-9a55-0d5f6a7b8c9d'),
      roles: security.length === 0 ? 'all' : (roles ?? []),
    })),
  )

/** The body isn’t JSON: a caller who gets in hears so, and nothing happens. */
async function call({ method = 'GET', url }: Operation, { headers, remoteAddress }: Visitor) {
  const broken = method === 'GET' ? {} : { payload: '{' }
  const type = method === 'GET' ? {} : { 'content-type': 'application/json' }
  const answer = await app.inject({
    method,
    url,
    remoteAddress,
    headers: { ...headers, ...type },
    ...broken,
    // Live news have no end.
    payloadAsStream: true,
  })
  answer.stream().destroy()
  return answer.statusCode
}

/** Its role isn’t enough: it asks for a right that an owner gives, and there is nothing that it could look for before. */
const rightOfItsOwn = ['GET /api/admin/money/payment-list']

/** The guard's answer; undefined lets the visitor in. */
function refusalOf({ name, roles }: Operation, { role, awaiting }: Visitor): 401 | 403 | undefined {
  if (awaiting) {
    if (heldFor.get(name)?.includes(awaiting)) return undefined
    return awaiting === 'second-factor' ? 401 : 403
  }
  if (!role) return 401
  return roles.includes(role) ? undefined : 403
}

describe('every operation of /openapi.json', () => {
  test('lets in exactly the declared roles, before it reads the body', async () => {
    const guarded = operations.filter(({ roles }) => roles !== 'all')
    expect(guarded.length).toBeGreaterThan(50)
    const check = async (operation: Operation, visitor: Visitor) => {
      const status = await call(operation, visitor)
      const words = `${visitor.name}: ${operation.name}`
      const refusal = refusalOf(operation, visitor)
      if (refusal) expect(status, words).toBe(refusal)
      else if (!rightOfItsOwn.includes(operation.name)) expect([401, 403], words).not.toContain(status)
    }
    for (const operation of sample(guarded, guarded.length / 4))
      await Promise.all(visitors.map((visitor) => check(operation, visitor)))
  })

  test('answers everybody alike if it is public', async () => {
    const [stranger, ...others] = visitors
    if (!stranger) throw new Error('no stranger')
    const open = operations.filter(({ roles, name }) => roles === 'all' && !name.includes('logout'))
    for (const operation of sample(open, open.length / 4)) {
      const status = await call(operation, stranger)
      const check = async (visitor: Visitor) =>
        expect(await call(operation, visitor), `${visitor.name}: ${operation.name}`).toBe(status)
      await Promise.all(others.map(check))
    }
  })

  test('about applicants is closed to editors and bookkeepers, and about the site to reviewers', () => {
    const openTo = (role: Role) =>
      operations.filter(({ roles }) => roles !== 'all' && roles.includes(role)).map(({ name }) => name)
    const isOnSite = /^\w+ \/api\/(content|blog|admin)\b/
    expect(openTo('editor').filter((name) => !isOnSite.test(name))).toEqual([])
    const isAboutFiles =
      /^\w+ \/api\/(applications|contracts|firms|value|templates|figures|documents|contact|inbox|upload-tokens?|ledger-entries|payoff-letters|settlements|reductions|admin)\b/
    expect(openTo('reviewer').filter((name) => !isAboutFiles.test(name))).toEqual([])
    const isAboutMoney =
      /^\w+ \/api\/(applications\/\{id\}\/(?:ledger|payments|payoff|settlements?|reductions?|endings|holds)|payoff-letters|settlements|reductions|claims|contracts|money|payouts|ledger|advances|admin)\b/
    expect(openTo('bookkeeper').filter((name) => !isAboutMoney.test(name))).toEqual([])
    expect(openTo('owner')).toHaveLength(operations.filter(({ roles }) => roles !== 'all').length)
  })
})

describe('every screen', () => {
  const area = routeConfig.find(({ file }) => file.endsWith('admin-layout.tsx'))
  const inside = (area?.children ?? []).flatMap((entry) => [entry, ...(entry.children ?? [])])
  const files = inside.map(({ file }) => file)
  const screens = inside.flatMap(({ path }) => (path ? [`/${path.replace(':id', 'some-id')}`] : []))

  test('lets in exactly the roles of its room, and sends everybody else to sign in', async () => {
    expect(screens.length).toBeGreaterThan(7)
    for (const visitor of visitors) {
      for (const screen of screens) {
        const { headers, remoteAddress, role } = visitor
        const { statusCode } = await app.inject({ url: screen, headers, remoteAddress })
        const expected = !role ? 302 : rolesOf(roomOf(screen)).includes(role) ? 200 : 403
        expect(statusCode, `${visitor.name}: ${screen}`).toBe(expected)
      }
    }
  })

  test('has no loader of its own, which would run for people who may not see it', () => {
    // One that answers nothing is there for the router alone.
    const loads = /export (?!const loader = \(\) => null\b).*\bloader\b/
    const loading = files.filter((file) => loads.test(readFileSync(`src/${file}`, 'utf8')))
    expect(loading).toEqual([])
  })

  test('about applicants is closed to editors and bookkeepers, the blog to reviewers, and a forgotten screen to both', () => {
    const openTo = (role: Role) => screens.filter((screen) => rolesOf(roomOf(screen)).includes(role))
    expect(openTo('editor').filter((screen) => /applications|messages/.test(screen))).toEqual([])
    expect(openTo('reviewer').filter((screen) => screen.includes('blog'))).toEqual([])
    const others = /applications(?!\/some-id\/(ledger|reduction)$)|messages|firms|figures|blog|site/
    expect(openTo('bookkeeper').filter((screen) => others.test(screen))).toEqual([])
    expect(rolesOf(roomOf('/admin/forgotten'))).toEqual(['owner'])
  })
})
