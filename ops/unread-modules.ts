/** What packages bring and no process reads: half of what is installed. Licences stay. */
const UNREAD = [
  // For who writes code: maps of sources, types, words about it, and sources before they were compiled.
  /\.(map|d\.[cm]?ts|tsbuildinfo)$/,
  /^(?!.*licen[cs]e|.*notice).*\.md$/i,
  /^(ai\/(src|docs)|zod\/src)\//,
  // For who builds add-ons to Node.
  /^node-[^/]+\/(include|share)\//,
  // Prisma's query compiler for other databases, as CommonJS, and the larger of the two.
  /^@prisma\/client\/runtime\/query_compiler_(?!small_bg\.postgresql\.(wasm-base64\.)?mjs$)/,
  // The same once more, as another kind of module or for browsers.
  /^(stripe|@graphql-yoga\/render-graphiql)\/cjs\//,
  /^(@opentelemetry\/[^/]+\/build\/(esm|esnext)|libphonenumber-js\/bundle)\//,
  // What a library's types are checked with; npm brings it though nobody asks for it.
  /^typescript\//,
  // What puts sources together has done so.
  /^@esbuild\//,
  // Every colour of the style sheet but ours.
  /^@picocss\/pico\/(scss\/|css\/(?!pico\.min\.css$))/,
]

/** @param path of a file, from `node_modules` on */
export function isUnread(path: string): boolean {
  return UNREAD.some((pattern) => pattern.test(path))
}
