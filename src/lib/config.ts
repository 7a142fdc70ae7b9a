import { join, resolve } from 'node:path'
import { z } from 'zod'
import { minSecretLength } from './app-secret.ts'
import { isHardToGuess } from './password-strength.ts'
import { usualPatience } from './patience.ts'
import { toTracing, traceVariables } from './trace-settings.ts'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const httpUrl = z
  .url({
    protocol: /^https?$/,
    error: 'must be an http or https address, like https://example.com',
    abort: true,
  })
  .refine((value) => new URL(value).pathname === '/', 'must be an origin without a path')
  .transform((value) => new URL(value).origin)

const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must look like postgres://user:password@host:5432/name',
})

const smtpTls = ['required', 'optional'] as const
const smtpUrl = z.url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' })

const flag = z
  .enum(['true', 'false'], { error: 'must be true or false' })
  .transform((value) => value === 'true')

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be a whole number from ${min} to ${max}`)

/** The bucket by default (we check), the store on request, or its operator's disks (we can't check). */
const s3Encryptions = ['bucket', 'AES256', 'aws:kms', 'outside'] as const

/** off, on (trust every proxy), the number of proxies, or their addresses. */
const trustProxy = z
  .string()
  .regex(
    /^(off|on|\d{1,2}|[\da-fA-F.:/, ]+)$/,
    'must be off, on, a number of proxies, or a list of addresses',
  )
  .transform((value) => {
    if (value === 'off') return false
    if (value === 'on') return true
    return /^\d{1,2}$/.test(value) ? Number(value) : value.split(',').map((address) => address.trim())
  })

const environment = z
  .object({
    PORT: wholeNumber(0, 65535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    PUBLIC_URL: httpUrl.optional(),
    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: postgresUrl.optional(),
    PATIENCE_SECONDS: wholeNumber(1, 60).default(usualPatience / 1_000),
    ADMIN_PASSWORD: z
      .string()
      .min(12, { error: 'must have at least 12 characters', abort: true })
      .max(200)
      .refine(
        isHardToGuess,
        'must be harder to guess: use a few words of your own, or leave it unset to have one made',
      )
      .optional(),
    APP_SECRET: z
      .string()
      .min(minSecretLength, `must have at least ${minSecretLength} characters`)
      .optional(),
    APP_SECRET_FILE: z.string().optional(),
    S3_BUCKET: z.string().optional(),
    S3_REGION: z.string().default('us-east-1'),
    S3_ENDPOINT: httpUrl.optional(),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    S3_FORCE_PATH_STYLE: flag.default(false),
    S3_ENCRYPTION: z
      .enum(s3Encryptions, { error: `must be one of ${s3Encryptions.join(', ')}` })
      .default('bucket'),
    SMTP_URL: smtpUrl.optional(),
    SMTP_TLS: z.enum(smtpTls, { error: `must be one of ${smtpTls.join(', ')}` }).default('required'),
    MAIL_FROM: z.email('must be an email address').optional(),
    ADMIN_EMAIL: z.email('must be an email address').optional(),
    CLAMD_HOST: z.string().optional(),
    CLAMD_PORT: wholeNumber(1, 65535).default(3310),
    GA_MEASUREMENT_ID: z
      .string()
      .regex(/^G-[A-Z0-9]+$/, 'must look like G-XXXXXXXXXX')
      .optional(),
    RATE_LIMIT_FACTOR: z.coerce
      .number({ error: 'must be a number above 0' })
      .positive('must be a number above 0')
      .default(1),
    DISK_RESERVE_MB: wholeNumber(64, 10_000_000).default(512),
    UPLOAD_MB_PER_ADDRESS: wholeNumber(1, 10_000_000).default(2_048),
    UPLOAD_MB_PER_DAY: wholeNumber(1, 1_000_000_000).default(20_480),
    WARM_PAGES: flag.default(true),
    TRUST_PROXY: trustProxy.default(false),
    LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).default('info'),
    INCOMING_MAIL_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
    FAILURE_MAIL: flag.default(false),
    DEMO: flag.default(false),
    METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
    BACKUP_DIR: z.string().optional(),
    BACKUP_PASSPHRASE: z
      .string()
      .min(16, { error: 'must have at least 16 characters', abort: true })
      .refine(isHardToGuess, 'must be harder to guess: use several words of your own')
      .optional(),
    BACKUP_KEY_FILE: z.string().optional(),
    ...traceVariables,
  })
  .check(({ value, issues }) => {
    const addMistake = (name: string, message: string) =>
      issues.push({ code: 'custom', path: [name], message, input: value })
    if (value.DATABASE_URL && !value.APP_SECRET && !value.APP_SECRET_FILE) {
      addMistake(
        'APP_SECRET',
        'or APP_SECRET_FILE is required with DATABASE_URL, so that every process seals alike',
      )
    }
    if (value.APP_SECRET && value.APP_SECRET_FILE) {
      addMistake('APP_SECRET_FILE', 'must not be set together with APP_SECRET: keep the one you mean')
    }
    if (value.BACKUP_PASSPHRASE && value.BACKUP_KEY_FILE) {
      addMistake('BACKUP_KEY_FILE', 'must not be set together with BACKUP_PASSPHRASE: keep the one you mean')
    }
    if (value.BACKUP_DIR && !value.BACKUP_PASSPHRASE && !value.BACKUP_KEY_FILE) {
      addMistake('BACKUP_PASSPHRASE', 'or BACKUP_KEY_FILE is required with BACKUP_DIR: backups are encrypted')
    }
    for (const name of ['DATABASE_URL', 'S3_BUCKET'] as const)
      if (value.DEMO && value[name])
        addMistake(name, 'must not be set together with DEMO: a demo has a folder of its own')
    if (value.S3_BUCKET && !value.S3_ACCESS_KEY_ID)
      addMistake('S3_ACCESS_KEY_ID', 'is required with S3_BUCKET')
    if (value.S3_BUCKET && !value.S3_SECRET_ACCESS_KEY) {
      addMistake('S3_SECRET_ACCESS_KEY', 'is required with S3_BUCKET')
    }
    if (value.SMTP_URL && !value.MAIL_FROM && !value.PUBLIC_URL) {
      addMistake(
        'MAIL_FROM',
        'is required with SMTP_URL, unless PUBLIC_URL says under which name mail is sent',
      )
    }
  })

export const settingNames: readonly string[] = Object.keys(environment.shape)

const mebibyte = 1024 * 1024

export type Config = ReturnType<typeof toConfig>

/** Files stay under DATA_DIR unless a bucket is configured. */
function toStorage(env: z.output<typeof environment>) {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (!bucket || !accessKeyId || !secretAccessKey) {
    return { kind: 'local' as const, folder: join(resolve(env.DATA_DIR), 'files') }
  }
  return {
    kind: 's3' as const,
    bucket,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    accessKeyId,
    secretAccessKey,
    forcePathStyle: env.S3_FORCE_PATH_STYLE,
    encryption: env.S3_ENCRYPTION,
    patience: env.PATIENCE_SECONDS * 1_000,
  }
}

function toConfig(env: z.output<typeof environment>) {
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`
  const mailFrom = env.MAIL_FROM ?? `no-reply@${new URL(publicUrl).hostname}`
  return {
    host: env.HOST,
    port: env.PORT,
    publicUrl,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    /** Milliseconds without an answer before the database or the store counts as down. */
    patience: env.PATIENCE_SECONDS * 1_000,
    adminPassword: env.ADMIN_PASSWORD,
    /** Where the first owner gets mail about signing in. */
    ownerEmail: env.ADMIN_EMAIL,
    appSecret: env.APP_SECRET,
    appSecretFile: env.APP_SECRET_FILE && resolve(env.APP_SECRET_FILE),
    storage: toStorage(env),
    /** When set, uploads wait for a virus scan before anyone may download them. */
    scanner: env.CLAMD_HOST === undefined ? undefined : { host: env.CLAMD_HOST, port: env.CLAMD_PORT },
    mail: {
      smtpUrl: env.SMTP_URL,
      requiresTls: env.SMTP_TLS === 'required',
      from: mailFrom,
      administrator: env.ADMIN_EMAIL ?? mailFrom,
    },
    /** Multiplies the limits of the public forms and uploads. */
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    /** Stays free on the disk of DATA_DIR: no upload may take it from the database. */
    diskReserve: env.DISK_RESERVE_MB * mebibyte,
    /** Bytes per day from people who aren't signed in. */
    uploadBudget: {
      perSender: env.UPLOAD_MB_PER_ADDRESS * mebibyte * env.RATE_LIMIT_FACTOR,
      perDay: env.UPLOAD_MB_PER_DAY * mebibyte,
    },
    analyticsId: env.GA_MEASUREMENT_ID,
    /** Whether to render all public pages before anyone asks. */
    warmsPages: env.WARM_PAGES,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN,
    tracing: toTracing(env),
    /** Whether to mail the administrator about unexpected failures, at most once an hour. */
    mailsFailures: env.FAILURE_MAIL,
    /** Shows made-up applications, and makes them first in an empty data folder. Sends no mail. */
    isDemo: env.DEMO,
    /** Mail services show this when they forward mail to us. Unset: none may. */
    incomingMailSecret: env.INCOMING_MAIL_SECRET,
    backup: {
      /** For the nightly backup. Unset: only on demand. */
      folder: env.BACKUP_DIR && resolve(env.BACKUP_DIR),
      passphrase: env.BACKUP_PASSPHRASE,
      keyFile: env.BACKUP_KEY_FILE && resolve(env.BACKUP_KEY_FILE),
    },
  }
}

/** An empty value counts as unset, as in most process managers and .env files. */
const dropEmpty = (env: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))

/** Every mistake is one line that starts with the variable's name. */
export function readConfig(
  env: Record<string, string | undefined>,
): { ok: true; config: Config } | { ok: false; mistakes: string[] } {
  const parsed = environment.safeParse(dropEmpty(env))
  if (parsed.success) return { ok: true, config: toConfig(parsed.data) }
  return {
    ok: false,
    mistakes: parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`),
  }
}
