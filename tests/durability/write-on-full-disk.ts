import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openEmbedded } from '#db/embedded.ts'
import { fillDisk } from '../support/small-disk.ts'

/** Writes a value when the disk is full and the log must grow, and reports the acknowledgment. */
const [folder = '', value = '', spare = '', disk = ''] = process.argv.slice(2)
const { runSql } = await openEmbedded({ dataDir: folder })
await runSql(
  'create table if not exists kept (value int); insert into kept select 0 where not exists (select from kept)',
)
// The log has files in store if the migrations needed more than one.
while (await hasFilesInStore()) {
  await runSql('select pg_switch_wal()')
  await runSql('update kept set value = value')
}
const spareSpace = join(folder, 'spare-space')
// Wait for the whole spare space: it is still being written.
const wholeSpace = 20 * 1024 * 1024
while ((statSync(spareSpace, { throwIfNoEntry: false })?.size ?? 0) < wholeSpace) await delay(10)
if (spare === 'without') rmSync(spareSpace)
if (disk === 'small') fillDisk(folder)
await runSql('select pg_switch_wal()')
await runSql(`update kept set value = ${Number(value)}`)
process.stdout.write(`acknowledged ${value}\n`, () => process.kill(process.pid, 'SIGKILL'))

async function hasFilesInStore(): Promise<boolean> {
  const { rows } = await runSql('select pg_walfile_name(pg_current_wal_insert_lsn()) as name')
  const current = String(rows[0]?.name)
  const files = readdirSync(join(folder, 'database', 'pg_wal'))
  return files.some((name) => /^[\dA-F]{24}$/.test(name) && name > current)
}
