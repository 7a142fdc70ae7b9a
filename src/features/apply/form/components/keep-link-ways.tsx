import { useEffect, useRef, useState } from 'react'
import { readDeviceOwner } from '#lib/browser-store/own-device.ts'
import { writeCalendarEntry } from '#lib/calendar-entry.ts'
import { drawSquares } from '#lib/qr-squares.ts'
import { formatOfficeWeekday } from '#site/format.ts'
import { addPromisedHours } from '#site/promise-clock.ts'
import { useLocale } from '#ui/locale.tsx'
import { Button } from '#ui/plain-button.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import { keepLinkWords } from '../content/keep-link.ts'
import { drawLinkPicture } from './draw-link-picture.ts'
import type { KeepLinkProps } from './keep-link.tsx'

export function KeepLinkWays({ sent, company, phone, link }: KeepLinkProps & { link: string }) {
  const locale = useLocale()
  const words = keepLinkWords[locale]
  // On a device that others use, a file with the link takes a second word.
  const [isAnyway, setAnyway] = useState(false)
  const maySave = isAnyway || readDeviceOwner() === 'own'
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isAnyway) first.current?.focus()
  }, [isAnyway])
  const [said, setSaid] = useState('')
  const squares = drawSquares(link)
  const { dueAt, timeZone } = sent.answer ?? {
    dueAt: addPromisedHours(new Date(sent.receivedAt ?? sent.sentAt)),
    timeZone: undefined,
  }

  async function savePicture() {
    const { title, reference, due, call, secret, fileName } = words.drawing
    const picture = await drawLinkPicture({
      squares,
      title: title(company),
      lines: [
        reference(sent.reference),
        due(formatOfficeWeekday(dueAt, locale, timeZone)),
        call(phone),
        secret,
      ],
      link,
    })
    if (picture) save(picture, `${fileName}.png`)
  }
  function saveEntry() {
    const text = writeCalendarEntry({
      uid: `${sent.reference}@${location.hostname}`,
      at: new Date(dueAt),
      minutes: 15,
      title: words.entry.title(company),
      notes: words.entry.notes(sent.reference, link, phone),
      url: link,
    })
    save(new Blob([text], { type: 'text/calendar;charset=utf-8' }), `${words.entry.fileName}.ics`)
  }
  function save(file: Blob, name: string) {
    offerFile(file, name)
    setSaid(words.saved)
  }

  return (
    <div className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-[auto_1fr]">
      <div className="max-sm:mx-auto">
        <QrCode {...squares} label={words.code} className="size-56" />
        <p className="mt-1 text-center font-sans text-small text-soft print:hidden">{words.codeHelp}</p>
      </div>
      <div className="grid content-start gap-4">
        <p className="font-sans text-small wrap-anywhere">
          <a href={link}>{link}</a>
        </p>
        {!maySave && <p className="print:hidden">{words.shared}</p>}
        <div className="flex flex-wrap gap-3">
          {maySave && (
            <>
              <Button ref={first} variant="outline" size="small" onClick={savePicture}>
                {words.picture}
              </Button>
              <Button variant="outline" size="small" onClick={saveEntry}>
                {words.calendar}
              </Button>
            </>
          )}
          <Button variant="outline" size="small" onClick={() => window.print()}>
            {words.print}
          </Button>
          {!maySave && (
            <Button variant="quiet" size="small" onClick={() => setAnyway(true)}>
              {words.saveAnyway}
            </Button>
          )}
        </div>
        <p role="status" className="font-sans text-small print:hidden">
          {said}
        </p>
      </div>
    </div>
  )
}

function offerFile(file: Blob, name: string) {
  const address = URL.createObjectURL(file)
  const anchor = Object.assign(document.createElement('a'), { href: address, download: name })
  anchor.click()
  // Safari reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
