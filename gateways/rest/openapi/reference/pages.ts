import type { OpenApiDocument } from '../document.ts'
import { byRelease, changelogMarkdown, withNews } from './changelog.ts'
import { type Guide, guidesOf } from './guides.ts'
import { groupMarkdown } from './markdown.ts'
import { type Heading, markdownHtml } from './markdown-html.ts'
import { type Group, groupsOf, headersOf, REFERENCE } from './operations.ts'

/** A page of the reference: as Markdown, and either as a group's operations or as HTML made from the Markdown. */
export type Page = {
  path: string
  title: string
  lead: string
  /** The page as a file of its own, starting with its title. */
  markdown: string
  group?: Group
  html?: string
  /** Whether its entries are by date, newest first. */
  isChangelog?: boolean
  headings: readonly Heading[]
}

export type Reference = { baseUrl: string; guides: Page[]; groups: Page[]; changelog: Page }

export const CHANGELOG_PATH = '/developers/changelog'

/** The whole reference, built from the description. */
export function referenceOf(document: OpenApiDocument, requestsPerMinute: number): Reference {
  const groups = groupsOf(document)
  const baseUrl = (document.servers?.[0]?.url ?? '').replace(/\/v1$/, '')
  const headers = headersOf(document)
  const guides = guidesOf({ baseUrl, groups, headers, requestsPerMinute })
  return {
    baseUrl,
    guides: guides.map(guidePage),
    groups: groups.map(groupPage),
    changelog: changelogPage(),
  }
}

export function allPages({ guides, groups, changelog }: Reference): Page[] {
  return [...guides, ...groups, changelog]
}

/** The path of a page's Markdown: `/developers/reference/lines.md`. */
export function markdownPath({ path }: Page): string {
  return `${path}.md`
}

function guidePage({ slug, ...guide }: Guide): Page {
  return prosePage({ ...guide, path: slug ? `${REFERENCE}/${slug}` : REFERENCE })
}

function groupPage(group: Group): Page {
  const { slug, name: title, description: lead, operations, objects } = group
  const headings = [
    ...operations.map(({ id, summary: text }) => ({ id, text, depth: 2, says: '' })),
    ...objects.map(({ id, title: text }) => ({ id, text, depth: 2, says: '' })),
  ]
  const markdown = groupMarkdown(group)
  return { path: `${REFERENCE}/${slug}`, title, lead, markdown, group, headings }
}

function prosePage({ path, title, lead, markdown }: Omit<Page, 'headings'>): Page {
  const whole = `# ${title}\n\n${lead}\n\n${markdown}`
  return { path, title, lead, markdown: whole, ...markdownHtml(markdown) }
}

function changelogPage(): Page {
  const markdown = changelogMarkdown()
  const page = prosePage({
    path: CHANGELOG_PATH,
    title: 'Changelog',
    lead:
      'What has changed, day by day: what owners and callers notice first, then the API. ' +
      'Error codes and field names do not change within `/v1`.',
    markdown,
  })
  const headings = withNews(page.headings, markdown)
  return { ...page, headings, html: byRelease(page.html ?? ''), isChangelog: true }
}
