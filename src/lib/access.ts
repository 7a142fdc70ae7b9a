/** Who may call a route. Every route says so beside itself; one that does not keeps the server from being built. */
export type Access = 'public' | 'admin'

/** A browser in which the administrator has signed in. */
export type AdminSession = {
  /** SHA-256 of the id in the browser's cookie. */
  idHash: string
  /** When the administrator was last here before this session. */
  previousVisitAt: Date | null
}

/** Enough of a session's hash to tell one browser from another, and too little to be of use to a thief. */
export const browserCode = (idHash: string) => idHash.slice(0, 8)

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
  }
  interface FastifyRequest {
    /** The live session that the request's cookie names. Looked up once for each request, and only when asked. */
    adminSession(): Promise<AdminSession | undefined>
    isAdmin(): Promise<boolean>
  }
}
