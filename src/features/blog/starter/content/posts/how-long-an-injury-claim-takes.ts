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
  daysOld: 39,
  content: `
<p>“When will this be over?” is the question every injured person asks, and the one that lawyers like least, because nobody can answer it to the month. But the road is known. If you know which part of it you are on, the waiting is easier to bear, and easier to plan for.</p>

<h2>The usual time, by kind of case</h2>
<table>
<caption>From the start of the claim to its end, typical range</caption>
<thead><tr><th scope="col">Kind of case</th><th scope="col">Typical time</th></tr></thead>
<tbody>
${rows}
</tbody>
</table>
<p>The ranges are wide on purpose. A clear rear-end crash with a healed wrist sits at the short end. A birth injury with five experts sits at the long one.</p>

<h2>The seven stages</h2>
<h3>1. Treatment</h3>
<p>Your attorney usually waits until you are as well as you are going to get. Doctors call it maximum medical improvement. Before that day nobody can say what the injury will cost, and a claim is settled only once: if you need surgery later, you cannot come back for more. Weeks for a sprain, a year or more for a spine.</p>
<h3>2. Investigation</h3>
<p>Reports, photos, witnesses, records from every provider. It runs beside the treatment. Records are the slow part: a provider has 30 days to answer your own request for them, and may take 30 more (45 C.F.R. 164.524).</p>
<h3>3. The demand</h3>
<p>Your attorney writes to the insurer: what happened, why they must pay, and how much. An adjuster reads, asks for more, and makes an offer, often a low one. One to four months. Many claims end here.</p>
<h3>4. Filing suit</h3>
<p>If the offer is not fair, or the deadline comes near, the case goes to court. The other side must be served and must answer. In federal court the answer is due 21 days after service (Federal Rule of Civil Procedure 12(a)); states have rules of their own. Two or three months.</p>
<h3>5. Discovery</h3>
<p>Both sides trade documents, answer written questions and take depositions. You will likely be questioned for some hours; in federal court the limit is one day of seven hours (Rule 30(d)(1)). You may be examined by a doctor the other side picks (Rule 35). This is the longest stage: six months to a year and a half, more when there are many parties.</p>
<h3>6. Mediation and talks</h3>
<p>With the facts on the table, a neutral person tries to bring both sides to a number. Many courts order it before trial. One day of talks, and often some weeks of phone calls after it. Most cases that were filed end here.</p>
<h3>7. Trial, and what comes after</h3>
<p>Few cases get here. The trial itself takes days or a few weeks; waiting for a date can take a year. Whoever loses can ask the judge for changes and then appeal, which may add another year or more.</p>

<h2>After “we settled”, how long until the check?</h2>
<p>Not the same week. You sign a release, the insurer sends the money to your attorney’s trust account, the bank clears it, liens are settled, and then you are paid. Three to eight weeks is usual. Medicare can make it longer, because its claim must be worked out first. A settlement for a child needs a judge’s approval in most states.</p>

<h2>What makes a case slow</h2>
<ul>
<li><strong>Fault is disputed.</strong> Each side needs experts.</li>
<li><strong>The injury is serious or not finished.</strong> Bigger numbers are fought over longer.</li>
<li><strong>More than one defendant.</strong> They argue with each other about who pays.</li>
<li><strong>A government is involved.</strong> You must file a notice first, and wait. For the United States it is a written claim within two years, and then the agency has six months before you may sue (28 U.S.C. 2401(b), 2675(a)). Cities and states often want notice much sooner.</li>
<li><strong>The court is full.</strong> Nobody’s fault, and nothing to be done.</li>
<li><strong>Gaps in treatment.</strong> The other side reads them as proof that you were fine.</li>
</ul>

<h2>The one clock you must not miss</h2>
<p>Every state has a deadline to sue, the statute of limitations. It runs from one year for most injuries in Tennessee (Tennessee Code 28-3-104) to six in Maine (14 M.R.S. 752), and some claims have shorter ones. Talking to an insurer does not stop it. If you do not have an attorney yet, find your state’s rule today; our <a href="${paths.states}">state pages</a> name the statute.</p>

<h2>What you can do while you wait</h2>
<ol>
<li><strong>Keep every appointment,</strong> or move it. Do not just stay away.</li>
<li><strong>Keep a short diary.</strong> One line a day: what hurt, what you could not do.</li>
<li><strong>Answer your attorney’s calls within a day.</strong> A form that lies on your table for three weeks makes the case three weeks longer.</li>
<li><strong>Stay off social media</strong> about the accident and about how you feel. One smiling picture can cost you a year.</li>
<li><strong>Plan your money for the long end of the range.</strong> If the case ends early, good.</li>
</ol>

<h2>Time and money</h2>
<p>Insurers know how long this takes, and they know that rent is due each month. An early offer is often a price for your patience. If you can wait, wait. If you cannot, look at what help there is before you look at an advance: sick pay, short-term disability, medical payments coverage on your own car policy, a payment plan with the hospital.</p>
<p>If you still come up short, an advance can buy the months your attorney needs. Remember that its charge grows with time, so the slow stages are the expensive ones. Ask which stage you are in, take the long end of the estimate, and <a href="${paths.blogPost('what-an-advance-costs')}">compare what each offer would cost</a> on that date.</p>
`,
}
