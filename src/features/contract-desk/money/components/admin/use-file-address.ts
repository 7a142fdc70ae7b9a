import { useMayEnter } from '#features/admin/components/signed-in-person.ts'
import { paths } from '#site/paths.ts'

/** People who can’t open files go to the ledger. */
export function useFileAddress() {
  const seesFiles = useMayEnter('files')
  return (id: string) => (seesFiles ? paths.adminApplicationContract(id) : paths.adminApplicationLedger(id))
}
