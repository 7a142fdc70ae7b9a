import { useState } from 'react'
import { Button, ButtonAnchor, ButtonLink, type ButtonVariant } from '../button.tsx'
import * as deskIcons from '../desk-icons.tsx'
import * as publicIcons from '../icons.tsx'
import { type Ground, Shown, Specimen } from './specimen.tsx'

const variants: ButtonVariant[] = ['apply', 'primary', 'outline', 'quiet', 'danger']
const { Icon: _, drawIcon: __, ...icons } = { ...publicIcons, ...deskIcons }
const { ArrowRightIcon, MenuIcon, PhoneIcon, TrashIcon } = icons

const looks = [
  { words: '' },
  { words: ', small', size: 'small' },
  { words: ', disabled', disabled: true },
] as const

export function Buttons({ ground, title }: { ground?: Ground; title: string }) {
  const [busy, setBusy] = useState(true)
  return (
    <Specimen title={title} {...(ground && { ground })}>
      <div className="gallery-grid">
        <Shown name="Variants">
          {looks.map(({ words, ...look }) => (
            <div key={words} className="gallery-row">
              {variants.map((variant) => (
                <Button key={variant} variant={variant} {...look}>
                  {variant}
                  {words}
                </Button>
              ))}
            </div>
          ))}
        </Shown>
        <Shown name="Busy, long, with icons, as links">
          <div className="gallery-row">
            <Button variant="apply" busy={busy && 'Sending...'}>
              Send Message
            </Button>
            <Button variant="outline" onClick={() => setBusy(!busy)}>
              {busy ? 'Stop being busy' : 'Be busy'}
            </Button>
          </div>
          <Button>A label that is longer than anyone should write, and wraps on a phone</Button>
          <div className="gallery-row">
            <ButtonLink to="/" variant="primary">
              Onwards <ArrowRightIcon />
            </ButtonLink>
            <ButtonAnchor href="tel:+15550100" variant="outline">
              <PhoneIcon /> (555) 010-0000
            </ButtonAnchor>
            <Button variant="outline" size="icon" aria-label="Menu">
              <MenuIcon />
            </Button>
            <Button variant="quiet" size="icon" aria-label="Remove">
              <TrashIcon />
            </Button>
          </div>
          <div className="gallery-row">
            {Object.entries(icons).map(([name, Icon]) => (
              <Icon key={name} className="size-6" />
            ))}
          </div>
        </Shown>
      </div>
    </Specimen>
  )
}
