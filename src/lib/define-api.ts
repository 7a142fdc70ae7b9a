import type {
  ContextConfigDefault,
  FastifyBaseLogger,
  FastifyContextConfig,
  FastifyInstance,
  FastifySchema,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteGenericInterface,
  RouteHandlerMethod,
  RouteShorthandOptions,
} from 'fastify'
import type { FastifyPluginAsyncZod, ZodTypeProvider } from 'fastify-type-provider-zod'

type Scope = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>
/** Who may call it, what the access log calls it, its rate limit; and what Fastify has to know before it reads a body. */
type Conditions = FastifyContextConfig &
  Pick<RouteShorthandOptions, 'bodyLimit' | 'onRequest' | 'exposeHeadRoute'>
type Handler<Schema extends FastifySchema> = RouteHandlerMethod<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  RouteGenericInterface,
  ContextConfigDefault,
  Schema,
  ZodTypeProvider
>
type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** The compiler knows its method, address and schemas, so a screen's calls get their types from them. */
export type Route<M extends Method = Method, Url extends string = string, Schema = unknown> = {
  method: M
  url: Url
  /** Only its type is read. */
  schema: Schema | undefined
  add: (app: Scope) => void
}

const declare =
  <M extends Method>(method: M, tag?: string) =>
  <const Url extends string, const Schema extends FastifySchema>(
    url: Url,
    conditions: Conditions,
    schema: Schema,
    handler: Handler<Schema>,
  ): Route<M, Url, Schema> => {
    const options = { ...conditions, config: conditions, schema: tag ? { ...schema, tags: [tag] } : schema }
    return { method, url, schema, add: (app) => void app[method](url, options, handler) }
  }

/** Routes that the API's description lists under one heading: `const route = routesUnder('blog')`. */
export const routesUnder = (tag?: string) => ({
  get: declare('get', tag),
  post: declare('post', tag),
  put: declare('put', tag),
  patch: declare('patch', tag),
  delete: declare('delete', tag),
})

/** `route.get(url, conditions, schemas, handler)`: a value until `defineApi` adds it to the app. */
export const route = routesUnder()

/** Without a name, Fastify looks for the plugin among all loaded modules, each time. */
const displayName = Symbol.for('fastify.display-name')

/** `prepare` is for hooks and parsers that the routes need. */
export function defineApi<const Routes extends readonly Route[]>(
  routes: Routes,
  prepare: (app: Scope) => void = () => {},
): FastifyPluginAsyncZod & { routes: Routes } {
  const plugin: FastifyPluginAsyncZod = async (app) => {
    prepare(app)
    for (const { add } of routes) add(app)
  }
  return Object.assign(plugin, { routes, [displayName]: 'api' })
}

/** A screen names the routes it calls like this: `RoutesOf<typeof contactApi>`. */
export type RoutesOf<Api extends (...options: never[]) => { routes: readonly Route[] }> =
  ReturnType<Api>['routes'][number]
