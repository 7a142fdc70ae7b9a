import { useState } from 'react'
import { Badge, type BadgeTone } from '../badge.tsx'
import { Button } from '../button.tsx'
import { EmptyState } from '../empty-state.tsx'
import { ErrorSummary } from '../error-summary.tsx'
import { Field } from '../field.tsx'
import { Input } from '../input.tsx'
import { LoadingText } from '../loading-text.tsx'
import { Notice } from '../notice.tsx'
import { Progress } from '../progress.tsx'
import { Skeleton, SkeletonText } from '../skeleton.tsx'
import { StepBar } from '../step-bar.tsx'
import { Shown, Specimen } from './specimen.tsx'

const tones: BadgeTone[] = ['neutral', 'info', 'success', 'attention', 'critical', 'muted']

function FormWithSummary() {
  const [attempt, setAttempt] = useState(0)
  return (
    <>
      {attempt > 0 && (
        <ErrorSummary
          key={attempt}
          errors={[
            { fieldId: 'gallery-email', message: 'Enter an email address, like name@example.com.' },
            { fieldId: 'gallery-day', message: 'Enter the day it happened. It cannot be in the future.' },
          ]}
        />
      )}
      <Field
        id="gallery-email"
        label="Email"
        error={attempt > 0 && 'Enter an email address, like name@example.com.'}
      >
        <Input type="email" />
      </Field>
      <Field
        id="gallery-day"
        label="Day it happened"
        error={attempt > 0 && 'Enter the day it happened. It cannot be in the future.'}
      >
        <Input type="date" />
      </Field>
      <div>
        <Button onClick={() => setAttempt(attempt + 1)}>Send</Button>
      </div>
    </>
  )
}

export function Statuses() {
  return (
    <Specimen title="Saying how things stand">
      <div className="gallery-grid">
        <Shown name="Error summary">
          <FormWithSummary />
        </Shown>
        <Shown name="Badges, notices">
          <div className="gallery-row">
            {tones.map((tone) => (
              <Badge key={tone} tone={tone}>
                {tone}
              </Badge>
            ))}
          </div>
          <Notice title="Something to know">It stands in its place and does not pass.</Notice>
          <Notice tone="success" title="Saved" />
          <Notice tone="critical" title="This link has run out">
            Ask for a new one.
          </Notice>
        </Shown>
        <Shown name="Progress">
          <Progress label="a-very-long-name-of-a-document-that-somebody-scanned-in-2019.pdf" value={42} />
          <Progress label="photo.jpg" value={3} max={8} valueText="3 of 8 MB" />
          <Progress label="Working, nobody knows how long" />
          <StepBar step={1} of={4} next="Next: your case" />
          <StepBar step={3} of={4} />
        </Shown>
        <Shown name="Loading and empty">
          <LoadingText />
          <Skeleton className="h-10 w-2/3" />
          <SkeletonText lines={4} />
          <EmptyState title="Nothing here yet" action={<Button variant="outline">Add the first</Button>}>
            What is added will be listed here, newest first.
          </EmptyState>
        </Shown>
      </div>
    </Specimen>
  )
}
