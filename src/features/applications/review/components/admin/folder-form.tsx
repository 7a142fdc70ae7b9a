import { type FormEvent, useState } from 'react'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { ExternalLink } from '#ui/text-link.tsx'
import { type ApplicationDetail, folderLinkSchema } from '../../schema.ts'
import { useLinkFolder } from './application-queries.ts'

/** The Google Drive folder of an application: the link, and a way to set it. */
export function FolderForm({ application }: { application: ApplicationDetail }) {
  const { id, googleDriveFolderUrl, version } = application
  const [isEditing, setEditing] = useState(false)
  const [mistake, setMistake] = useState<string>()
  const { mutateAsync, isPending } = useLinkFolder(id)
  const { reportSuccess, reportFailure } = useOutcome()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('folder')
    const link = folderLinkSchema.safeParse({ googleDriveFolderUrl: String(typed).trim(), version })
    setMistake(link.error?.issues[0]?.message)
    if (!link.success) return
    try {
      await mutateAsync(link.data)
      setEditing(false)
      reportSuccess(link.data.googleDriveFolderUrl ? 'Folder linked' : 'Folder link removed')
    } catch (error) {
      reportFailure(error, 'Failed to save the folder link', 'Not saved')
    }
  }

  return (
    <section aria-labelledby="folder-title" className="grid justify-items-start gap-3">
      <h3 id="folder-title">Google Drive folder</h3>
      {googleDriveFolderUrl && !isEditing && (
        <ExternalLink href={googleDriveFolderUrl}>Open the folder</ExternalLink>
      )}
      {isEditing ? (
        <form onSubmit={submit} className="grid w-full justify-items-start gap-3">
          <Field
            label="Address of the folder"
            help="Leave it empty to remove the link."
            error={mistake}
            className="w-full"
          >
            <Input name="folder" type="url" defaultValue={googleDriveFolderUrl ?? ''} />
          </Field>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" size="small" busy={isPending && 'Saving…'}>
              Save link
            </Button>
            <Button variant="outline" size="small" onClick={() => setEditing(false)}>
              Cancel
            </Button>
          </div>
        </form>
      ) : (
        <Button variant="outline" size="small" onClick={() => setEditing(true)}>
          {googleDriveFolderUrl ? 'Change link' : 'Set link'}
        </Button>
      )}
    </section>
  )
}
