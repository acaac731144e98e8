import { type ScaleBand, type ScaleLinear, scaleBand, scaleLinear } from 'd3-scale'

/** `day` and `used` are in words: `Nov 3`, `2 min 5 s`. */
export type LabelledDay = { day: string; seconds: number; used: string }

/** In the drawing's units. */
export type Size = { width: number; height: number; fontSize: number; labels: number }

type Frame = { size: Size; days: ScaleBand<number>; minutes: ScaleLinear<number, number> }

/** Room above the bars for the highest bar's value. */
const TOP = 26
const RIGHT = 4
const LEAST_BAR = 1.5
/** As a share of a day's strip. */
const GAP = 0.3
const WIDEST_BAR = 36

/**
 * Draws the chart on the server, so the page needs no script. Each day with use can be hovered or focused by keyboard
 * and then shows its value. Colours come from the page, light or dark (console.css).
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
  // A digit is about 0.6 times as wide as its font size.
  const left = widest * size.fontSize * 0.6 + 8
  return { size, minutes, days: scaleBand([...days.keys()], [left, size.width - RIGHT]) }
}

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

/** Dates the last day, and every n-th day before it. */
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

/** A day without use has no bar at all, not a bar of zero height. */
function drawBar({ seconds }: LabelledDay, index: number, { days, minutes }: Frame): string {
  if (seconds === 0) return ''
  const strip = days.bandwidth()
  const height = Math.max(LEAST_BAR, minutes(0) - minutes(seconds / 60))
  const width = Math.min(strip * (1 - GAP), WIDEST_BAR)
  const x = (days(index) ?? 0) + (strip - width) / 2
  return (
    `<rect class="bar" x="${round(x)}" y="${round(minutes(0) - height)}" ` +
    `width="${round(width)}" height="${round(height)}" rx="1.5"/>`
  )
}

/** A strip over the day's full height, and its value above the bar. */
function drawValue({ day, seconds, used }: LabelledDay, index: number, frame: Frame): string {
  if (seconds === 0) return ''
  const { days, minutes, size } = frame
  const text = `${day}: ${used}`
  // Estimates the text's width, to keep it inside the drawing on both sides.
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
