import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getOperationAST,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql'

/** A page of a hundred items with all fields is what REST returns for one request. */
const FIELDS_A_POINT = 1_000
/** The page size of a list without an argument for it (`schema/connection.ts`). */
const PAGE_DEFAULT = 25

type Variables = Readonly<Record<string, unknown>>
type Root = { fields: number; work: number }

/**
 * The cost of a valid document, in requests. Each root field costs at least one, and one per thousand fields it may
 * return, assuming full lists. A played call costs one per utterance, a search one per ten possible hits, if that is
 * more.
 */
export function documentPoints(
  document: DocumentNode,
  operationName: string | null | undefined,
  variables: Variables,
): number {
  const operation = getOperationAST(document, operationName)
  if (!operation) return 1
  const count = fieldCounter(document, variables)
  const roots = count.rootsOf(operation.selectionSet)
  const points = roots.map(({ fields, work }) =>
    Math.max(1, work, Math.ceil(fields / FIELDS_A_POINT)),
  )
  return points.reduce((sum, more) => sum + more, 0)
}

/** Counts a fragment's fields only once, and adds them each time it is spread. */
function fieldCounter(document: DocumentNode, variables: Variables) {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const node of document.definitions) {
    if (node.kind === 'FragmentDefinition') fragments.set(node.name.value, node)
  }
  const counted = new Map<string, number>()

  function fieldsOf({ selections }: SelectionSetNode): number {
    let fields = 0
    for (const selection of selections) {
      if (selection.kind === 'Field') fields += fieldsUnder(selection)
      else if (selection.kind === 'InlineFragment') fields += fieldsOf(selection.selectionSet)
      else fields += fieldsOfFragment(selection.name.value)
    }
    return fields
  }

  function fieldsOfFragment(name: string): number {
    const known = counted.get(name)
    if (known !== undefined) return known
    const fragment = fragments.get(name)
    const fields = fragment ? fieldsOf(fragment.selectionSet) : 0
    counted.set(name, fields)
    return fields
  }

  function fieldsUnder(field: FieldNode): number {
    return field.selectionSet ? 1 + pageSize(field, variables) * fieldsOf(field.selectionSet) : 1
  }

  function rootsOf({ selections }: SelectionSetNode): Root[] {
    return selections.flatMap((selection) => {
      if (selection.kind === 'Field') {
        return [{ fields: fieldsUnder(selection), work: workOf(selection, variables) }]
      }
      if (selection.kind === 'InlineFragment') return rootsOf(selection.selectionSet)
      const fragment = fragments.get(selection.name.value)
      return fragment ? rootsOf(fragment.selectionSet) : []
    })
  }

  return { rootsOf }
}

function pageSize(
  { arguments: given = [], selectionSet }: FieldNode,
  variables: Variables,
): number {
  const first = given.find(({ name }) => name.value === 'first')?.value
  if (first?.kind === 'IntValue') return Number(first.value)
  if (first?.kind === 'Variable') {
    const value = variables[first.name.value]
    if (typeof value === 'number') return Math.max(0, value)
  }
  const isList = selectionSet?.selections.some(
    (selection) => selection.kind === 'Field' && selection.name.value === 'edges',
  )
  return isList ? PAGE_DEFAULT : 1
}

/** A search reads the full text of each hit. */
const HITS_A_POINT = 10

function workOf(field: FieldNode, variables: Variables): number {
  if (field.name.value === 'search') return Math.ceil(pageSize(field, variables) / HITS_A_POINT)
  return field.name.value === 'receptionistPreview' ? utterancesOf(field, variables) : 0
}

/** The most utterances of a caller with a goal. */
const GOAL_POINTS = 15

function utterancesOf(field: FieldNode, variables: Variables): number {
  const input = field.arguments?.find(({ name }) => name.value === 'input')?.value
  const { utterances, goal } = Object(input && valueFromASTUntyped(input, variables))
  if (Array.isArray(utterances)) return utterances.length
  return goal ? GOAL_POINTS : 1
}
