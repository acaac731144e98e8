// Asks with the page's staff session: its cookie counts only beside the proof, which no other page knows.
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
  // A link fills in nothing, and no history of a browser and no log keeps what was asked.
  initialQuery: undefined,
  onEditQuery() {},
  // What was typed lasts as long as the tab, over a new sign-in and no longer.
  storage: sessionStorage,
  isHeadersEditorEnabled: false,
  shouldPersistHeaders: false,
})
