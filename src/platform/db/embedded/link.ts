/** A library's soname and the file it stands for; npm packages carry no symbolic links. */
export type Link = { path: string; pointsTo: string }
