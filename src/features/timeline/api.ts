import type { FastifyRequest } from 'fastify'
import { browserCode } from '#lib/access.ts'
import type { Reviewer } from './schema/details.ts'

/** The profile shows the same code for a signed-in browser. */
export async function reviewerOf(request: FastifyRequest): Promise<Reviewer> {
  const session = await request.adminSession()
  if (!session) return { session: '' }
  const { id, name } = session.person
  return { session: browserCode(session.idHash), person: { id, name } }
}
