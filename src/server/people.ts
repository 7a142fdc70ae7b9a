import type { FastifyInstance } from 'fastify'
import type { OpenDatabase } from '#db/database.ts'
import { accessLogApi } from '#features/people/access-log/api.ts'
import { colleaguesApi } from '#features/people/colleagues/api.ts'
import { invitationsApi } from '#features/people/invitations/api.ts'
import { passkeysApi } from '#features/people/passkeys/api.ts'
import { passwordResetApi } from '#features/people/password-reset/api.ts'
import { profileApi } from '#features/people/profile/api.ts'
import { secondFactorApi } from '#features/people/second-factor/api.ts'
import { sessionsApi } from '#features/people/sessions/api.ts'
import { adminAuthApi } from '#features/people/sign-in/api.ts'
import { teamApi } from '#features/people/team/api.ts'
import type { AdminCookies } from '#lib/admin-cookies.ts'
import type { Config } from '#lib/config.ts'
import { createGate } from '#lib/gate.ts'
import type { Jobs } from '#lib/jobs/jobs.ts'
import { createLinkTokens } from '#lib/link-tokens.ts'
import { createSealer } from '#lib/sealer.ts'

/** Each takes 64 MiB, and a burst of guesses must not eat the whole site's memory. */
const hashesAtATime = 2

type PeopleOptions = {
  database: OpenDatabase
  jobs: Jobs
  cookies: AdminCookies
  appSecret: string
  config: Pick<Config, 'publicUrl' | 'rateLimitFactor'>
}

export async function registerPeople(app: FastifyInstance, options: PeopleOptions) {
  const { database, jobs, cookies, appSecret, config } = options
  const services = {
    db: database.db,
    cookies,
    enqueue: jobs.enqueue,
    gate: createGate(hashesAtATime),
    linkTokens: createLinkTokens(appSecret),
    sealer: createSealer(appSecret, 'authenticator apps'),
    publicUrl: config.publicUrl,
    rateLimitFactor: config.rateLimitFactor,
  }
  await app.register(accessLogApi({ db: database.db, accessLog: app.accessLog }))
  for (const api of [sessionsApi, colleaguesApi, adminAuthApi, secondFactorApi, passkeysApi])
    await app.register(api(services))
  for (const api of [passwordResetApi, invitationsApi, teamApi, profileApi]) await app.register(api(services))
}
