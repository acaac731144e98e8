import { type ScaleBand, type ScaleLinear, scaleBand, scaleLinear } from 'd3-scale'

/** `day` and `used` as they are said: `Nov 3`, `2 min 5 s`. */
export type LabelledDay = { day: string; seconds: number; used: string }

/** In units of the drawing. */
export type Size = { width: number; height: number; fontSize: number; labels: number }

type Frame = { size: Size; days: ScaleBand<number>; minutes: ScaleLinear<number, number> }

/** Above the bars there is room for the value of the highest. */
const TOP = 26
const RIGHT = 4
const LEAST_BAR = 1.5
/** Of a day's strip. */
const GAP = 0.3

/**
 * On the server: the page needs no script for it. Each day with use can be pointed at or reached by keyboard, and then
 * shows its value. Colours are the page's own, light or dark (console.css).
 */
export function drawDays(days: readonly LabelledDay[], size: Size): string {
  const { width, height } = size
  const frame = frameOf(days, size)
  return (
    `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" xmlns="http://www.w3.org/2000/svg">` +
    drawGrid(frame) +
    drawDates(days, frame) +
    days.map((day, index) => drawBar(day, index, frame)).join('') +
    days.map((day, index) => drawValue(day, index, frame)).join('') +
    '</svg>'
  )
}

function frameOf(days: readonly LabelledDay[], size: Size): Frame {
  const most = Math.max(1, ...days.map(({ seconds }) => seconds / 60))
  const minutes = scaleLinear([0, most], [size.height - 2 * size.fontSize, TOP]).nice(3)
  const widest = Math.max(...ticksOf(minutes).map((tick) => `${tick} min`.length))
  // A figure is about six tenths as wide as it is high.
  const left = widest * size.fontSize * 0.6 + 8
  return { size, minutes, days: scaleBand([...days.keys()], [left, size.width - RIGHT]) }
}

/** Whole minutes. */
function ticksOf(minutes: ScaleLinear<number, number>): number[] {
  return minutes.ticks(3).filter(Number.isInteger)
}

function drawGrid({ minutes, days, size }: Frame): string {
  const [left, right] = days.range()
  return ticksOf(minutes)
    .map((tick) => {
      const y = round(minutes(tick))
      return (
        `<path class="grid" d="M${round(left)} ${y}H${right}"/>` +
        `<text class="axis" x="${round(left - 8)}" y="${y}" dominant-baseline="central" ` +
        `text-anchor="end" font-size="${size.fontSize}">${tick} min</text>`
      )
    })
    .join('')
}

/** The last day has its date, and every so many days before it. */
function drawDates(days: readonly LabelledDay[], frame: Frame): string {
  const { size } = frame
  const apart = Math.ceil(days.length / size.labels)
  return days
    .map(({ day }, index) => {
      const back = days.length - 1 - index
      if (back % apart !== 0) return ''
      const at = back === 0 ? size.width - RIGHT : middleOf(index, frame)
      const anchor = back === 0 ? 'end' : 'middle'
      return (
        `<text class="axis" x="${round(at)}" y="${size.height - size.fontSize / 2}" ` +
        `text-anchor="${anchor}" font-size="${size.fontSize}">${day}</text>`
      )
    })
    .join('')
}

/** A day without use has no bar, not one of no height. */
function drawBar({ seconds }: LabelledDay, index: number, { days, minutes }: Frame): string {
  if (seconds === 0) return ''
  const strip = days.bandwidth()
  const height = Math.max(LEAST_BAR, minutes(0) - minutes(seconds / 60))
  const x = (days(index) ?? 0) + (strip * GAP) / 2
  return (
    `<rect class="bar" x="${round(x)}" y="${round(minutes(0) - height)}" ` +
    `width="${round(strip * (1 - GAP))}" height="${round(height)}" rx="1.5"/>`
  )
}

/** A day's strip from top to bottom, and what was used on it, said above its bar. */
function drawValue({ day, seconds, used }: LabelledDay, index: number, frame: Frame): string {
  if (seconds === 0) return ''
  const { days, minutes, size } = frame
  const text = `${day}: ${used}`
  // About as wide as it is drawn: it must not stick out at either side.
  const half = text.length * size.fontSize * 0.3
  const place = Math.min(Math.max(middleOf(index, frame), half), size.width - half)
  return (
    `<g class="used" tabindex="0" role="img" aria-label="${text}">` +
    `<rect class="strip" x="${round(days(index) ?? 0)}" y="0" ` +
    `width="${round(days.bandwidth())}" height="${size.height}"/>` +
    `<text class="value" x="${round(place)}" y="${round(minutes(seconds / 60) - 8)}"` +
    ` text-anchor="middle">${text}</text></g>`
  )
}

function middleOf(index: number, { days }: Frame): number {
  return (days(index) ?? 0) + days.bandwidth() / 2
}

function round(units: number): number {
  return Math.round(units * 10) / 10
}
