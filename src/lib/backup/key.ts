import { readFileSync, writeFileSync } from 'node:fs'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import type { Config } from '#lib/config.ts'
import { BackupRefused } from './refused.ts'

type Bytes = ReadableStream<Uint8Array>

/** Every new archive is opened with the same key right away. */
export type BackupKey = { lock(bytes: Bytes): Promise<Bytes>; open(bytes: Bytes): Promise<Bytes> }

/** scrypt takes 64 MB and a second, where age's own 18 takes 256 MB. Weak passphrases are refused anyway. */
const workFactor = 16

export async function openBackupKey({ passphrase, keyFile }: Config['backup']): Promise<BackupKey> {
  if (passphrase === undefined && keyFile === undefined)
    throw new BackupRefused('Set BACKUP_PASSPHRASE or BACKUP_KEY_FILE: backups are encrypted.')
  const [encrypter, decrypter] = [new Encrypter(), new Decrypter()]
  if (passphrase !== undefined) {
    encrypter.setPassphrase(passphrase)
    encrypter.setScryptWorkFactor(workFactor)
    decrypter.addPassphrase(passphrase)
  }
  for (const identity of keyFile === undefined ? [] : readIdentities(keyFile)) {
    encrypter.addRecipient(await identityToRecipient(identity))
    decrypter.addIdentity(identity)
  }
  return {
    lock: (bytes) => encrypter.encrypt(bytes),
    open: (bytes) =>
      decrypter.decrypt(bytes).catch((error: unknown) => {
        const isForeign = error instanceof Error && /identity matched|invalid (tag|hmac)/i.test(error.message)
        throw new BackupRefused(
          isForeign
            ? 'The archive does not open with this passphrase or key. Nothing was changed.'
            : 'This is no archive of ours: it does not begin like a file that age encrypted. Nothing was changed.',
        )
      }),
  }
}

/** As age-keygen writes them: one per line, and comments. */
function readIdentities(path: string): string[] {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    throw new BackupRefused(`BACKUP_KEY_FILE ${path} cannot be read (${code}).`)
  }
  const identities = text.match(/^AGE-SECRET-KEY-[0-9A-Z-]+$/gm)
  if (!identities)
    throw new BackupRefused(`BACKUP_KEY_FILE ${path} has no line that begins with AGE-SECRET-KEY-.`)
  return identities
}

/** Never overwrites a key file. Returns the public half. */
export async function makeKeyFile(path: string): Promise<string> {
  const identity = await generateX25519Identity()
  const recipient = await identityToRecipient(identity)
  writeFileSync(path, `# public key: ${recipient}\n${identity}\n`, { flag: 'wx', mode: 0o600 })
  return recipient
}
