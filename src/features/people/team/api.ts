import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Database } from '#db/database.ts'
import type { AccessAction } from '#domain/access.ts'
import { nameTaken } from '#features/people/invitations/schema.ts'
import { ownSession } from '#features/people/sessions/api.ts'
import { noteAccess } from '#lib/access-log/note-access.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { accept, type Outcome, type RefusalAnswers } from '#lib/refusals.ts'
import { readTeam } from './data.ts'
import {
  changeRights,
  changeRole,
  disablePerson,
  enablePerson,
  renamePerson,
  requireSecondFactor,
  type TeamRefusal,
} from './mutations.ts'
import { colleagueChangeSchema, rightsSchema, teamSchema, teamSettingsSchema } from './schema.ts'

const tags = ['admin']
const owner = { access: 'owner', logs: 'itself' } as const
const params = z.object({ id: z.uuid() })
const response = { 204: z.null() }

export const teamApi = ({ db }: { db: Database }) => {
  type Ids = { by: string; personId: string }
  const change = async (
    request: FastifyRequest & { params: { id: string } },
    action: AccessAction,
    run: (ids: Ids) => Promise<Outcome<object, TeamRefusal>>,
    details: object = {},
  ) => {
    const { person } = await ownSession(request)
    const personId = request.params.id
    accept(await run({ by: person.id, personId }), teamRefusals)
    await noteAccess(request, db, action, { details: { personId, ...details } })
  }
  return defineApi([
    route.get(
      '/api/admin/people',
      { ...owner },
      {
        summary: 'Everybody who works here, and open invitations',
        tags,
        response: { 200: teamSchema },
      },
      async (request) => readTeam(db, (await ownSession(request)).person.id),
    ),
    route.patch(
      '/api/admin/people/:id',
      { ...owner },
      {
        summary: "Change somebody's role, name or rights about contracts and money",
        tags,
        params,
        body: colleagueChangeSchema,
        response,
      },
      async (request, reply) => {
        const { role, name, ...given } = request.body
        if (name !== undefined) {
          await change(request, 'person-renamed', (ids) => renamePerson(db, { ...ids, name }))
        }
        if (role !== undefined) {
          await change(request, 'role-changed', (ids) => changeRole(db, { ...ids, role }))
        }
        const rights = rightsSchema.parse(given)
        if (Object.keys(rights).length > 0) {
          await change(request, 'right-changed', (ids) => changeRights(db, { ...ids, rights }), rights)
        }
        return reply.code(204).send(null)
      },
    ),
    route.post(
      '/api/admin/people/:id/disable',
      { ...owner },
      { summary: 'Disable somebody, which ends their sessions at once', tags, params, response },
      async (request, reply) => {
        await change(request, 'person-disabled', (ids) => disablePerson(db, ids))
        return reply.code(204).send(null)
      },
    ),
    route.post(
      '/api/admin/people/:id/enable',
      { ...owner },
      { summary: 'Let somebody sign in again', tags, params, response },
      async (request, reply) => {
        await change(request, 'person-enabled', (ids) => enablePerson(db, ids))
        return reply.code(204).send(null)
      },
    ),
    route.put(
      '/api/admin/team-settings',
      { ...owner },
      { summary: 'What the owner asks of everybody', tags, body: teamSettingsSchema, response },
      async (request, reply) => {
        await requireSecondFactor(db, request.body.requiresSecondFactor)
        await noteAccess(request, db, 'team-settings-changed', { details: request.body })
        return reply.code(204).send(null)
      },
    ),
  ])
}

const teamRefusals: RefusalAnswers<TeamRefusal> = {
  'name taken': [409, 'Nothing was changed.', { name: [nameTaken] }],
  unknown: [404, 'There is nobody like that here.'],
  'has all rights': [409, 'Owners have all rights.'],
  'no reviewer': [409, 'Only somebody who sees files can have this right.'],
  'sees no money': [409, 'Only somebody who sees money can have this right.'],
  'records by role': [409, 'A bookkeeper records payments: that is the role.'],
  yourself: [409, 'You can’t do this to yourself. Ask another owner.'],
  'first owner': [409, 'The first owner stays: the password in the configuration is theirs.'],
  'owner no more': [403, 'Your role doesn’t include this.'],
}
