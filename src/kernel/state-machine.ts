/** What an event does: from any of these states to that one. An event that is not of a state means nothing in it. */
export type Transition<State extends string> = { from: readonly State[]; to: State }
