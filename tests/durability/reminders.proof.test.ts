import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { reminderDays } from '#domain/case-file.ts'
import { makeDataFolder } from '../support/embedded-snapshot.ts'
import { isProof, rounds } from '../support/sample.ts'
import { makeTemporaryFolder } from '../support/server-process.ts'
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.ts'
import { bundleProgram } from './bundle-program.ts'
import { isFinished, isPresent, startProgram, type Writer } from './writer.ts'

let root: ReturnType<typeof makeTemporaryFolder>
let smtp: TestSmtpServer
let running: Writer | undefined

beforeEach(async () => {
  root = makeTemporaryFolder()
  smtp = await startSmtpServer()
})
afterEach(async () => {
  await running?.kill()
  await smtp.stop()
  root.remove()
})

const header = (raw: string, name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(raw)?.[1] ?? ''
const killsPerDay = rounds(12, 1)
/** Days after the request. The last is past them all. */
const days = isProof ? [0, ...reminderDays, 30] : [0, reminderDays[0]]
const mailsEach = isProof ? 1 + reminderDays.length : 2

it('each applicant is asked once and reminded once on each day, however often the process is killed', async () => {
  const folder = join(root.path, 'data')
  mkdirSync(folder)
  await makeDataFolder(folder)
  const program = await bundleProgram('send-reminders')
  /** With its clock a little more than this many days ahead. */
  const start = (today: number) => startProgram(program, [folder, smtp.url, String(today + 0.01)])
  for (const today of days) {
    for (let kill = 0; kill < killsPerDay; kill++) {
      running = start(today)
      await running.until(isPresent)
      // From before the first row to the middle of the mails.
      await delay(20 + (kill * 600) / killsPerDay)
      await running.kill()
    }
    running = start(today)
    await running.until(isFinished)
    await running.kill()
  }
  const mails = smtp.received.map(({ to, raw }) => ({
    to: to[0] ?? '',
    id: header(raw, 'Message-ID'),
  }))
  const recipients = [...new Set(mails.map(({ to }) => to))]
  expect(recipients).toHaveLength(10)
  for (const recipient of recipients) {
    const ids = mails.filter(({ to }) => to === recipient).map(({ id }) => id)
    expect(new Set(ids).size, recipient).toBe(mailsEach)
  }
  // A kill between the mail server's "accepted" and our record of it repeats that mail, under the same id: one for
  // each of the two workers.
  const repeated = mails.length - new Set(mails.map(({ id }) => id)).size
  expect(repeated).toBeLessThanOrEqual(2 * killsPerDay * days.length)
}, 600_000)
