import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { HttpProblem } from './errors.ts'

const mailedToken = z.object({ token: z.string() })

/** For routes whose address has the token of a mailed link: with a made-up one nobody learns which passwords are good. */
export const checkLinksFirst =
  (isDead: (token: string) => Promise<boolean>, refusal: () => HttpProblem) =>
  (app: Pick<FastifyInstance, 'addHook'>): void => {
    app.addHook('preValidation', async ({ params }) => {
      const { data } = mailedToken.safeParse(params)
      if (data && (await isDead(data.token))) throw refusal()
    })
  }
