import { type OpenDatabase, openDatabase } from '#db/database.ts'
import { askOf, refuseNewer, refuseOlder } from '#db/migrate.ts'
import { rekeyRows } from '#db/rekey.ts'
import { adoptNextSecret, findAppSecret, keepNextSecret, SecretUnusable } from '#lib/app-secret.ts'
import { type Config, readConfig } from '#lib/config.ts'
import { rewrapFiles } from '#lib/storage/sealed/rewrap-files.ts'
import { describeStartFailure } from '#server/start-failure.ts'
import { formatNumber } from '#site/staff-format.ts'

/**
 * `npm run rekey`: seals everything with another APP_SECRET. The new one is APP_SECRET, or a generated one in
 * DATA_DIR; the old one is APP_SECRET_OLD, or the one in DATA_DIR. After an interruption, run it again.
 */
async function rekey(config: Config): Promise<string> {
  const { from, findNext, adopt } = findSecrets(config)
  const database = await openDatabase({ ...config, onError: () => {} })
  try {
    await refuseOlder(askOf(database))
    await refuseWhileRunning(database)
    // It would leave out what it doesn't know to be sealed.
    await refuseNewer(database)
    const change = { from, to: findNext() }
    if (change.from === change.to)
      throw new SecretUnusable('APP_SECRET is the old secret: set it to the new one.')
    let files = 0
    const values = await rekeyRows(database, change, async () => {
      if (config.storage.kind !== 'local') return
      files = (await rewrapFiles({ ...config.storage, ...change })).rewrapped
    })
    const kept = adopt()
    const old = kept
      ? `The old one is kept in ${kept}, for your backups until today: npm run restore finds it there. Move it to where you keep the key of your backups, or delete it with the last of them.`
      : 'Keep the old one as long as you keep backups from before: they open with it alone.'
    return `Done: ${formatNumber(values)} in the database and ${formatNumber(files)} on the disk are sealed with the new secret. ${old}`
  } finally {
    await database.close()
  }
}

/** Whether the new secret is configured or made here, the kept one can be the old one. */
function findSecrets(config: Config): {
  from: string
  findNext: () => string
  adopt: () => string | undefined
} {
  const { dataDir, appSecret, appSecretFile } = config
  const isConfigured = appSecret !== undefined || appSecretFile !== undefined
  const kept = findAppSecret({ appSecret: undefined, dataDir })
  const from = process.env.APP_SECRET_OLD?.trim() || kept
  if (!from) throw new SecretUnusable('Set APP_SECRET_OLD to the secret that the data is sealed with now.')
  return {
    from,
    // Not before the data was found fit for it: this may leave a file.
    findNext: () => (isConfigured && findAppSecret(config)) || keepNextSecret(dataDir),
    adopt: () => (isConfigured ? undefined : adoptNextSecret(dataDir)),
  }
}

/**
 * A running site would go on sealing with the old secret. One that has nothing to do holds only the connection it
 * listens on. The embedded database refuses by itself.
 */
async function refuseWhileRunning({ kind, runSql }: OpenDatabase): Promise<void> {
  if (kind === 'embedded') return
  const { rows } = await runSql(
    `select 1 from pg_stat_activity where datname = current_database() and application_name like 'beaconfield%' and pid <> pg_backend_pid()`,
  )
  if (rows.length > 0) throw new SecretUnusable('Stop the site first: it is connected to the database.')
}

const read = readConfig(process.env)
try {
  if (!read.ok) throw new SecretUnusable(`The configuration is not valid: ${read.mistakes.join('; ')}`)
  console.log('Changing the secret that seals the data. Do not start the site meanwhile.')
  console.log(await rekey(read.config))
} catch (error) {
  console.error(read.ok ? describeStartFailure(error, read.config) : String(error))
  process.exitCode = 1
}
