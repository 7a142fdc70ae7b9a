import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#lib/config.ts'
import { startSmtpServer } from '../../../tests/support/smtp-server.ts'
import { writeLetter } from './letter.tsx'
import { createMailer, type Mail } from './mailer.ts'

function outbox(env: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'beaconfield-mail-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const read = readConfig({ DATA_DIR: dataDir, PUBLIC_URL: 'https://funding.example', ...env })
  if (!read.ok) throw new Error(read.mistakes.join())
  const folder = join(dataDir, 'outbox')
  return {
    folder,
    mailer: createMailer(read.config),
    files: () => readdirSync(folder),
    read: () => readFileSync(join(folder, readdirSync(folder)[0] ?? ''), 'utf8'),
  }
}

const mail: Mail = {
  id: 'contact-1',
  from: { name: 'Beaconfield' },
  replyTo: { name: 'Zoë Example', address: 'zoe@example.com' },
  subject: 'A message from the contact page',
  text: 'Plain words\n',
  html: '<p>Marked words</p>',
}

const headersOf = (eml: string) => eml.slice(0, eml.indexOf('\r\n\r\n'))

test('without a mail server a mail is a complete file that only its owner can read', async () => {
  const { mailer, files, read, folder } = outbox({ ADMIN_EMAIL: 'desk@funding.example' })
  await mailer.send(mail)
  expect(files()).toEqual(['contact-1.eml'])
  const eml = read()
  const headers = headersOf(eml)
  expect(headers).toContain('From: Beaconfield <no-reply@funding.example>')
  expect(headers).toContain('To: desk@funding.example')
  expect(headers).toMatch(/^Reply-To: =\?UTF-8\?Q\?Zo=C3=AB_Example\?= <zoe@example.com>\r$/m)
  expect(headers).toMatch(/^Message-ID: <[\da-f]{32}@funding\.example>\r$/m)
  expect(headers).toContain('multipart/alternative')
  expect(eml).toContain('Plain words')
  expect(eml).toContain('<p>Marked words</p>')
  expect(statSync(folder).mode & 0o077).toBe(0)
  expect(statSync(join(folder, 'contact-1.eml')).mode & 0o077).toBe(0)
})

test('a mail that can be stopped carries a one-click header', async () => {
  const { mailer, read } = outbox()
  await mailer.send({ ...mail, unsubscribeUrl: 'https://funding.example/api/case/token/stop-reminders' })
  const headers = headersOf(read())
  expect(headers).toContain('List-Unsubscribe: <https://funding.example/api/case/token/stop-reminders>')
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
})

test('a mail that is sent again replaces itself', async () => {
  const { mailer, files, read } = outbox()
  await mailer.send(mail)
  const [, first] = /^Message-ID: (.*)$/m.exec(read()) ?? []
  await mailer.send(mail)
  expect(files()).toEqual(['contact-1.eml'])
  expect(read()).toContain(`Message-ID: ${first}`)
})

test('no mail reveals the id of its subject, which may be the right to add documents', async () => {
  const { mailer, read } = outbox()
  const id = '5d2e6476-45a8-4c21-a321-b81f6d2eadef'
  await mailer.send({ ...mail, id: `application-receipt-${id}` })
  expect(read()).not.toContain(id)
})

test('without an administrator, the sender address gets the administrator’s mail', async () => {
  const { mailer, read } = outbox({ MAIL_FROM: 'office@funding.example' })
  await mailer.send(mail)
  expect(headersOf(read())).toContain('To: office@funding.example')
})

test.each([
  ['a line feed', 'Eve\nBcc: victim@example.com'],
  ['a carriage return', 'Eve\r\nBcc: victim@example.com\r\n\r\n<script>'],
  ['a quote and brackets', 'Eve" <victim@example.com>, "x'],
  ['an encoded line end', 'Eve=?utf-8?Q?=0D=0ABcc:_victim@example.com?='],
])('a name with %s adds no header and no recipient', async (_what, name) => {
  const { mailer, read } = outbox()
  await mailer.send({ ...mail, replyTo: { name, address: 'eve@example.com' }, subject: `Hello ${name}` })
  const headers = headersOf(read()).replace(/\r\n[ \t]+/g, ' ')
  const names = headers.split('\r\n').map((line) => line.split(':')[0])
  expect(names.filter((header) => header?.toLowerCase() === 'bcc')).toEqual([])
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted())
  expect(headers.match(/^Reply-To: .*<eve@example.com>$/gm)).toHaveLength(1)
  expect(headers).toMatch(/^To: no-reply@funding\.example$/m)
})

test('a letter says the same in plain text and in HTML, and words never become markup', () => {
  const { text, html } = writeLetter(
    {
      heading: 'Somebody wrote to you',
      paragraphs: ['Reply to this mail.', 'First line\n<img src=x onerror=alert(1)>'],
      facts: [{ label: 'Name', value: 'A <b>bold</b> name' }],
      signature: 'Sent by the site',
    },
    'en',
  )
  expect(text).toContain('Name: A <b>bold</b> name')
  expect(text).toContain('First line\n<img')
  expect(html).toContain('A &lt;b&gt;bold&lt;/b&gt; name')
  expect(html).not.toContain('<img')
  for (const words of ['Somebody wrote to you', 'Reply to this mail.', 'Sent by the site']) {
    expect(text).toContain(words)
    expect(html).toContain(words)
  }
})

test('mail leaves this machine over TLS or not at all, unless the owner says otherwise', async () => {
  const smtp = await startSmtpServer()
  onTestFinished(() => smtp.stop())
  // The server here has no certificate, and this name for it isn't one of this machine.
  const elsewhere = smtp.url.replace('127.0.0.1', '0.0.0.0')
  const sendWith = (url: string, env = {}) => outbox({ SMTP_URL: url, ...env }).mailer.send(mail)
  await expect(sendWith(elsewhere)).rejects.toThrow(/STARTTLS/)
  expect(smtp.received).toHaveLength(0)
  await sendWith(elsewhere, { SMTP_TLS: 'optional' })
  await sendWith(smtp.url)
  expect(smtp.received).toHaveLength(2)
})
