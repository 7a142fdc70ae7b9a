import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { answerOf, createApi, fileAsBody } from '#features/admin/components/api.ts'
import { PictureButton } from '#features/admin/components/picture-button.tsx'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import { pictureAttributes, pictureOf } from '#site/pictures.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import type { portraitsApi } from '../../company/api.ts'
import { type CompanyPerson, personSchema } from '../../company/schema.ts'

const api = createApi<RoutesOf<typeof portraitsApi>>()

type PersonFieldsProps = {
  person: CompanyPerson
  showMistakes: boolean
  onChange: (person: CompanyPerson) => void
}

export function PersonFields({ person, showMistakes, onChange }: PersonFieldsProps) {
  const issues = showMistakes ? (personSchema.safeParse(person).error?.issues ?? []) : []
  const errorOf = (name: keyof CompanyPerson) => issues.find(({ path }) => path[0] === name)?.message
  const control = (name: 'name' | 'role') => ({
    value: person[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onChange({ ...person, [name]: value }),
  })
  // The answer comes later: it belongs to the person as they are written by then.
  const latest = useRef(person)
  latest.current = person
  return (
    <div className="grid gap-4 pt-2 pb-4 sm:grid-cols-2">
      <Field label="Name" error={errorOf('name')}>
        <Input {...control('name')} autoComplete="off" />
      </Field>
      <Field label="What they do" help="Like “Reads your case”." error={errorOf('role')}>
        <Input {...control('role')} autoComplete="off" />
      </Field>
      <Portrait
        address={person.portrait}
        onChange={(portrait) => onChange({ ...latest.current, portrait })}
      />
    </div>
  )
}

type PortraitProps = { address: string; onChange: (address: string) => void }

function Portrait({ address, onChange }: PortraitProps) {
  const { reportFailure } = useOutcome()
  const upload = useMutation({
    mutationFn: (file: File) => answerOf(api.POST('/api/content-portraits', fileAsBody(file))),
  })
  const send = (file: File) =>
    upload.mutate(file, {
      onSuccess: ({ url }) => onChange(url),
      onError: (error) => reportFailure(error, 'Failed to engrave the photo'),
    })
  return (
    <div className="flex flex-wrap items-center gap-3 sm:col-span-2">
      {pictureOf(address) && (
        <img {...pictureAttributes(address)} alt="The portrait" className="size-24 rounded-full" />
      )}
      <PictureButton label="Photo" busy={upload.isPending && 'Engraving…'} onChoose={send}>
        {address ? 'Another photo' : 'Upload a photo'}
      </PictureButton>
      {address && (
        <Button variant="quiet" size="small" onClick={() => onChange('')}>
          Initials instead
        </Button>
      )}
      <p className="text-small text-soft">
        The photo is engraved and not kept. Without one, the page shows initials.
      </p>
    </div>
  )
}
