import { expect, test } from 'vitest'
import { readIncomingMail } from './incoming.ts'

const read = (lines: readonly string[], isCut = false) =>
  readIncomingMail(Buffer.from(lines.join('\r\n')), isCut)
const head = ['From: Ana <ana@example.com>', 'To: case@reply.example', 'Message-ID: <1@example.com>']

test.each([
  ['a person', [], 'written'],
  ['a person whose program says so', ['Auto-Submitted: no'], 'written'],
  ['an absence note', ['Auto-Submitted: auto-replied'], 'automatic'],
  ['an older absence note', ['X-Autoreply: yes'], 'automatic'],
  ['a newsletter', ['Precedence: bulk'], 'automatic'],
  ['a mailing list', ['List-Id: <all.example.com>'], 'automatic'],
  ['a machine without a sender', ['Return-Path: <>'], 'automatic'],
])('tells who writes: %s', async (_who, headers, kind) => {
  expect(await read([...head, ...headers, '', 'Hello'])).toMatchObject({ kind })
})

test('a bounced mail names its reply address; a late one doesn’t count', async () => {
  const report = (action: string) => [
    'From: MAILER-DAEMON@example.com',
    'To: no-reply@funding.example',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    `Action: ${action}`,
    'Status: 5.1.1',
    '--b',
    'Content-Type: text/rfc822-headers',
    '',
    'Reply-To: case+0123@reply.example',
    '--b--',
  ]
  expect(await read(report('failed'))).toMatchObject({
    kind: 'bounce',
    to: ['no-reply@funding.example', 'case+0123@reply.example'],
  })
  expect(await read(report('delayed'))).toMatchObject({ kind: 'automatic' })
})

test('a mail without plain text is read from its HTML, as words only', async () => {
  const html = '<style>p{}</style><p>Yes &amp; no</p><p>Ana<br>Ruiz</p><script>alert(1)</script>'
  const { words } = await read([...head, 'Content-Type: text/html', '', html])
  expect(words).toBe('Yes & no\n\nAna\nRuiz')
})

test('a mail of blanks is read in no time', async () => {
  const mail = await read([...head, 'Content-Type: text/html', '', `<p>a${' '.repeat(190_000)}b</p>`])
  expect(mail).toMatchObject({ words: 'a b' })
})

test('attachments count, a logo in the signature doesn’t', async () => {
  const parts = (related: boolean) => [
    ...head,
    `Content-Type: multipart/${related ? 'related' : 'mixed'}; boundary=b`,
    '',
    '--b',
    'Content-Type: text/html',
    '',
    '<p>Here</p><img src="cid:logo">',
    '--b',
    'Content-Type: image/png; name=logo.png',
    ...(related ? ['Content-ID: <logo>'] : ['Content-Disposition: attachment']),
    'Content-Transfer-Encoding: base64',
    '',
    'aGk=',
    '--b--',
  ]
  expect(await read(parts(false))).toMatchObject({ words: 'Here', hasAttachments: true })
  expect(await read(parts(true))).toMatchObject({ words: 'Here', hasAttachments: false })
  expect(await read([...head, '', 'Hello'], true)).toMatchObject({ hasAttachments: true })
})

test('the same mail has the same key, with or without a Message-ID', async () => {
  const keyOf = async (lines: string[]) => (await read(lines)).key
  expect(await keyOf([...head, '', 'a'])).toBe(await keyOf([...head, 'X-Hop: 2', '', 'a']))
  const nameless = ['From: ana@example.com', 'Date: Mon, 16 Nov 2026 09:40:00 -0500']
  expect(await keyOf([...nameless, '', 'a'])).toBe(await keyOf([...nameless, '', 'a']))
  expect(await keyOf([...nameless, '', 'a'])).not.toBe(await keyOf([...nameless, '', 'b']))
})
