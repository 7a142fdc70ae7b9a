/**
 * Who may call a route. Every route says so next to its address; a server with one that does not cannot be built.
 */
export type Access = 'public' | 'admin'

/** A browser in which the administrator has signed in. */
export type AdminSession = {
  /** SHA-256 of the id in the browser's cookie. */
  idHash: string
  /** When the administrator was last here before this session. */
  previousVisitAt: Date | null
}

/** Enough of a session's hash to tell one browser from another, too little to be useful to a thief. */
export const browserCode = (idHash: string) => idHash.slice(0, 8)

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
  }
  interface FastifyRequest {
    /** The live session that the request's cookie names. Looked up once per request, and only if asked for. */
    adminSession(): Promise<AdminSession | undefined>
    isAdmin(): Promise<boolean>
  }
}
