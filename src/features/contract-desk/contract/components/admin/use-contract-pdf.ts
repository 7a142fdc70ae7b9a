import { useMutation } from '@tanstack/react-query'
import { ApiError } from '#features/admin/components/api.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import type { Contract } from '#features/contracts/records/schema.ts'

/**
 * The sealed file, or a draft printed now. Fetched rather than linked: somebody who may not have it, or has to wait for the
 * printer, reads why on the screen instead of in a tab of its own.
 */
export function useContractPdf(contract: Contract | undefined) {
  const { reportFailure } = useOutcome()
  const { mutate, isPending } = useMutation({
    mutationFn: fetchPdf,
    onError: (error) => reportFailure(error, 'The PDF could not be fetched. Please try again.', 'No PDF'),
  })
  return { isPrinting: isPending, fetch: contract && (() => !isPending && mutate(contract)) }
}

async function fetchPdf({ id, number, status, papers }: Contract) {
  // Once everybody has signed, the one with their names and the certificate.
  const isFinished = status === 'acknowledged' && papers.some(({ kind }) => kind === 'finished')
  const answer = await fetch(`/api/contracts/${id}/pdf${isFinished ? '?paper=finished' : ''}`)
  if (!answer.ok) throw new ApiError(answer.status, await answer.text(), answer.statusText)
  const address = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = `${number}.pdf`
  link.click()
  URL.revokeObjectURL(address)
}
