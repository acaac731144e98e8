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

/** The modules to trace; they must be imported after this. */
const WATCHED = ['node:http', 'http', 'node:https', 'https', 'express', 'pg', 'pg-pool']

/**
 * Sends spans of HTTP requests, SQL and the SDKs' `node:http` requests to the configured OTLP address
 * (`OTEL_EXPORTER_OTLP_ENDPOINT`, read by the exporter itself like the other `OTEL_EXPORTER_OTLP_*`). Must be called
 * before any traced module is imported, so nothing else of the product is imported here.
 * @returns a function that sends what is left, and stops
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
      // Jobs are polled for all the time, so SQL is traced only if a request waits for it.
      new PgInstrumentation({ requireParentSpan: true }),
    ],
  })
  return () => provider.shutdown()
}

/** Requested every few seconds by load balancers and Prometheus. */
function isProbe({ url }: { url?: string | undefined }): boolean {
  return url === '/healthz' || url === '/readyz' || url === '/metrics'
}
