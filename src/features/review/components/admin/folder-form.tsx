import { type FormEvent, useState } from 'react'
import { BehindNotice } from '#features/admin/components/behind-notice.tsx'
import { useOpenedVersion } from '#features/admin/components/use-opened-version.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { isConflict } from '#features/admin/components/use-versioned-form.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { ExternalLink } from '#ui/text-link.tsx'
import { type ApplicationDetail, folderLinkSchema } from '../../schema.ts'
import { useLinkFolder } from './application-queries.ts'

export function FolderForm({ application }: { application: ApplicationDetail }) {
  const { googleDriveFolderUrl } = application
  const [isEditing, setEditing] = useState(false)
  return (
    <section aria-labelledby="folder-title" className="grid justify-items-start gap-3">
      <h3 id="folder-title">Google Drive folder</h3>
      {googleDriveFolderUrl && !isEditing && (
        <ExternalLink href={googleDriveFolderUrl}>Open the folder</ExternalLink>
      )}
      {isEditing ? (
        <FolderLinkForm application={application} onDone={() => setEditing(false)} />
      ) : (
        <Button kind="line" onClick={() => setEditing(true)}>
          {googleDriveFolderUrl ? 'Change link' : 'Set link'}
        </Button>
      )}
    </section>
  )
}

function FolderLinkForm({ application, onDone }: { application: ApplicationDetail; onDone: () => void }) {
  const { opened, isBehind, fallBehind, catchUp } = useOpenedVersion(application)
  const [mistake, setMistake] = useState<string>()
  const { mutateAsync, isPending } = useLinkFolder(application.id)
  const { reportSuccess, reportFailure } = useOutcome()
  const isSameLink = opened.googleDriveFolderUrl === application.googleDriveFolderUrl
  // Other changes have nothing to do with this form.
  const { version } = isSameLink ? application : opened

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('folder')
    const link = folderLinkSchema.safeParse({ googleDriveFolderUrl: String(typed).trim(), version })
    setMistake(link.error?.issues[0]?.message)
    if (!link.success) return
    try {
      await mutateAsync(link.data)
      onDone()
      reportSuccess(link.data.googleDriveFolderUrl ? 'Folder linked' : 'Folder link removed')
    } catch (error) {
      if (isConflict(error)) fallBehind()
      else reportFailure(error, 'Failed to save the folder link', 'Not saved')
    }
  }

  return (
    <form onSubmit={submit} className="grid w-full justify-items-start gap-3">
      {isBehind && (
        <BehindNotice onKeep={catchUp}>{application.googleDriveFolderUrl ?? 'no folder'}</BehindNotice>
      )}
      <Field
        label="Address of the folder"
        help="Leave it empty to remove the link."
        error={mistake}
        className="w-full"
      >
        <Input name="folder" type="url" defaultValue={opened.googleDriveFolderUrl ?? ''} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isPending && 'Saving…'}>
          Save link
        </Button>
        <Button kind="line" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
