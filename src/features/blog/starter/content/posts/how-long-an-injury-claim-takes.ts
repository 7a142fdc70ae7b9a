import { listCaseTypes } from '#features/case-types/content.ts'
import { defaultLocale } from '#site/locale.ts'
import { paths } from '#site/paths.ts'
import type { StarterPost } from '../starter-post.ts'

const rows = listCaseTypes(defaultLocale)
  .map(
    ({ slug, name, typicalTimeframe }) =>
      `<tr><th scope="row"><a href="${paths.caseType(slug)}">${name}</a></th><td>${typicalTimeframe}</td></tr>`,
  )
  .join('\n')

export const howLongAClaimTakes: StarterPost = {
  slug: 'how-long-an-injury-claim-takes',
  title: 'How long an injury claim takes, stage by stage',
  excerpt:
    'From the first doctor’s visit to the check: seven stages, how long each tends to take, what slows it down, and what you can do while you wait.',
  category: 'how-cases-work',
  metaTitle: 'How Long Does an Injury Claim Take? 7 Stages',
  metaDescription:
    'The seven stages of a personal injury claim, typical times for eight kinds of cases, what makes them slow, and which deadlines you must not miss.',
  content: `
<p>“When will this be over?” Every injured person asks it, and lawyers hate it, because nobody can answer it to the month. But the road is known. If you know which part of it you’re on, the wait is easier to take, and easier to plan for.</p>

<h2>The usual time, by kind of case</h2>
<table>
<caption>From the start of the claim to its end, typical range</caption>
<thead><tr><th scope="col">Kind of case</th><th scope="col">Typical time</th></tr></thead>
<tbody>
${rows}
</tbody>
</table>
<p>The ranges are wide on purpose. A clear rear-end crash with a healed wrist is at the short end. A birth injury with five experts is at the long end.</p>

<h2>The seven stages</h2>
<h3>1. Treatment</h3>
<p>Your attorney usually waits until you’re as well as you’re going to get. Doctors call it maximum medical improvement. Before that day, nobody can say what the injury will cost. And you settle only once: if you need surgery later, you can’t come back for more. Figure weeks for a sprain, a year or more for a spine.</p>
<h3>2. Investigation</h3>
<p>Reports, photos, witnesses, records from every provider. This happens while you’re in treatment. Records are the slow part: a provider has 30 days to answer your own request for them, and can take 30 more (45 C.F.R. 164.524).</p>
<h3>3. The demand</h3>
<p>Your attorney writes to the insurer: what happened, why they have to pay, and how much. An adjuster reads it, asks for more, and makes an offer, often a low one. It takes one to four months. Many claims end here.</p>
<h3>4. Filing suit</h3>
<p>If the offer isn’t fair, or the deadline is close, the case goes to court. The other side has to be served and has to answer. In federal court the answer is due 21 days after service (Federal Rule of Civil Procedure 12(a)). States have their own rules. Figure two or three months.</p>
<h3>5. Discovery</h3>
<p>Both sides trade documents, answer written questions and take depositions. You’ll likely be questioned for a few hours. In federal court the limit is one day of seven hours (Rule 30(d)(1)). You may be examined by a doctor the other side picks (Rule 35). This is the longest stage: six months to a year and a half, or more when there are many parties.</p>
<h3>6. Mediation and talks</h3>
<p>With the facts on the table, a neutral person tries to bring both sides to a number. Many courts order it before trial. It’s one day of talks, and often a few weeks of phone calls after that. Most cases that were filed end here.</p>
<h3>7. Trial, and what comes after</h3>
<p>Few cases get here. The trial itself takes days or a few weeks, but the wait for a date can be a year. Whoever loses can ask the judge for changes and then appeal, which can add another year or more.</p>

<h2>After “we settled”, how long until the check?</h2>
<p>Not the same week. You sign a release, and the insurer sends the money to your attorney’s trust account. The bank clears it, liens are settled, and then you get paid. It usually takes three to eight weeks. Medicare can make it longer, because its claim has to be worked out first. In most states a judge has to approve a child’s settlement.</p>

<h2>What makes a case slow</h2>
<ul>
<li><strong>Fault is disputed.</strong> Each side needs experts.</li>
<li><strong>The injury is serious or still healing.</strong> Bigger numbers get fought over longer.</li>
<li><strong>More than one defendant.</strong> They argue with each other about who pays.</li>
<li><strong>A government is involved.</strong> You have to file a notice first, and wait. For the federal government, it’s a written claim within two years, and then the agency has six months before you can sue (28 U.S.C. 2401(b), 2675(a)). Cities and states often require written notice much sooner.</li>
<li><strong>The court is backed up.</strong> It’s nobody’s fault, and nobody can fix it.</li>
<li><strong>Gaps in treatment.</strong> The other side reads them as proof that you were fine.</li>
</ul>

<h2>The one clock you must not miss</h2>
<p>Every state has a deadline to sue, the statute of limitations. It runs from one year for most injuries in Tennessee (Tennessee Code 28-3-104) to six in Maine (14 M.R.S. 752), and some claims have less. Talking to an insurer doesn’t stop it. If you don’t have an attorney yet, find your state’s rule today. Our <a href="${paths.states}">state pages</a> name the statute.</p>

<h2>What you can do while you wait</h2>
<ol>
<li><strong>Keep every appointment,</strong> or move it. Don’t just skip it.</li>
<li><strong>Keep a short diary.</strong> One line a day: what hurt, what you could not do.</li>
<li><strong>Answer your attorney’s calls within a day.</strong> A form that sits on your table for three weeks makes the case three weeks longer.</li>
<li><strong>Stay off social media</strong> about the accident and about how you feel. One smiling picture can cost you a year.</li>
<li><strong>Plan your money for the long end of the range.</strong> If the case ends early, good.</li>
</ol>

<h2>Time and money</h2>
<p>Insurers know how long this takes, and they know rent is due every month. An early offer is often a bet that you can’t wait. If you can wait, wait. If you can’t, look for other help before you look at an advance. There’s sick pay, short-term disability, medical payments coverage on your own car policy, and a payment plan with the hospital.</p>
<p>If you still come up short, an advance can buy the months your attorney needs. Remember that its charge grows with time, so the slow stages are the expensive ones. Ask which stage you’re in and take the long end of the estimate. Then <a href="${paths.blogPost('what-an-advance-costs')}">compare what each offer would cost</a> on that date.</p>
`,
}
