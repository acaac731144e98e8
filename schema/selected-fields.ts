import {
  type FieldNode,
  type GraphQLResolveInfo,
  getArgumentValues,
  getNamedType,
  isObjectType,
  type SelectionSetNode,
} from 'graphql'
import type { ConnectionArgs } from './page-size.ts'

const known = new WeakMap<FieldNode, AskedFields | 'varies'>()

type Asking = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>

/** The fields selected of an object; undefined if that depends on variables. */
export type AskedFields = ReadonlyMap<string, readonly FieldNode[]>

/** The fields that a document selects of the current field's object; cached per place in the document. */
export function askedFields(asking: Asking): AskedFields | undefined {
  const [at, ...more] = asking.fieldNodes
  if (!at || more.length > 0) return collectAll(asking)
  const asked = known.get(at) ?? collectAll(asking) ?? 'varies'
  known.set(at, asked)
  return asked === 'varies' ? undefined : asked
}

function collectAll({ fieldNodes, fragments }: Asking): AskedFields | undefined {
  const asked = new Map<string, FieldNode[]>()
  const isKnown = fieldNodes.every(
    ({ selectionSet }) => !selectionSet || collect(selectionSet, fragments, asked),
  )
  return isKnown ? asked : undefined
}

/** A field that is selected exactly once. */
export function onceAsked(asked: AskedFields | undefined, name: string): FieldNode | undefined {
  const [node, ...more] = asked?.get(name) ?? []
  return more.length > 0 ? undefined : node
}

/** The arguments of a list selected on the current field's object. */
export function argumentsOf(
  node: FieldNode,
  { returnType, variableValues }: Pick<GraphQLResolveInfo, 'returnType' | 'variableValues'>,
): ConnectionArgs {
  const type = getNamedType(returnType)
  const field = isObjectType(type) ? type.getFields()[node.name.value] : undefined
  return field ? getArgumentValues(field, node, variableValues) : {}
}

/** The fields selected below a path, such as each node of a list: `edges`, `node`. Empty if the path ends early. */
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
