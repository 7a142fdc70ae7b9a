import type { FastifyRequest } from 'fastify'
import type { AccessAction } from '#domain/access.ts'
import type { Awaiting, Role, Room } from '#domain/roles.ts'
import { HttpProblem } from './errors.ts'

/** Who may call a route. Every route says so next to its address; otherwise the server won't start. */
export type Access = 'public' | Room

export type SignedInPerson = {
  id: string
  name: string
  email: string | null
  role: Role
  /** Whether single letters are shortcuts for them. */
  singleKeys: boolean
}

export type AdminSession = {
  /** SHA-256 of the id in the browser's cookie. */
  idHash: string
  /** When the person last proved their identity. */
  signedInAt: Date
  /** The person's last visit before this session. */
  previousVisitAt: Date | null
  person: SignedInPerson
}

/** A session that may only provide what it waits for. */
export type HeldSession = AdminSession & { awaiting: Awaiting }

export type FoundSession = { session?: AdminSession; held?: HeldSession }

/** Records keep the name after the person is renamed or leaves. */
export type Author = { personId: string; personName: string }

/** A session can end between the access check and the handler. */
export async function personOf(request: Pick<FastifyRequest, 'adminSession'>): Promise<SignedInPerson> {
  const session = await request.adminSession()
  if (!session) throw new HttpProblem(401, 'Please sign in.')
  return session.person
}

export async function authorOf(request: FastifyRequest): Promise<Author | undefined> {
  const session = await request.adminSession()
  return session && { personId: session.person.id, personName: session.person.name }
}

/** Enough of a hash to tell browsers apart, too little to be useful to a thief. */
export const browserCode = (idHash: string) => idHash.slice(0, 8)

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    /** Sessions that wait for one of these may call it too. */
    heldFor?: readonly Awaiting[]
    /** False for calls that a screen makes on its own, so that an unattended one still signs out. */
    countsAsVisit?: false
    /** The access log's name for a call. `itself`: the handler logs. A route that serves files must say. */
    logs?: AccessAction | 'nothing' | 'itself'
    /** Body fields that the log may keep: never somebody's own words. */
    logsFields?: readonly string[]
  }
  interface FastifyRequest {
    /** Looked up once per request, and only on demand. */
    adminSession(): Promise<AdminSession | undefined>
    heldSession(): Promise<HeldSession | undefined>
    mayEnter(room: Room): Promise<boolean>
  }
}
