import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { ServerProcess } from './server-process.ts'

/** The link of the latest mail of this kind. */
export async function findMailedLink(
  { dataDir }: ServerProcess,
  kind: 'invitation' | 'password-reset',
): Promise<string> {
  let found: string | undefined
  await expect(async () => {
    const outbox = join(dataDir, 'outbox')
    const [name = ''] = readdirSync(outbox).filter((file) => file.startsWith(kind) && file.endsWith('.eml'))
    const mail = readFileSync(join(outbox, name), 'utf8').replaceAll('=\r\n', '')
    found = /\/admin\/(?:invitation|reset)\/[\w-]{43}/.exec(mail)?.[0]
    expect(found).toBeTruthy()
  }).toPass()
  return found ?? ''
}
