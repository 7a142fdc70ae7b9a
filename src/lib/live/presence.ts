import { z } from 'zod'

export const DESK_PRESENCE = 'desk_places'

const personSchema = z.object({ id: z.uuid(), name: z.string() })
const openTabSchema = z.object({
  session: z.string(),
  tab: z.string(),
  person: personSchema,
  applicationId: z.uuid().nullable(),
})
const messageSchema = z.union([
  z.object({ at: z.array(openTabSchema) }),
  z.object({ gone: z.string() }),
  z.object({ asks: z.literal(true) }),
])

export type PresentPerson = z.output<typeof personSchema>
export type OpenTab = z.output<typeof openTabSchema>
type Message = z.output<typeof messageSchema>

/** A reloaded page or a broken line is back within this time. */
const grace = 3_000
/** The process of a session that stays silent this long is gone. */
const silence = 50_000
/** A browser with more tabs shows the last ones. */
const maxTabs = 20
/** A notification holds 8,000 bytes; a tab takes at most 400. */
const batchSize = 15

type Seat = { person: PresentPerson; tabs: Map<string, string>; seenAt: number }

type PresenceOptions = {
  notify: (payload: string) => Promise<void>
  /** Whether the session has a stream at this process, which then speaks for it. */
  isHere: (session: string) => boolean
  onChange: (applicationId: string) => void
  onError: (error: unknown) => void
}

/** Who has which application open, at any process. In memory only: it ends with the line. */
export function createPresence({ notify, isHere, onChange, onError }: PresenceOptions) {
  const seats = new Map<string, Seat>()
  const tell = (message: Message) => notify(JSON.stringify(message))

  function seat({ session, tab, person, applicationId }: OpenTab) {
    const { tabs } = seats.get(session) ?? { tabs: new Map<string, string>() }
    const before = tabs.get(tab)
    tabs.delete(tab)
    if (applicationId) tabs.set(tab, applicationId)
    const [oldest] = tabs.keys()
    if (tabs.size > maxTabs && oldest !== undefined) tabs.delete(oldest)
    if (tabs.size > 0) seats.set(session, { person, tabs, seenAt: Date.now() })
    else seats.delete(session)
    if (before === applicationId) return
    if (before) onChange(before)
    if (applicationId) onChange(applicationId)
  }
  function drop(session: string) {
    const tabs = new Set(seats.get(session)?.tabs.values())
    seats.delete(session)
    for (const applicationId of tabs) onChange(applicationId)
  }
  async function tellOwn() {
    const own = [...seats].flatMap(([session, { person, tabs }]) =>
      isHere(session)
        ? [...tabs].map(([tab, applicationId]) => ({ session, tab, person, applicationId }))
        : [],
    )
    for (let from = 0; from < own.length; from += batchSize)
      await tell({ at: own.slice(from, from + batchSize) })
  }

  return {
    put: (openTab: OpenTab) => tell({ at: [openTab] }),

    peopleAt: (applicationId: string): PresentPerson[] => {
      const there = [...seats.values()].filter(({ tabs }) => [...tabs.values()].includes(applicationId))
      return [...new Map(there.map(({ person }) => [person.id, person])).values()]
    },
    everybodysFiles: (): { person: PresentPerson; files: string[] }[] => {
      const open = new Map<string, { person: PresentPerson; files: Set<string> }>()
      for (const { person, tabs } of seats.values()) {
        const { files } = open.get(person.id) ?? { files: new Set<string>() }
        for (const applicationId of tabs.values()) files.add(applicationId)
        open.set(person.id, { person, files })
      }
      return [...open.values()].map(({ person, files }) => ({ person, files: [...files] }))
    },
    filesOf: (session: string): string[] => [...new Set(seats.get(session)?.tabs.values())],

    hear(payload: string) {
      const message = parse(payload)
      if (!message) return
      if ('at' in message) for (const openTab of message.at) seat(openTab)
      else if ('asks' in message) tellOwn().catch(onError)
      else if (isHere(message.gone)) tellOwn().catch(onError)
      else drop(message.gone)
    },

    /** A hidden tab reports within the grace that it's still open. */
    leave(session: string) {
      const leftAt = Date.now()
      const look = () => {
        const { seenAt = Infinity } = seats.get(session) ?? {}
        if (seenAt <= leftAt && !isHere(session)) tell({ gone: session }).catch(onError)
      }
      setTimeout(look, grace).unref()
    },

    ask: () => tell({ asks: true }),

    /** Speaks for the sessions here, and drops those that no process speaks for. */
    async refresh() {
      for (const [session, { seenAt }] of seats)
        if (!isHere(session) && Date.now() - seenAt > silence) drop(session)
      await tellOwn()
    },
  }
}

function parse(payload: string): Message | undefined {
  try {
    return messageSchema.safeParse(JSON.parse(payload)).data
  } catch {
    return undefined
  }
}
