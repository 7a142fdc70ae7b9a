/** The message is one line for the person who asked for the backup. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused'
}
