import type { FastifyRequest } from 'fastify'
import type { AccessAction } from '#domain/access.ts'
import type { Awaiting, Role, Room } from '#domain/roles.ts'

/**
 * Who may call a route: anybody, or whoever may enter a room of the admin area. Every route says so next to its
 * address; a server with one that does not cannot be built.
 */
export type Access = 'public' | Room

/** Somebody who works here, as their session knows them. */
export type SignedInPerson = {
  id: string
  name: string
  email: string | null
  role: Role
  /** Whether single letters are shortcuts for them. */
  singleKeys: boolean
}

/** A browser in which a person has signed in. */
export type AdminSession = {
  /** SHA-256 of the id in the browser's cookie. */
  idHash: string
  /** When the person last showed who they are. */
  signedInAt: Date
  /** When the person was last here before this session. */
  previousVisitAt: Date | null
  person: SignedInPerson
}

/** A session that may do nothing yet but give what it waits for. */
export type HeldSession = AdminSession & { awaiting: Awaiting }

/** What a cookie's id leads to: one of the two, or nothing. */
export type FoundSession = { session?: AdminSession; held?: HeldSession }

/** Who did something, as a record keeps it: the name stays when they are renamed or leave. */
export type Author = { personId: string; personName: string }

export async function authorOf(request: FastifyRequest): Promise<Author | undefined> {
  const session = await request.adminSession()
  return session && { personId: session.person.id, personName: session.person.name }
}

/** Enough of a session's hash to tell one browser from another, too little to be useful to a thief. */
export const browserCode = (idHash: string) => idHash.slice(0, 8)

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    /** Sessions that wait for one of these may call it, too. */
    heldFor?: readonly Awaiting[]
    /** False for what a screen asks by itself, so that an unattended one still signs out. */
    countsAsVisit?: false
    /**
     * What the access log calls a call of this route, written before the handler runs. `itself`: the handler does it.
     * Changes that say nothing are logged as changes; a route that hands out files must say.
     */
    logs?: AccessAction | 'nothing' | 'itself'
    /** Fields of the body that the log may keep: never what somebody wrote. */
    logsFields?: readonly string[]
  }
  interface FastifyRequest {
    /** The live session that the request's cookie names. Looked up once per request, and only if asked for. */
    adminSession(): Promise<AdminSession | undefined>
    heldSession(): Promise<HeldSession | undefined>
    /** Whether the request comes from somebody who may enter the room. */
    mayEnter(room: Room): Promise<boolean>
  }
}
