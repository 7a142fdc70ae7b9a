import { createKeyedHash, isSameSecret } from '#lib/secrets.ts'
import { isKey } from './keys.ts'
import type { UploadGrant } from './storage.ts'

export const storagePath = '/api/storage/'

/** Allows reading one file, as an attachment with this name and type, until the given moment. */
export type DownloadGrant = { key: string; name: string; type: string; expiresAt: Date }

export type SignedQuery = Record<string, string | undefined>
export type Checked<Grant> = { ok: true; grant: Grant } | { ok: false; reason: 'forged' | 'expired' }

export type SignedPaths = ReturnType<typeof createSignedPaths>

/** Paths on our own server that carry what they allow, sealed with the application's secret. */
export function createSignedPaths(appSecret: string) {
  const hash = createKeyedHash(appSecret, 'storage paths')
  const sign = (parts: string[]) => hash(JSON.stringify(parts))

  const signPath = (purpose: string, key: string, fields: Record<string, string>) => {
    const query = new URLSearchParams(fields)
    query.set('signature', sign([purpose, key, ...Object.values(fields)]))
    return `${storagePath}${key}?${query}`
  }

  const check = (purpose: string, key: string, fields: (string | undefined)[], signature = '') => {
    const parts = fields.map((field) => field ?? '')
    if (!isKey(key) || !isSameSecret(signature, sign([purpose, key, ...parts]))) return 'forged'
    return Number(parts.at(-1)) <= Date.now() ? 'expired' : undefined
  }

  return {
    forUpload: ({ key, size, type, expiresAt }: UploadGrant) =>
      signPath('upload', key, { size: String(size), type, expires: String(expiresAt.getTime()) }),

    readUpload(key: string, { size, type = '', expires, signature }: SignedQuery): Checked<UploadGrant> {
      const reason = check('upload', key, [size, type, expires], signature)
      if (reason) return { ok: false, reason }
      return { ok: true, grant: { key, size: Number(size), type, expiresAt: new Date(Number(expires)) } }
    },

    forDownload: ({ key, name, type, expiresAt }: DownloadGrant) =>
      signPath('download', key, { name, type, expires: String(expiresAt.getTime()) }),

    readDownload(key: string, query: SignedQuery): Checked<DownloadGrant> {
      const { name = '', type = '', expires, signature } = query
      const reason = check('download', key, [name, type, expires], signature)
      if (reason) return { ok: false, reason }
      return { ok: true, grant: { key, name, type, expiresAt: new Date(Number(expires)) } }
    },
  }
}
