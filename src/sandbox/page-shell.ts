import { escapeHtml } from '../kernel/text/escape-html.ts'

export { escapeHtml }

const PLACES = {
  Mailbox: '/mailbox',
  Phone: '/phone',
  Texts: '/phone/texts',
  'Note-takers': '/meetings',
  Calendar: '/calendars',
  Events: '/events',
} as const

/**
 * The HTML shell of every page, in the product's styles: styles and scripts from `/assets`, none inline because the
 * app's CSP forbids it. Times are put in place before the first paint, so that nothing moves. `mainHtml`
 * is the content of `<main>`; a page with a single form is `narrow`. One that takes the place of another site, such as
 * a payment, stands `alone`: narrow, and without the sandbox's menu.
 */
export function page(
  title: string,
  mainHtml: string,
  width: 'wide' | 'narrow' | 'alone' = 'wide',
): string {
  const places = Object.entries(PLACES).map(placeLink(title)).join('')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · Frontdesk sandbox</title>
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/assets/pico.min.css">
<link rel="stylesheet" href="/assets/site.css">
<link rel="stylesheet" href="/assets/code.css">
<link rel="stylesheet" href="/assets/sandbox.css">
<script src="/assets/local-times.js" defer blocking="render"></script>
<script src="/assets/copy-code.js" type="module"></script>
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header class="site-header">
<div class="container">
<a class="brand" href="/">Frontdesk <small>sandbox</small></a>
${width === 'alone' ? '' : `<nav class="own-row" aria-label="Sandbox"><ul>${places}</ul></nav>`}
</div>
</header>
<main id="main" class="container" tabindex="-1">
<div class="${width === 'alone' ? 'narrow' : width}">
${mainHtml}
</div>
</main>
<footer class="site-footer">
<div class="container"><p>A sandbox on this machine: no money moves, no email leaves, no phone rings.</p></div>
</footer>
</body>
</html>
`
}

function placeLink(title: string) {
  return ([name, href]: [string, string]) =>
    `<li><a href="${href}"${name === title ? ' aria-current="page"' : ''}>${name}</a></li>`
}
