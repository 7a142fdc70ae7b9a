import { useState } from 'react'
import { Button } from '#features/admin/kit/components/button.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import { Tabs } from '#features/admin/kit/components/tabs.tsx'
import { CorrectionForm } from '#features/corrections/components/admin/correction-form.tsx'
import { CorrectionHistory } from '#features/corrections/components/admin/correction-history.tsx'
import { useCorrections } from '#features/corrections/components/admin/correction-queries.ts'
import { AnswerList } from '#features/review/components/admin/answer-list.tsx'
import { answerTabs, listAnswersOn, type ShownAnswer } from '#features/review/content.ts'
import type { ApplicationDetail } from '#features/review/schema.ts'

export type Correcting = { isOpen: boolean; first?: string | undefined }

type ApplicationAnswersProps = {
  application: ApplicationDetail
  drafts: Map<string, string>
  tab: string | undefined
  correcting: Correcting
  onCorrect: (correcting: Correcting) => void
}

export function ApplicationAnswers({ application, drafts, tab, ...props }: ApplicationAnswersProps) {
  const { correcting, onCorrect } = props
  const named = answerTabs.find(({ id }) => id === tab)?.id
  const [selected, select] = useState<string>(named ?? answerTabs[0].id)
  const { data } = useCorrections(application.id)
  const below = ({ name }: ShownAnswer) => (
    <CorrectionHistory corrections={data?.corrections.filter(({ field }) => field === name) ?? []} />
  )
  const actionOf = ({ name, label, kind }: ShownAnswer) =>
    kind !== 'agreement' && (
      <Button
        kind="bare"
        aria-label={`Correct: ${label}`}
        onClick={() => onCorrect({ isOpen: true, first: name })}
      >
        Correct
      </Button>
    )
  return (
    <section aria-labelledby="answers-title" id="file-answers">
      <SectionHead level={3} id="answers-title" title="Every answer">
        {!correcting.isOpen && <CorrectButton onPress={() => onCorrect({ isOpen: true })} />}
      </SectionHead>
      {correcting.isOpen ? (
        <CorrectionForm
          application={application}
          drafts={drafts}
          first={correcting.first}
          onDone={() => onCorrect({ isOpen: false })}
        />
      ) : (
        <Tabs
          label="Parts of the application"
          selected={selected}
          onSelect={select}
          tabs={answerTabs.map((answers) => ({
            ...answers,
            content: (
              <AnswerList
                answers={listAnswersOn(answers.id, application)}
                below={below}
                actionOf={actionOf}
              />
            ),
          }))}
        />
      )}
    </section>
  )
}

export const CorrectButton = ({ onPress }: { onPress: () => void }) => (
  <Button kind="bare" keys="e" aria-keyshortcuts="e" onClick={onPress}>
    Correct
  </Button>
)
