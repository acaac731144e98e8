/** An event's transition: from any of these states to that one. In any other state the event has no effect. */
export type Transition<State extends string> = { from: readonly State[]; to: State }
