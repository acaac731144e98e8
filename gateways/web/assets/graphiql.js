// Queries run in the page's staff session. The cookie is valid only with the CSRF token, which only this page has.
const proof = document.querySelector('meta[name=csrf]').content

const EXAMPLE = `# Asked as staff. Ctrl-Enter runs it.
# Suddenly "forbidden"? Half an hour is
# over: reload this page and sign in.

query FindAccount {
  accountFind(email: "ana@example.com") {
    ... on Account {
      id
      email
      createdAt
      meetingMinutes { available reserved free }
      lines(first: 10) {
        edges {
          node {
            id
            businessName
            status
            number
            balance { seconds }
            forwardingSeenAt
          }
        }
      }
    }
    ... on ApiError { code message }
  }
}
`

async function ask(question) {
  const answer = await fetch('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
      'x-csrf-token': proof,
    },
    body: JSON.stringify(question),
  })
  return answer.json()
}

self.MonacoEnvironment = { getWorkerUrl: (_module, label) => `/staff/graphiql/${label}.js` }

self.YogaGraphiQL.renderYogaGraphiQL(document.querySelector('#graphiql'), {
  fetcher: ask,
  defaultQuery: EXAMPLE,
  // The address never holds the query: a link cannot fill it in, and browser history and logs never store it.
  initialQuery: undefined,
  onEditQuery() {},
  // The typed query is kept until the tab is closed, so it survives a new sign-in.
  storage: sessionStorage,
  isHeadersEditorEnabled: false,
  shouldPersistHeaders: false,
})
