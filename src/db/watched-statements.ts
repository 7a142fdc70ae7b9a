import type { WatchStatement } from './database.ts'

/**
 * The same pool, connection, transaction or embedded database, but every statement goes through `watch`. Asked here,
 * where a request asks, and not where the driver sends: a connection serves the next request too.
 */
export function watchStatements<Client extends object>(client: Client, watch: WatchStatement): Client {
  return new Proxy(client, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property, target)
      if (typeof value !== 'function') return value
      if (property === 'query' || property === 'exec')
        return (question: Question, ...rest: unknown[]) =>
          watch(textOf(question), () => value.call(target, question, ...rest))
      if (property === 'transaction')
        return (run: (tx: object) => unknown) =>
          value.call(target, (tx: object) => run(watchStatements(tx, watch)))
      return value.bind(target)
    },
  })
}

/** Drivers take a statement as it is, or with how to read its answer. */
type Question = string | { text: string }

const textOf = (question: Question) => (typeof question === 'string' ? question : question.text)
