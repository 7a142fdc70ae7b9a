import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { readUploadUrl, useGenerateLink } from './link-queries.ts'

/** Browsers refuse the clipboard without https, without focus, or too long after the click. */
async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

export function useLinkActions(applicationId: string) {
  const { reportSuccess, reportFailure } = useOutcome()
  const { mutateAsync, isPending } = useGenerateLink(applicationId)

  async function copy(uploadUrl: string) {
    if (await isCopied(uploadUrl)) reportSuccess('Link copied')
    else reportSuccess('Copy this link', { description: uploadUrl, duration: 60_000 })
  }

  async function copyFrom(linkId: string) {
    try {
      const uploadUrl = await readUploadUrl(applicationId, linkId)
      if (uploadUrl) await copy(uploadUrl)
    } catch (error) {
      reportFailure(error, 'Please try again.', 'Failed to copy the link')
    }
  }

  async function generate() {
    try {
      const { uploadUrl } = await mutateAsync()
      const copied = uploadUrl !== null && (await isCopied(uploadUrl))
      const description = copied ? 'It is in your clipboard.' : 'Press Copy Link to copy it.'
      reportSuccess('Upload link generated', { description })
    } catch (error) {
      reportFailure(error, 'Please try again.', 'Failed to generate upload link')
    }
  }

  return { copy, copyFrom, generate, isGenerating: isPending }
}
