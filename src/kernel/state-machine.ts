/** An event's effect: from any of the `from` states to `to`. In any other state the event has no effect. */
export type Transition<State extends string> = { from: readonly State[]; to: State }
