import { register } from 'node:module'
import { context, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { registerInstrumentations } from '@opentelemetry/instrumentation'
import { ExpressInstrumentation } from '@opentelemetry/instrumentation-express'
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { privatePaths } from './private-paths.ts'

/** What is watched: modules that are imported after this. */
const WATCHED = ['node:http', 'http', 'node:https', 'https', 'express', 'pg', 'pg-pool']

/**
 * Sends spans of requests, of SQL and of what the SDKs ask by `node:http` to the OTLP address of the settings
 * (`OTEL_EXPORTER_OTLP_ENDPOINT`, read by the exporter itself like the other `OTEL_EXPORTER_OTLP_*`). To be
 * called before any of the watched modules is imported, so nothing else of the product is imported here.
 * @returns sends what is left, and ends it
 */
export function startTracing(serviceName: string): () => Promise<void> {
  register('@opentelemetry/instrumentation/hook.mjs', import.meta.url, {
    data: { include: WATCHED },
  })
  const named = resourceFromAttributes({ 'service.name': serviceName })
  const resource = defaultResource()
    .merge(named)
    .merge(detectResources({ detectors: [envDetector] }))
  const provider = new TracerProvider({
    resource,
    spanProcessors: [privatePaths, new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  trace.setGlobalTracerProvider(provider)
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  registerInstrumentations({
    tracerProvider: provider,
    instrumentations: [
      new HttpInstrumentation({ ignoreIncomingRequestHook: isProbe }),
      new ExpressInstrumentation(),
      // Jobs are looked for all the time: SQL is of interest where a request waits for it.
      new PgInstrumentation({ requireParentSpan: true }),
    ],
  })
  return () => provider.shutdown()
}

/** Asked every few seconds by balancers and Prometheus. */
function isProbe({ url }: { url?: string | undefined }): boolean {
  return url === '/healthz' || url === '/readyz' || url === '/metrics'
}
