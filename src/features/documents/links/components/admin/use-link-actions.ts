import { reasonOf } from '#features/admin/components/api.ts'
import { useToast } from '#ui/toast.tsx'
import { useGenerateLink } from './link-queries.ts'

/** Browsers refuse the clipboard without https, without focus, or too long after the press. */
async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Generating and copying, with what is said about them, for the table and for the panel alike. */
export function useLinkActions(applicationId: string) {
  const { toast } = useToast()
  const { mutateAsync, isPending } = useGenerateLink(applicationId)

  async function copy(uploadUrl: string) {
    if (await isCopied(uploadUrl)) toast({ title: 'Link copied' })
    else toast({ title: 'Copy this link', description: uploadUrl, duration: 60_000 })
  }

  async function generate() {
    try {
      const { uploadUrl } = await mutateAsync()
      const copied = uploadUrl !== null && (await isCopied(uploadUrl))
      const description = copied ? 'It is in your clipboard.' : 'Press Copy Link to copy it.'
      toast({ title: 'Upload link generated', description })
    } catch (error) {
      const fallback = 'Failed to generate upload link'
      toast({ title: fallback, description: reasonOf(error, 'Please try again.'), variant: 'destructive' })
    }
  }

  return { copy, generate, isGenerating: isPending }
}
