const TOKEN = "[\\w!#$%&'*+.^`|~-]+"
/** RFC 9110 §5.6.6: a parameter may be empty, and its value quoted. */
const PARAMETER = new RegExp(
  `;\\s*(?:(${TOKEN})\\s*=\\s*("(?:[^"\\\\]|\\\\.)*"|${TOKEN})\\s*)?`,
  'g',
)

/** Whether a Content-Type is JSON in UTF-8. Of its parameters only a charset matters; the JSON type defines none. */
export function isJsonType(header = ''): boolean {
  const [, type = '', parameters = ''] = /^([^;]*)(.*)$/s.exec(header) ?? []
  if (type.trim().toLowerCase() !== 'application/json') return false
  if (parameters.replace(PARAMETER, '') !== '') return false
  return [...parameters.matchAll(PARAMETER)].every(
    ([, name = '', value = '']) => name.toLowerCase() !== 'charset' || /^"?utf-?8"?$/i.test(value),
  )
}
