type StreamEvent = { name: string; id: string | undefined; data: Record<string, unknown> }

/** A live stream as a browser's EventSource reads it, over real HTTP. Close it when done. */
export async function openLiveStream(
  site: string,
  headers: Record<string, string>,
  { lastEventId }: { lastEventId?: string } = {},
) {
  const aborting = new AbortController()
  const answer = await fetch(`${site}/api/admin/live`, {
    headers: { ...headers, ...(lastEventId && { 'last-event-id': lastEventId }) },
    signal: aborting.signal,
  })
  const heard: StreamEvent[] = []
  const waiting = new Set<() => void>()
  let isOver = false
  const wake = () => {
    for (const look of waiting) look()
  }
  const read = async () => {
    let rest = ''
    for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const parts = (rest + chunk).split('\n\n')
      rest = parts.pop() ?? ''
      heard.push(...parts.map(parse))
      wake()
    }
  }
  const ended = read()
    .catch(() => {})
    .then(() => {
      isOver = true
      wake()
    })

  return {
    answer,
    heard,
    ended,
    namesHeard: () => heard.map(({ name }) => name),
    close: () => aborting.abort(),
    /** The first event of this name that fits, heard already or still to come. */
    hear: (name: string, fits: (data: StreamEvent['data']) => boolean = () => true): Promise<StreamEvent> =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = heard.find((event) => event.name === name && fits(event.data))
          if (!found && !isOver) return
          waiting.delete(look)
          if (found) resolve(found)
          else reject(new Error(`The stream ended after ${heard.map((event) => event.name).join(', ')}`))
        }
        waiting.add(look)
        look()
      }),
  }
}

function parse(text: string): StreamEvent {
  const fieldOf = (name: string) =>
    text
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2)
  return { name: fieldOf('event') ?? 'message', id: fieldOf('id'), data: JSON.parse(fieldOf('data') ?? '{}') }
}
