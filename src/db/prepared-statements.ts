import { type PGlite, parse, protocol, type Results, type Transaction } from '@electric-sql/pglite'

const { serialize } = protocol
/** Statements have names of their own, so that the unnamed one stays PGlite's. */
const nameOf = (nth: number) => `kept_${nth}`

type Ask = Transaction['query']
type Messages = Parameters<typeof parse.parseResults>[0]
type Kept = { name: string; parameters: number[]; described: Messages }

/**
 * The same client, but each text is parsed and planned once and then asked in one message, where PGlite takes six and
 * copies its list of parsers for each. For work that asks the same things thousands of times: every kept statement
 * takes memory.
 */
export function keepStatements(client: PGlite): PGlite {
  const kept = new Map<string, Kept>()

  async function send(...messages: Uint8Array[]): Promise<Messages> {
    const all = Buffer.concat([...messages, serialize.sync()])
    return (await client.execProtocol(all, { syncToFs: false })).messages
  }

  async function prepare(text: string): Promise<Kept> {
    const name = nameOf(kept.size)
    const described = await send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }))
    const statement = {
      name,
      parameters: parse.parseDescribeStatementResults(described),
      described: described.filter((message) => message.name === 'rowDescription'),
    }
    kept.set(text, statement)
    return statement
  }

  const ask: Ask = (text, values = [], options) =>
    client._runExclusiveQuery(async () => {
      const { name, parameters, described } = kept.get(text) ?? (await prepare(text))
      const written = values.map((value, index) => writeValue(client, value, parameters[index]))
      const answered = await send(serialize.bind({ statement: name, values: written }), serialize.execute({}))
      // Those of the question stand before the client's, which are hundreds.
      const parsers = Object.assign(Object.create(client.parsers), options?.parsers)
      const [result] = parse.parseResults([...described, ...answered], parsers, {
        rowMode: options?.rowMode ?? 'object',
      })
      if (!result) throw new Error('the database answered nothing')
      return result as Results<never>
    })

  return new Proxy(client, {
    get(target, property) {
      if (property === 'query')
        return (...question: Parameters<Ask>) => target._runExclusiveTransaction(() => ask(...question))
      if (property === 'transaction')
        return (run: (tx: Transaction) => Promise<unknown>) =>
          target.transaction((tx) => run(Object.assign(tx, { query: ask })))
      const value: unknown = Reflect.get(target, property, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

function writeValue(client: PGlite, value: unknown, type = 0): string | null {
  if (value === null || value === undefined) return null
  const write = client.serializers[type]
  return write ? write(value) : String(value)
}
