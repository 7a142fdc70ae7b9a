import type { z } from 'zod'
import type { Route } from './define-api.ts'
import type { FieldErrors } from './errors.ts'

/** What `openapi-typescript` would write from /openapi.json, taken straight from the schemas that the routes check and answer with. */
export type PathsOf<Routes extends Route> = {
  [R in Routes as AddressOf<R['url']>]: {
    [Same in Extract<Routes, { url: R['url'] }> as Same['method']]: Operation<Same>
  }
}

/** What a call is answered with: `Answer<Routes, 'post', '/api/contact'>`. For calls that do not go through a client. */
export type Answer<Routes extends Route, Method extends Routes['method'], Url extends Routes['url']> = {
  [Status in keyof AnswersOf<Extract<Routes, { method: Method; url: Url }>>]: Body<
    AnswersOf<Extract<Routes, { method: Method; url: Url }>>[Status]
  >
}[keyof AnswersOf<Extract<Routes, { method: Method; url: Url }>>]

/** What every refusal looks like. */
export type Problem = { message: string; errors?: FieldErrors; requestId: string }

type SchemaOf<R extends Route> = NonNullable<R['schema']>
type AnswersOf<R extends Route> = SchemaOf<R> extends { response: infer Answers } ? Answers : never

/** `/api/blog/posts/:id` is `/api/blog/posts/{id}` in OpenAPI. */
type AddressOf<Url extends string> = Url extends `${infer Before}:${infer Name}/${infer After}`
  ? `${Before}{${Name}}/${AddressOf<After>}`
  : Url extends `${infer Before}:${infer Name}`
    ? `${Before}{${Name}}`
    : Url

type NamesIn<Url extends string> = Url extends `${string}:${infer Name}/${infer After}`
  ? Name | NamesIn<After>
  : Url extends `${string}:${infer Name}`
    ? Name
    : never

type Operation<R extends Route> = {
  parameters: PathParameters<NamesIn<R['url']>> & QueryParameters<SchemaOf<R>>
  responses: {
    [Status in keyof AnswersOf<R>]: Status extends 204
      ? { content?: never }
      : { content: { 'application/json': Body<AnswersOf<R>[Status]> } }
  } & { default: { content: { 'application/json': Problem } } }
} & RequestBody<SchemaOf<R>>

type Body<Schema> = Schema extends z.ZodType ? z.output<Schema> : never

type PathParameters<Name extends string> = [Name] extends [never]
  ? { path?: never }
  : { path: Record<Name, string | number> }

type QueryParameters<Schema> = Schema extends { querystring: infer Query extends z.ZodType }
  ? { query?: { [Name in keyof z.input<Query>]?: QueryValue<z.input<Query>[Name]> } }
  : { query?: never }

/** What a schema coerces it takes as anything; an address can only say words, numbers, and several of them. */
type QueryValue<Value> = unknown extends Value
  ? string | number | boolean | readonly string[] | undefined
  : Value | undefined

type RequestBody<Schema> = Schema extends { body: infer Sent extends z.ZodType }
  ? { requestBody: { content: { 'application/json': z.input<Sent> } } }
  : { requestBody?: never }
