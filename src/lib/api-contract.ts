import type { z } from 'zod'
import type { Route } from './define-api.ts'
import type { FieldErrors } from './errors.ts'

/** The library's own types come from a generated file, and omit every field that is always null. */
export type CallsOf<Routes extends Route> = {
  [Method in Routes['method'] as Uppercase<Method>]: <
    Address extends AddressOf<Extract<Routes, { method: Method }>['url']>,
  >(
    address: Address,
    ...init: InitOf<RouteAt<Routes, Method, Address>>
  ) => Promise<{ data: AnswerOf<RouteAt<Routes, Method, Address>>; response: Response }>
}

/** For calls without a client: `Answer<RoutesOf<typeof contactApi>, 'post', '/api/contact'>`. */
export type Answer<
  Routes extends Route,
  Method extends Routes['method'],
  Url extends Routes['url'],
> = AnswerOf<Extract<Routes, { method: Method; url: Url }>>

/** A refusal from us, not from something on the way. */
export type Problem = { message?: string; errors?: FieldErrors }

type SchemaOf<R extends Route> = NonNullable<R['schema']>

/** `/api/blog/posts/:id` is `/api/blog/posts/{id}` in OpenAPI. */
type AddressOf<Url extends string> = Url extends `${infer Before}:${infer Name}/${infer After}`
  ? `${Before}{${Name}}/${AddressOf<After>}`
  : Url extends `${infer Before}:${infer Name}`
    ? `${Before}{${Name}}`
    : Url

type RouteAt<Routes extends Route, Method extends string, Address extends string> = Routes extends {
  method: Method
  url: infer Url extends string
}
  ? AddressOf<Url> extends Address
    ? Routes
    : never
  : never

type AnswerOf<R extends Route> =
  SchemaOf<R> extends { response: infer Answers }
    ? {
        [Status in keyof Answers & Success]: Status extends 204 ? undefined : Output<Answers[Status]>
      }[keyof Answers & Success]
    : never
type Success = 200 | 201 | 202 | 204
type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : never

type InitOf<R extends Route> = Record<never, never> extends Init<R> ? [init?: Init<R>] : [init: Init<R>]
type Init<R extends Route> = ParamsOf<PathOf<NamesIn<R['url']>> & QueryOf<SchemaOf<R>>> &
  BodyOf<SchemaOf<R>> & { headers?: Record<string, string> }
type ParamsOf<Params> = Record<never, never> extends Params ? { params?: Params } : { params: Params }

type NamesIn<Url extends string> = Url extends `${string}:${infer Name}/${infer After}`
  ? Name | NamesIn<After>
  : Url extends `${string}:${infer Name}`
    ? Name
    : never
type PathOf<Name extends string> = [Name] extends [never]
  ? { path?: never }
  : { path: Record<Name, string | number> }

type QueryOf<Schema> = Schema extends { querystring: infer Query extends z.ZodType }
  ? { query?: { [Name in keyof z.input<Query>]?: QueryValue<z.input<Query>[Name]> } }
  : { query?: never }
/** A coercing schema takes anything; an address can only carry words and numbers. */
type QueryValue<Value> = unknown extends Value ? string | number | undefined : Value | undefined

type BodyOf<Schema> = Schema extends { body: infer Sent extends z.ZodType }
  ? { body: z.input<Sent>; bodySerializer?: (body: z.input<Sent>) => BodyInit }
  : { body?: never }
