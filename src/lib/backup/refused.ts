/** Why a backup was not made or not restored. The message is one line for whoever asked for it. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused'
}
