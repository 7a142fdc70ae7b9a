import type { FastifyInstance } from 'fastify'
import type { OpenDatabase } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { adminApi } from '#features/dashboard/api.ts'
import { healthApi } from '#features/dashboard/health/api.ts'
import { readyApi } from '#features/dashboard/ready/api.ts'
import { settingsApi } from '#features/dashboard/settings/api.ts'
import { todayApi } from '#features/dashboard/today/api.ts'
import type { AccessLog } from '#lib/access-log/access-log.ts'
import { liesBesideData } from '#lib/app-secret.ts'
import type { Config } from '#lib/config.ts'
import type { DiskSpace } from '#lib/disk-space.ts'
import type { Jobs } from '#lib/jobs/jobs.ts'
import type { Live } from '#lib/live/live.ts'
import type { Storage } from '#lib/storage/storage.ts'
import { version } from '../../package.json' with { type: 'json' }

type DashboardOptions = {
  config: Config
  database: OpenDatabase
  rowSealer: RowSealer
  accessLog: AccessLog
  storage: Storage
  jobs: Jobs
  live: Live
  space: DiskSpace
}

export async function registerDashboard(app: FastifyInstance, options: DashboardOptions) {
  const { config, database, storage, jobs, live } = options
  const { db } = database
  const launch = {
    publicUrl: config.publicUrl,
    sendsMail: config.mail.smtpUrl !== undefined,
    scansFiles: config.scanner !== undefined,
    hasSecretBesideData: () => liesBesideData(config),
    storage,
  }
  await app.register(adminApi({ db, jobs, live }))
  await app.register(todayApi({ db, jobs, live, publicUrl: config.publicUrl }))
  await app.register(readyApi({ db, launch }))
  await app.register(healthApi({ ...options, version }))
  await app.register(settingsApi({ ...options, launch }))
}
