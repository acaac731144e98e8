import { BarChart } from 'echarts/charts'
import { GridComponent } from 'echarts/components'
import { type ECharts, init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'

use([BarChart, GridComponent, SVGRenderer])

/** `day` and `used` as they are said: `Nov 3`, `2 min 5 s`. */
export type LabelledDay = { day: string; seconds: number; used: string }

/** In units of the drawing. */
export type Size = { width: number; height: number; fontSize: number; labels: number }

/** Above the bars there is room for the value of the highest. */
const TOP = 26

/**
 * On the server, which takes a few milliseconds: the page needs no script for it. Each day with use can be pointed at or
 * reached by keyboard, and then shows its value (console.css).
 */
export function drawDays(days: readonly LabelledDay[], size: Size): string {
  const { width, height } = size
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height })
  chart.setOption(optionOf(days, size))
  const svg = chart.renderToSVGString({ useViewBox: true }).replaceAll(NOT_FOR_THE_PAGE, '')
  const values = days.map((day, index) => drawValue(chart, day, { index, size })).join('')
  chart.dispose()
  return svg.replace('</svg>', `${values}</svg>`)
}

/** Styles, which Content-Security-Policy refuses (console.css has them), and marks for the library's own script. */
const NOT_FOR_THE_PAGE = /<style[\s\S]*<\/style>| (?:style|class|ecmeta_\w+)="[^"]*"/g

/** A day's strip from top to bottom, and what was used on it, said above its bar. */
function drawValue(
  chart: ECharts,
  { day, seconds, used }: LabelledDay,
  { index, size: { width, height, fontSize } }: { index: number; size: Size },
): string {
  if (seconds === 0) return ''
  const x = (at: number) => chart.convertToPixel({ xAxisIndex: 0 }, at)
  const y = (at: number) => chart.convertToPixel({ yAxisIndex: 0 }, at)
  const [middle, strip] = [x(index), x(1) - x(0)]
  const text = `${day}: ${used}`
  // About as wide as it is drawn: it must not stick out at either side.
  const half = text.length * fontSize * 0.3
  const place = Math.min(Math.max(middle, half), width - half)
  return (
    `<g class="used" tabindex="0" role="img" aria-label="${text}">` +
    `<rect class="strip" x="${round(middle - strip / 2)}" y="0" width="${round(strip)}" height="${height}"/>` +
    `<text class="value" x="${round(place)}" y="${round(y(seconds / 60) - 8)}" text-anchor="middle">${text}</text></g>`
  )
}

function round(units: number): number {
  return Math.round(units * 10) / 10
}

/** Colours are the page's own, light or dark. */
const LINE = { lineStyle: { color: 'var(--pico-muted-border-color)' } }

function optionOf(days: readonly LabelledDay[], { fontSize, labels }: Size) {
  const label = { color: 'var(--pico-muted-color)', fontSize }
  return {
    animation: false,
    grid: { left: 0, right: 4, top: TOP, bottom: 0 },
    xAxis: {
      type: 'category',
      data: days.map(({ day }) => day),
      axisTick: { show: false },
      axisLine: LINE,
      axisLabel: {
        ...label,
        interval: evenlyBackFrom(days.length, labels),
        alignMaxLabel: 'right',
      },
    },
    yAxis: {
      type: 'value',
      minInterval: 1,
      splitNumber: 3,
      splitLine: LINE,
      axisLabel: { ...label, formatter: '{value} min' },
    },
    series: [
      {
        type: 'bar',
        silent: true,
        // A day without use has no bar, not one of no height.
        data: days.map(({ seconds }) => (seconds === 0 ? null : seconds / 60)),
        itemStyle: { color: 'var(--pico-primary)', borderRadius: [1.5, 1.5, 0, 0] },
        barMinHeight: 1.5,
      },
    ],
  } as const
}

/** The last day has its label, and every so many days before it. */
function evenlyBackFrom(days: number, labels: number) {
  const apart = Math.ceil(days / labels)
  return (index: number) => (days - 1 - index) % apart === 0
}
