import { escapeHtml, page } from '../page-shell.ts'
import type { AuthorizationRequest } from './authorization.ts'

/** Asks for an email address. Hidden fields carry the request, so nothing is stored until the form is sent. */
export function signInPage(request: AuthorizationRequest, problem = ''): string {
  const { login_hint: loginHint, ...carried } = request
  const hidden = Object.entries(carried).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value ?? '')}">`,
  )
  return page(
    'Sign in',
    `<article>
<header><small>Sandbox identity provider</small><h1>Sign in</h1></header>
${problem && `<p role="alert" class="problem">${escapeHtml(problem)}</p>`}
<form method="post" action="/oidc/authorize">
${hidden.join('\n')}
<label>Email <input type="email" name="email" required autofocus autocomplete="email" \
value="${escapeHtml(loginHint ?? '')}">
<small>Any address: the sandbox believes you.</small></label>
<button type="submit">Sign in</button>
<button type="submit" name="deny" value="1" class="secondary outline" formnovalidate>Cancel</button>
</form></article>`,
    'alone',
  )
}

export function refusedPage(message: string): string {
  return page('Sign in', `<article><p>${escapeHtml(message)}</p></article>`, 'alone')
}
