import { z } from 'zod'
import { type CaseAccessOptions, hidePlace } from '#features/access/api.ts'
import { firmOpeningRefusals } from '#features/access/content.ts'
import { findRoom } from '#features/firms/room/data.ts'
import { endRoomSession, noteRoomVisit } from '#features/firms/room/mutations.ts'
import { networkOf } from '#lib/attempts.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { createFirmCookies } from '#lib/firm-cookies.ts'
import { rateLimit } from '#lib/rate-limit.ts'
import { accept, refuse, toProblem } from '#lib/refusals.ts'
import { staffLocale } from '#site/locale.ts'
import { clientsWords } from './content/words.ts'
import { roomRefusals } from './content.ts'
import { listClients } from './data.ts'
import { askForRoomCode, openRoom } from './mutations.ts'
import { clientsSchema, roomCodeSchema, roomSessionSchema } from './schema.ts'

const tags = ['law firms']

export const clientsApi = ({ db, rowSealer, enqueue, config }: CaseAccessOptions) => {
  const cookies = createFirmCookies(config.publicUrl)
  const factor = config.rateLimitFactor

  return defineApi([
    route.post(
      '/api/firm/code',
      { access: 'public', rateLimit: rateLimit(10, 60, factor) },
      {
        summary: 'Ask for a code to open the firm’s room, by mail',
        description:
          'The answer is the same whether or not somebody at a firm has the address. A mailbox gets at most three codes an hour.',
        tags,
        body: roomCodeSchema,
        response: { 202: z.object({ message: z.string() }) },
      },
      async (request, reply) => {
        await askForRoomCode({ db, rowSealer, enqueue }, request.body)
        return hidePlace(reply).code(202).send({ message: clientsWords[staffLocale].codeAnswer })
      },
    ),
    route.post(
      '/api/firm/session',
      { access: 'public', rateLimit: rateLimit(30, 10, factor) },
      {
        summary: 'Open the firm’s room in this browser, with the code that was mailed',
        description:
          'Sets a cookie; a client’s reference then stands for the token of `/api/firm/:token`. A code works for ten minutes and five tries.',
        tags,
        body: roomSessionSchema,
        response: { 200: z.object({ email: z.string() }) },
      },
      async (request, reply) => {
        const visitor = { network: networkOf(request.ip), factor }
        const { id, lifetime } = accept(
          await openRoom({ db, rowSealer }, request.body, visitor),
          roomRefusals,
        )
        return hidePlace(reply)
          .header('set-cookie', cookies.session(id, lifetime))
          .send({ email: request.body.email })
      },
    ),
    route.delete(
      '/api/firm/session',
      { access: 'public' },
      { summary: 'Sign out of the firm’s room in this browser', tags, response: { 204: z.null() } },
      async (request, reply) => {
        const id = cookies.sessionId(request.headers.cookie)
        if (id) await endRoomSession(db, id)
        return hidePlace(reply).header('set-cookie', cookies.noSession()).code(204).send(null)
      },
    ),
    route.get(
      '/api/firm/clients',
      { access: 'public', rateLimit: rateLimit(120, 10, factor) },
      {
        summary: 'The open clients of the firm whose room this browser has opened',
        tags,
        response: { 200: clientsSchema },
      },
      async (request, reply) => {
        hidePlace(reply)
        const room = await findRoom(db, cookies.sessionId(request.headers.cookie))
        if (!room) throw toProblem(refuse('not signed in'), firmOpeningRefusals)
        await noteRoomVisit(db, room)
        return listClients({ db, rowSealer }, room)
      },
    ),
  ])
}
