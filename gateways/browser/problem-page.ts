import type { Response } from 'express'
import { renderPage } from './render-page.ts'

export type Problem = {
  title: string
  /** What happened, whether anything was changed, and what to do now. */
  text: string
  action?: { href: string; label: string }
}

const TO_THE_FRONT = { href: '/', label: 'Go to the front page' }

/** The error page that all routers use. */
export function renderProblem(response: Response, status: number, problem: Problem): void {
  renderPage(
    response,
    'browser/pages/problem',
    { action: TO_THE_FRONT, ...problem, code: status },
    { status },
  )
}
