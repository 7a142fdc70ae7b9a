import { useState } from 'react'
import { Button, ButtonAnchor, ButtonLink, type ButtonVariant } from '../button.tsx'
import { CopyIcon, FitIcon, MinusIcon, PlusIcon, SearchIcon, TrashIcon, TurnIcon } from '../desk-icons.tsx'
import {
  AlertIcon,
  ArrowRightIcon,
  CheckIcon,
  ChevronIcon,
  CloseIcon,
  ExternalIcon,
  LockIcon,
  MenuIcon,
  PhoneIcon,
  UploadIcon,
} from '../icons.tsx'
import { type Ground, Shown, Specimen } from './specimen.tsx'

const variants: ButtonVariant[] = ['apply', 'primary', 'outline', 'quiet', 'danger']
const icons = [
  PhoneIcon,
  MenuIcon,
  CloseIcon,
  CheckIcon,
  ArrowRightIcon,
  ChevronIcon,
  AlertIcon,
  LockIcon,
  ExternalIcon,
  UploadIcon,
  CopyIcon,
  TrashIcon,
  SearchIcon,
  PlusIcon,
  MinusIcon,
  FitIcon,
  TurnIcon,
]

export function Buttons({ ground, title }: { ground?: Ground; title: string }) {
  const [busy, setBusy] = useState(true)
  return (
    <Specimen title={title} {...(ground && { ground })}>
      <div className="gallery-grid">
        <Shown name="Variants">
          <div className="gallery-row">
            {variants.map((variant) => (
              <Button key={variant} variant={variant}>
                {variant}
              </Button>
            ))}
          </div>
          <div className="gallery-row">
            {variants.map((variant) => (
              <Button key={variant} variant={variant} size="small">
                {variant}, small
              </Button>
            ))}
          </div>
          <div className="gallery-row">
            {variants.map((variant) => (
              <Button key={variant} variant={variant} disabled>
                {variant}, disabled
              </Button>
            ))}
          </div>
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
            {icons.map((Icon) => (
              <Icon key={Icon.name} className="size-6" />
            ))}
          </div>
        </Shown>
      </div>
    </Specimen>
  )
}
