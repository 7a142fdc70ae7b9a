import { z } from 'zod'

/** The last entry of an archive: what is in it. Without it, an archive is not whole. */
export const manifestName = 'manifest.json'
export const filesPrefix = 'files/'
export const databasePrefix = 'database/'

const sum = z.object({ rows: z.int(), sha256: z.string() })
const file = z.object({ size: z.int(), sha256: z.string() })

export const manifestSchema = z.object({
  format: z.literal(1),
  /** Every row is of this moment, or of one a breath later; whatever was acknowledged before is in it. */
  takenAt: z.iso.datetime(),
  tables: z.record(z.string(), sum),
  files: z.record(z.string(), file),
  /** Files that rows name and that the store did not have, or not as they were sent. */
  missing: z.array(z.string()),
})

export type Manifest = z.infer<typeof manifestSchema>

/** For whoever asked, and for the record. */
export const countManifest = ({ tables, files, missing }: Manifest) => ({
  rows: Object.values(tables).reduce((total, { rows }) => total + rows, 0),
  files: Object.keys(files).length,
  missing: missing.length,
})
