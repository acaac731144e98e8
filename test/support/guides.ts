import { openApiDocument } from '../../gateways/rest/openapi/document.ts'
import { type Guide, guidesOf } from '../../gateways/rest/openapi/reference/guides.ts'
import { groupsOf, headersOf } from '../../gateways/rest/openapi/reference/operations.ts'

/** The guides as shown by a site at that URL. */
export function guidesIn(baseUrl: string): Guide[] {
  const document = openApiDocument(baseUrl)
  return guidesOf({
    baseUrl,
    groups: groupsOf(document),
    headers: headersOf(document),
    requestsPerMinute: 300,
  })
}
