import { type PGlite, parse, protocol, type Results, type Transaction } from '@electric-sql/pglite'

const { serialize } = protocol
/** Statements have names of their own, so that the unnamed one stays PGlite's. */
const nameOf = (nth: number) => `kept_${nth}`

const mostKept = 200

type Ask = Transaction['query']
type Messages = Parameters<typeof parse.parseResults>[0]
type Kept = { name: string; parameters: number[]; described: Messages }

/**
 * The same client, but each text is parsed once and then asked in one message, where PGlite takes six and copies its list
 * of parsers for each. Every kept statement takes memory, so those that were not asked for longest make room.
 */
export function keepStatements(client: PGlite, most = mostKept): PGlite {
  const kept = new Map<string, Kept>()
  let made = 0

  async function send(...messages: Uint8Array[]): Promise<Messages> {
    const all = Buffer.concat([...messages, serialize.sync()])
    return (await client.execProtocol(all, { syncToFs: false })).messages
  }

  async function prepare(text: string): Promise<Kept> {
    made += 1
    const name = nameOf(made)
    const described = await send(
      ...makeRoom(),
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    )
    const statement = {
      name,
      parameters: parse.parseDescribeStatementResults(described),
      described: described.filter((message) => message.name === 'rowDescription'),
    }
    kept.set(text, statement)
    return statement
  }

  function makeRoom(): Uint8Array[] {
    const [oldest] = kept
    if (!oldest || kept.size < most) return []
    const [text, { name }] = oldest
    kept.delete(text)
    return [serialize.close({ type: 'S', name })]
  }

  /** The map's order is by when each was last asked. */
  function recall(text: string): Kept | undefined {
    const statement = kept.get(text)
    if (!statement) return undefined
    kept.delete(text)
    kept.set(text, statement)
    return statement
  }

  const ask: Ask = (text, values = [], options) =>
    client._runExclusiveQuery(async () => {
      const { name, parameters, described } = recall(text) ?? (await prepare(text))
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
