import { Readable } from 'node:stream'
import { mayEnter, type Role, type Room } from '#domain/roles.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { writeEvent } from './stream-event.ts'

/** `session` is a hash. */
export type Viewer = { session: string; personId: string; role: Role }

/** Only for sessions that are still alive. */
export type FindRoles = (sessions: string[]) => Promise<ReadonlyMap<string, Role>>

export type StreamLimits = { perSession: number; perProcess: number }

/** Only visible tabs have a stream; the rest is for broken lines that we haven't noticed yet. */
const usualLimits: StreamLimits = { perSession: 8, perProcess: 2_000 }

/** Cuts off a client that doesn't read its news. It comes back and asks for what it missed. */
const maxWaiting = 128 * 1024

type Stream = Viewer & { body: Readable }

type StreamsOptions = {
  findRoles: FindRoles
  onLeft: (session: string) => void
  limits?: StreamLimits | undefined
}

export type StreamRefusal = 'many in this browser' | 'full'

export function createStreams({ findRoles, onLeft, limits = usualLimits }: StreamsOptions) {
  const streams = new Set<Stream>()
  const ofSession = (session: string) => [...streams].filter((stream) => stream.session === session)

  function push(stream: Stream, text: string) {
    if (stream.body.readableLength > maxWaiting) stream.body.destroy()
    else stream.body.push(text)
  }
  function end(stream: Stream) {
    streams.delete(stream)
    stream.body.push(null)
  }

  return {
    count: () => streams.size,
    isHere: (session: string) => ofSession(session).length > 0,

    open(viewer: Viewer): Outcome<{ body: Readable }, StreamRefusal> {
      if (ofSession(viewer.session).length >= limits.perSession) return refuse('many in this browser')
      if (streams.size >= limits.perProcess) return refuse('full', { wait: 15_000 })
      const body = new Readable({ read() {} })
      const stream = { ...viewer, body }
      streams.add(stream)
      body.once('close', () => {
        streams.delete(stream)
        if (ofSession(viewer.session).length === 0) onLeft(viewer.session)
      })
      return { ok: true, body }
    },

    tellRoom(room: Room, text: string) {
      for (const stream of streams) if (mayEnter(stream.role, room)) push(stream, text)
    },

    /** To everybody who may see applications, or to those sessions among them. */
    tellDesks(text: string, isMeant: (session: string) => boolean = () => true) {
      for (const stream of streams)
        if (mayEnter(stream.role, 'files') && isMeant(stream.session)) push(stream, text)
    },

    beat() {
      const text = writeEvent('beat', {})
      for (const stream of streams) push(stream, text)
    },

    /** Ends streams of ended sessions and changed roles: of one person, or of everybody. */
    async check(personId?: string) {
      const checked = [...streams].filter((stream) => personId === undefined || stream.personId === personId)
      if (checked.length === 0) return
      const roles = await findRoles([...new Set(checked.map(({ session }) => session))])
      for (const stream of checked) if (roles.get(stream.session) !== stream.role) end(stream)
    },

    endAll() {
      for (const stream of streams) end(stream)
    },
  }
}
