import { ToastProvider } from '#ui/toast.tsx'
import { TooltipProvider } from '#ui/tooltip.tsx'
import { Buttons } from '../components/buttons.tsx'
import { Choices } from '../components/choices.tsx'
import { Desk } from '../components/desk.tsx'
import { Fields } from '../components/fields.tsx'
import { Listings } from '../components/listings.tsx'
import { Overlays } from '../components/overlays.tsx'
import { Statuses } from '../components/statuses.tsx'
import { TypeAndColour } from '../components/type-and-colour.tsx'
import './gallery.css'

export const meta = () => [{ title: 'Parts' }]

/** Every part in every state. Only the development server routes it. */
export default function Gallery() {
  return (
    <ToastProvider>
      <TooltipProvider>
        <main>
          <TypeAndColour />
          <Buttons title="Buttons" />
          <Buttons title="Buttons on green" ground="on-green" />
          <Fields />
          <Choices title="Choices" ground="on-paper" />
          <Choices title="Choices on green" ground="on-green" />
          <Statuses />
          <Listings />
          <Overlays />
          <Desk />
        </main>
      </TooltipProvider>
    </ToastProvider>
  )
}
