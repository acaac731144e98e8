/** A link for a library's soname and the file it points to; npm packages cannot contain symbolic links. */
export type Link = { path: string; pointsTo: string }
