import { BarChart } from 'echarts/charts'
import { GridComponent } from 'echarts/components'
import { init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'

use([BarChart, GridComponent, SVGRenderer])

/** `day` as its label says it. */
export type LabelledDay = { day: string; seconds: number }

/** In its own units: on a phone they are nearly pixels, so that its labels can be read there. */
const SIZE = { width: 380, height: 180 }

/** On the server, which takes a few milliseconds: the page needs no script for it. */
export function drawDays(days: readonly LabelledDay[]): string {
  const chart = init(null, null, { renderer: 'svg', ssr: true, ...SIZE })
  chart.setOption(optionOf(days))
  const svg = chart.renderToSVGString({ useViewBox: true })
  chart.dispose()
  return svg.replaceAll(NOT_FOR_THE_PAGE, '')
}

/** Styles, which Content-Security-Policy refuses (console.css has them), and marks for the library's own script. */
const NOT_FOR_THE_PAGE = /<style[\s\S]*<\/style>| (?:style|class|ecmeta_\w+)="[^"]*"/g

/** Colours are the page's own, light or dark. */
const LINE = { lineStyle: { color: 'var(--pico-muted-border-color)' } }
const LABEL = { color: 'var(--pico-muted-color)', fontSize: 12 }

function optionOf(days: readonly LabelledDay[]) {
  return {
    animation: false,
    grid: { left: 0, right: 4, top: 10, bottom: 0 },
    xAxis: {
      type: 'category',
      data: days.map(({ day }) => day),
      axisTick: { show: false },
      axisLine: LINE,
      axisLabel: { ...LABEL, interval: evenlyBackFrom(days.length), alignMaxLabel: 'right' },
    },
    yAxis: {
      type: 'value',
      minInterval: 1,
      splitNumber: 3,
      splitLine: LINE,
      axisLabel: { ...LABEL, formatter: '{value} min' },
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

const LABELS = 4

/** Today has its label, and every so many days before it. */
function evenlyBackFrom(days: number) {
  const apart = Math.ceil(days / LABELS)
  return (index: number) => (days - 1 - index) % apart === 0
}
