import type { FieldNode, GraphQLResolveInfo, SelectionSetNode } from 'graphql'

type Asking = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>

/** What is asked of an object, by field; undefined where that hangs on variables, and nothing can be said ahead. */
export type AskedFields = ReadonlyMap<string, readonly FieldNode[]>

/** What a document asks of the object that the field being resolved gives. */
export function askedFields({ fieldNodes, fragments }: Asking): AskedFields | undefined {
  const asked = new Map<string, FieldNode[]>()
  const isKnown = fieldNodes.every(
    ({ selectionSet }) => !selectionSet || collect(selectionSet, fragments, asked),
  )
  return isKnown ? asked : undefined
}

/** What is asked behind a path of fields, such as each node of a list: `edges`, `node`. Empty where the path ends early. */
export function askedBehind(
  fieldNodes: readonly FieldNode[],
  fragments: Asking['fragments'],
  path: readonly string[],
): AskedFields | undefined {
  let asked = askedFields({ fieldNodes, fragments })
  for (const name of path)
    asked = asked && askedFields({ fieldNodes: asked.get(name) ?? [], fragments })
  return asked
}

function collect(
  { selections }: SelectionSetNode,
  fragments: Asking['fragments'],
  asked: Map<string, FieldNode[]>,
): boolean {
  return selections.every((selection) => {
    if (selection.directives?.length) return false
    if (selection.kind === 'Field') {
      const { value: name } = selection.name
      asked.set(name, [...(asked.get(name) ?? []), selection])
      return true
    }
    const fragment =
      selection.kind === 'InlineFragment' ? selection : fragments[selection.name.value]
    return fragment !== undefined && collect(fragment.selectionSet, fragments, asked)
  })
}
