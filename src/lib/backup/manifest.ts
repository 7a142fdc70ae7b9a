import { z } from 'zod'

/** The last entry of an archive. Without it, an archive is incomplete. */
export const manifestName = 'manifest.json'
export const filesPrefix = 'files/'
export const databasePrefix = 'database/'

const sum = z.object({ rows: z.int(), sha256: z.string() })
const file = z.object({ size: z.int(), sha256: z.string() })

export const manifestSchema = z.object({
  format: z.literal(1),
  /** Every row is from this moment or just after; it includes everything acknowledged before. */
  takenAt: z.iso.datetime(),
  tables: z.record(z.string(), sum),
  files: z.record(z.string(), file),
  /** Files that rows name but the store lost or changed. */
  missing: z.array(z.string()),
  /** Which secret opens it: a fingerprint, from which nobody learns the secret. Archives of v0.1.0 have none. */
  secretId: z.string().optional(),
})

export type Manifest = z.infer<typeof manifestSchema>

export const countManifest = ({ tables, files, missing }: Manifest) => ({
  rows: Object.values(tables).reduce((total, { rows }) => total + rows, 0),
  files: Object.keys(files).length,
  missing: missing.length,
})
