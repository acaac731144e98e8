import type { Response } from 'express'
import { renderPage } from './render-page.ts'

export type Problem = {
  title: string
  /** What happened, whether anything was changed, and what to do now. */
  text: string
  /** Left out: the console for an owner who is signed in, else the front page. */
  action?: { href: string; label: string }
}

/** The error page that all routers use. */
export function renderProblem(response: Response, status: number, problem: Problem): void {
  renderPage(response, 'browser/pages/problem', { ...problem, code: status }, { status })
}
