import type { ApplicationDetail } from '#features/review/schema.ts'
import { Advice } from '#features/underwriting/components/admin/advice.tsx'
import { CompareVersions } from '#features/underwriting/components/admin/compare-versions.tsx'
import { GradePoints } from '#features/underwriting/components/admin/grade-points.tsx'
import { sayUnknown, sectionNotes } from '#features/underwriting/components/admin/sheet-notes.ts'
import { sayMoney } from '#features/underwriting/components/admin/sheet-words.ts'
import type { Source } from '#features/underwriting/components/admin/source-field.tsx'
import type { Sheet } from '#features/underwriting/components/admin/use-sheet.ts'
import { ValueSheet } from '#features/underwriting/components/admin/value-sheet.tsx'
import { WaterfallBars } from '#features/underwriting/components/admin/waterfall-bars.tsx'
import type { ValueResults } from '#features/underwriting/schema/results.ts'
import type { ValueSheet as Value } from '#features/underwriting/schema/sheet.ts'
import { mostPoints } from '#lib/waterfall/grade.ts'
import { writePercent } from '#lib/waterfall/percent.ts'

type ValueBodyProps = {
  application: ApplicationDetail
  value: Value
  sheet: Sheet
  results: ValueResults
  client: string
  sources: readonly Source[]
  isReadOnly: boolean
  isComparing: boolean
  onSource: (documentId: string, page: number | null) => void
  onTurn: (by: number) => void
  onVersion: (number: number | undefined) => void
}

export function ValueBody(props: ValueBodyProps) {
  const { application, value, sheet, results, client, sources, isReadOnly, isComparing } = props
  const { cases, advice, grade, missing, oursAtMost } = results
  const lines = isReadOnly ? value.lines : sheet.current
  const fee = lines.find(({ name }) => name === 'fee')?.figure
  const { from, to } = grade.range
  const others = value.versions.filter(({ number }) => number !== value.number)
  return (
    <>
      <WaterfallBars
        client={client}
        fee={
          fee?.percent === undefined ? undefined : writePercent({ percent: fee.percent, thirds: fee.thirds })
        }
        unknown={sayUnknown(lines)}
        about={
          oursAtMost > 0 ? `bars to one scale; ours at most is ${sayMoney(oursAtMost)}` : 'bars to one scale'
        }
        cases={[
          { label: 'Low', parts: cases.low ?? undefined },
          { label: 'Likely', parts: cases.likely ?? undefined, isMain: true },
          { label: 'High', parts: cases.high ?? undefined },
        ]}
      />
      <div className="value-duo">
        <ValueSheet
          {...{ sheet, client, sources, isReadOnly }}
          about="every figure with its paper and its person"
          notes={sectionNotes(lines, value.hints)}
          onSource={props.onSource}
          onTurn={props.onTurn}
        />
        <div className="value-answer">
          <Advice advice={advice} missing={missing} warnings={results.warnings} />
          <GradePoints
            grade={advice ? grade.grade : null}
            about={`${grade.points} of ${mostPoints} points${advice ? `; ${grade.grade} is ${from} to ${to}` : ' so far'}`}
            parts={grade.parts}
          />
          {others.length > 0 && (
            <CompareVersions
              key={isComparing ? 'called' : ''}
              applicationId={application.id}
              value={value}
              isCalled={isComparing}
              onOpen={props.onVersion}
            />
          )}
        </div>
      </div>
    </>
  )
}
