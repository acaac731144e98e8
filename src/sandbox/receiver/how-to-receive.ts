import { codeBlock } from '../../kernel/text/code-block.ts'
import { howMany } from '../../kernel/text/how-many.ts'
import { escapeHtml } from '../page-shell.ts'

type SetUp = { address: string; secrets: number; problem: string | undefined }

const INVALID = ' aria-invalid="true" aria-describedby="secret-problem" autofocus'

/** The address for the site's webhooks page, and the form for the secrets that verify what comes. */
export function howToReceive({ address, secrets, problem }: SetUp): string {
  return `<ol class="numbered">
<li>Add this address as an endpoint on the site’s webhooks page:
${codeBlock({ title: 'Address', label: 'Address of the endpoint', source: address })}</li>
<li>Enter the signing secret that it shows. ${savedInWords(secrets)}.</li>
</ol>
<form method="post" action="/events/secrets">
<label for="secret">Signing secret</label>
<div class="field-row">
<input id="secret" name="secret" required autocomplete="off" placeholder="whsec_…"${problem ? INVALID : ''}>
<button${secrets > 0 ? ' class="secondary outline"' : ''}>Save secret</button>
</div>
${problem ? `<p id="secret-problem" class="problem-text" role="alert">${escapeHtml(problem)}</p>` : ''}
</form>`
}

export function savedInWords(secrets: number): string {
  return secrets === 0 ? 'No secret saved yet' : `${howMany(secrets, 'secret')} saved`
}
