import { listAddress } from '../frame/list-view.ts'

const LIST = '/console/action-items'

/** The list's filters: `show` in the address, `done` in the query, and the filter's name. */
const SHOWN = [
  { show: '', done: false, name: 'Open' },
  { show: 'done', done: true, name: 'Done' },
  { show: 'all', done: null, name: 'All' },
] as const

/** Open items come by due date, unless they are asked for by meeting; others always by meeting. */
const SORTED = [
  { sort: '', name: 'Due date' },
  { sort: 'meeting', name: 'Meeting' },
] as const

export type ItemListView = {
  shown: (typeof SHOWN)[number]
  sort: string
  after: string
  isByDue: boolean
}

export function itemListView({ show, sort, after }: Record<string, unknown>): ItemListView {
  const shown = SHOWN.find((one) => one.show === show) ?? SHOWN[0]
  const order = SORTED.find((one) => one.sort === sort)?.sort ?? ''
  return {
    shown,
    sort: shown.show === '' ? order : '',
    after: typeof after === 'string' ? after : '',
    isByDue: shown.show === '' && order === '',
  }
}

/** The address of this view, from another place in the list if given. */
export function itemListAddress({ shown, sort, after }: ItemListView, from = after): string {
  return listAddress(LIST, { show: shown.show, sort, after: from })
}

export function showChoices({ shown }: ItemListView) {
  return SHOWN.map((one) => ({
    name: one.name,
    address: listAddress(LIST, { show: one.show }),
    isShown: one === shown,
  }))
}

export function sortChoices({ shown, sort }: ItemListView) {
  if (shown.show !== '') return []
  return SORTED.map((one) => ({
    name: one.name,
    address: listAddress(LIST, { sort: one.sort }),
    isShown: one.sort === sort,
  }))
}
