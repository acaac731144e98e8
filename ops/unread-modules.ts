/** Files of packages that no process reads: half of what is installed. Licences stay. */
const UNREAD = [
  // For developers: source maps, types, documentation, and uncompiled sources.
  /\.(map|d\.[cm]?ts|tsbuildinfo)$/,
  /^(?!.*licen[cs]e|.*notice).*\.md$/i,
  /^((ai|@ai-sdk\/[^/]+)\/(src|docs)|(zod|@pothos\/[^/]+)\/src|(@[^/]+\/)?[^/]+\/test)\//,
  // For building native add-ons.
  /^node-[^/]+\/(include|share)\//,
  // Prisma's query compiler for other databases, as CommonJS, and the larger variant.
  /^@prisma\/client\/runtime\/query_compiler_(?!small_bg\.postgresql\.(wasm-base64\.)?mjs$)/,
  // Duplicates for another module system or for browsers.
  /^(stripe|@graphql-yoga\/render-graphiql)\/cjs\//,
  /^csv-parse\/dist\/umd\//,
  /^(@opentelemetry\/[^/]+\/build\/(esm|esnext)|libphonenumber-js\/bundle)\//,
  // Only checks a library's types; npm installs it though nothing uses it.
  /^typescript\//,
  // The bundler has already done its work.
  /^(@esbuild|esbuild\/bin)\//,
  // Stylesheets in colours we do not use.
  /^@picocss\/pico\/(scss\/|css\/(?!pico\.min\.css$))/,
]

/** @param path of a file, relative to `node_modules` */
export function isUnread(path: string): boolean {
  return UNREAD.some((pattern) => pattern.test(path))
}
