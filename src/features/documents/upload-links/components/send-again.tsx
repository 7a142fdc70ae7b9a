import { type RefObject, useEffect, useMemo } from 'react'
import { ItemActions } from '#features/documents/checklist/components/item-actions.tsx'
import { useItemSending } from '#features/documents/checklist/components/use-item-sending.ts'
import type { LinkItem } from '#features/documents/checklist/schema.ts'
import { byLink } from '#features/documents/files/components/upload-channels.ts'
import { useLocale } from '#ui/locale.tsx'
import { useToast } from '#ui/toast.tsx'
import { uploadWords } from '../content.ts'

type SendAgainProps = {
  token: string
  item: LinkItem
  heading: RefObject<HTMLElement | null>
  onNews: () => void
  onUnsent: (itemId: string, fileNames: readonly string[]) => void
}

/** Takes an item once more, like the case page. */
export function SendAgain({ token, item, heading, onNews, onUnsent }: SendAgainProps) {
  const locale = useLocale()
  const { toast } = useToast()
  const channel = useMemo(
    () => ({ ...byLink(token, locale), about: { itemId: item.id } }),
    [token, locale, item.id],
  )
  const onSent = () => {
    toast({ title: uploadWords[locale].uploadedToast, duration: 3_000 })
    onNews()
  }
  const sending = useItemSending({ channel, item, onSent })
  const { photos, underWay } = sending
  useEffect(() => {
    onUnsent(item.id, [...photos.map(({ file }) => file.name), ...underWay.map(({ fileName }) => fileName)])
  }, [onUnsent, item.id, photos, underWay])
  return (
    <ItemActions
      item={{ ...item, files: [] }}
      sending={sending}
      formTo={undefined}
      unavailable={undefined}
      heading={heading}
    />
  )
}
