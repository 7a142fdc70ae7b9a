import { Button } from '../button.tsx'
import { RadioCard, RadioCardGroup } from '../radio-card.tsx'
import { type Ground, Shown, Specimen } from './specimen.tsx'

export function Choices({ ground, title }: { ground: Ground; title: string }) {
  return (
    <Specimen title={title} ground={ground}>
      <div className="gallery-grid">
        <Shown name="One chosen">
          <RadioCardGroup legend="Who is filling this in?" name={`${ground}-who`}>
            <RadioCard value="me" label="It is about me" description="I write for myself." defaultChecked />
            <RadioCard
              value="other"
              label="It is about somebody else, whose name is rather long"
              description="I write for someone in my care, or for a friend who asked me to, and I may do so."
            />
            <RadioCard value="none" label="Nobody" disabled description="Cannot be chosen today." />
          </RadioCardGroup>
          <div>
            <Button variant="apply">Continue</Button>
          </div>
        </Shown>
        <Shown name="Error, two columns, no description">
          <RadioCardGroup
            legend="When?"
            help="The nearest is fine."
            name={`${ground}-when`}
            columns={2}
            error="Choose a day."
          >
            <RadioCard value="today" label="Today" />
            <RadioCard value="later" label="Later" />
          </RadioCardGroup>
          <div>
            <Button variant="apply" disabled>
              Continue
            </Button>
          </div>
        </Shown>
      </div>
    </Specimen>
  )
}
