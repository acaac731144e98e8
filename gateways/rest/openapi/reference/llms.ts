import { allPages, markdownPath, type Page, type Reference } from './pages.ts'

/** The list of documents for language models (llmstxt.org). */
export function llmsText({ baseUrl, guides, groups, changelog }: Reference): string {
  const linked = (page: Page) => `- [${page.title}](${baseUrl}${markdownPath(page)}): ${page.lead}`
  return `# Frontdesk

> Answering lines for US businesses, with their calls and messages, and note-takers for video meetings: a REST \
API at ${baseUrl}/v1, for code that acts for one account with its API key.

## Guides

${guides.map(linked).join('\n')}

## Operations

${groups.map(linked).join('\n')}

## Optional

- [All of it in one file](${baseUrl}/llms-full.txt)
- [OpenAPI description](${baseUrl}/openapi.json): OpenAPI 3.1, what these pages are made from
${linked(changelog)}
`
}

/** All pages in one, without the changelog. */
export function llmsFullText(reference: Reference): string {
  const pages = allPages(reference).filter((page) => page !== reference.changelog)
  return `${pages.map(({ markdown }) => markdown).join('\n\n---\n\n')}\n`
}
