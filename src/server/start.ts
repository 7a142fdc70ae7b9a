import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { type OpenDatabase, openDatabase } from '#db/database.ts'
import { keyDocuments } from '#db/key-documents.ts'
import { askOf, migrate, refuseOlder } from '#db/migrate.ts'
import { checkAppSecret, openRowSealer } from '#db/sealing-key.ts'
import { seedStarterPosts } from '#features/blog/starter/mutations.ts'
import { recordBackup } from '#features/dashboard/backups/mutations.ts'
import { backupReportSchema } from '#features/dashboard/backups/schema.ts'
import { ensureFirstOwner } from '#features/people/sign-in/mutations.ts'
import { createAccessLog } from '#lib/access-log/access-log.ts'
import { findAppSecret, isOpenToOthers, readAppSecret } from '#lib/app-secret.ts'
import { answerCopyRequests } from '#lib/backup/copies.ts'
import { type Config, readConfig } from '#lib/config.ts'
import { type Jobs, openJobs } from '#lib/jobs/jobs.ts'
import { createLinkTokens } from '#lib/link-tokens.ts'
import { createMailer } from '#lib/mail/mailer.ts'
import { createPrinting } from '#lib/papers/print/printing.ts'
import { createClamdScanner } from '#lib/scanner/clamd.ts'
import { openStorage } from '#lib/storage/open-storage.ts'
import { reportEncryption } from '#lib/storage/report-encryption.ts'
import { refusePlainFiles } from '#lib/storage/sealed/refuse-plain-files.ts'
import { createSignedPaths } from '#lib/storage/signed-paths.ts'
import { brand } from '#site/brand.ts'
import type { AppDependencies } from './app.ts'
import { isDemoFolder } from './demo/demo-folder.ts'
import { describeDemo } from './demo/demo-sign-in.ts'
import { allJobs } from './jobs.ts'
import { createLogger } from './logger.ts'
import { describeStartFailure } from './start-failure.ts'

type Services = Omit<AppDependencies, 'router' | 'clientDir' | 'onRoute' | 'vite'>
type Assemble = (services: Services) => Promise<FastifyInstance>

/** Prints one line for each thing that prevents the start, then exits with 1. */
export async function start(assemble: Assemble) {
  const read = readConfig(process.env)
  if (!read.ok) return exit(['The configuration is not valid:', ...read.mistakes.map((line) => `  ${line}`)])
  const config = asDemo(read.config)
  const logger = createLogger(config.logLevel)
  try {
    if (config.isDemo) await showDemo(config, logger)
    await serve(config, logger, assemble)
  } catch (error) {
    exit([describeStartFailure(error, config)])
  }
}

/** A folder with a demo stays a demo, with any settings. */
function asDemo(config: Config): Config {
  const isDemo = config.isDemo || (!config.databaseUrl && isDemoFolder(config.dataDir))
  return isDemo ? { ...config, isDemo, mail: { ...config.mail, smtpUrl: undefined } } : config
}

/** Loaded only for a demo. */
async function showDemo(config: Config, logger: Logger) {
  const { makeDemo } = await import('./demo/make-demo.ts')
  await makeDemo(config, logger)
}

/** Loaded only for tracing. */
async function openTracing({ tracing: settings, trustProxy }: Config, logger: Logger) {
  if (!settings) return undefined
  const tracing = await import('./tracing/open-tracing.ts')
  return tracing.openTracing({ settings, trustProxy, logger })
}

async function serve(config: Config, logger: Logger, assemble: Assemble) {
  // A configured secret file must hold a secret, before anything opens.
  findAppSecret(config)
  if (isOpenToOthers(config))
    logger.warn('the file with the app secret can be read by everyone on this machine')
  const tracing = await openTracing(config, logger)
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    patience: config.patience,
    onError: (err) => logger.warn({ err }, 'a database connection was lost'),
    watch: tracing?.database,
  })
  let jobs: Jobs | undefined
  try {
    await refuseOlder(askOf(database))
    if (config.storage.kind === 'local') await refusePlainFiles(config.storage.folder)
    // Another secret would seal rows that nobody can open.
    await checkAppSecret(database.db, findAppSecret(config))
    await migrate(database)
    const appSecret = readAppSecret(config)
    const rowSealer = await openRowSealer(database.db, appSecret)
    await keyDocuments(database, rowSealer)
    const { generated } = await ensureFirstOwner(database.db, {
      password: config.adminPassword,
      email: config.ownerEmail,
    })
    // Printed before anything else can fail: only its hash is stored, so this can't be repeated.
    if (generated) say([`Admin password (shown only now): ${generated}`])
    await seedStarterPosts(database.db)
    const storagePaths = createSignedPaths(appSecret)
    const opened = await openStorage(config.storage, appSecret)
    const storage = tracing?.storage(opened) ?? opened
    const accessLog = createAccessLog(appSecret)
    const mailer = createMailer(config)
    const scanner = config.scanner && createClamdScanner(config.scanner)
    const printing = createPrinting()
    const services = {
      db: database.db,
      rowSealer,
      accessLog,
      scrub: database.scrub,
      dataDir: config.dataDir,
      mailer: tracing?.mailer(mailer) ?? mailer,
      storage,
      scanner: scanner && (tracing?.scanner(scanner) ?? scanner),
      printing,
      publicUrl: config.publicUrl,
      linkTokens: createLinkTokens(appSecret),
      backupFolder: config.backup.folder,
      logger,
    }
    jobs = await openJobs({ database, jobs: allJobs, logger, services, watch: tracing?.jobs })
    const app = await assemble({
      config,
      database,
      rowSealer,
      appSecret,
      accessLog,
      storage,
      storagePaths,
      printing,
      jobs,
      logger,
      tracing,
    })
    await app.listen({ host: config.host, port: config.port })
    const stopCopies = answerBackups(config, database, logger)
    stopOnSignal(async () => {
      await stopCopies?.()
      await app.close()
      await jobs?.stop()
      await printing.close()
      await storage.close()
      await database.close()
      await tracing?.stop()
    }, logger)
    // The site works without files, so a store that's down or misspelled doesn't keep it from starting.
    if (!(await storage.ping())) logger.warn('the file store does not answer: documents cannot be received')
    void reportEncryption(storage, logger)
    say([
      `${brand.name} is ready at ${config.publicUrl} after ${process.uptime().toFixed(1)} s`,
      config.databaseUrl ? 'Data: PostgreSQL' : `Data folder: ${config.dataDir}`,
      ...(config.isDemo ? describeDemo(config.publicUrl) : []),
    ])
  } catch (error) {
    await jobs?.stop()
    await database.close()
    throw error
  }
}

/** A backup of the embedded database has to ask this process for a copy. */
function answerBackups({ dataDir }: Config, { db, copyTo }: OpenDatabase, logger: Logger) {
  if (!copyTo) return undefined
  return answerCopyRequests({
    dataDir,
    copyTo,
    onReport: (report) => recordBackup(db, backupReportSchema.parse(report)),
    onError: (err) => logger.warn({ err }, 'a backup could not be answered'),
  })
}

const say = (lines: string[]) => process.stdout.write(`${lines.join('\n')}\n`)

function exit(lines: string[]) {
  process.stderr.write(`${lines.join('\n')}\n`)
  process.exitCode = 1
}

/** Longer than any request may take; an orchestrator kills after 30 seconds. */
const patience = 25_000

/** Exits with 0. A second signal changes nothing: npm passes on the terminal's Ctrl-C once more. */
function stopOnSignal(close: () => Promise<void>, logger: Logger) {
  let stopping = false
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return
    stopping = true
    logger.info({ signal }, 'stopping')
    const deadline = setTimeout(() => {
      logger.error('could not stop in time')
      process.exit(1)
    }, patience)
    await close().then(
      () => process.exit(0),
      (err) => {
        logger.error({ err }, 'could not stop cleanly')
        process.exit(1)
      },
    )
    clearTimeout(deadline)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
