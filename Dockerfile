# One image for every role: ROLE=web (with a door at PORT) or ROLE=worker. It needs DATABASE_URL: the embedded
# PostgreSQL and Node's own package are left out.
ARG NODE_IMAGE=node:24-alpine

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run -s train && node ops/bundled/make.js && \
    npm prune --omit=dev --omit=optional --ignore-scripts --no-audit --no-fund && node ops/slim-modules.ts

FROM ${NODE_IMAGE}
ENV NODE_ENV=production \
    DATA_DIR=/data \
    PORT=8080
WORKDIR /app
RUN mkdir /data && chown node:node /data && chmod 700 /data
COPY --from=build /app ./
USER node
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "ops/docker/healthy.ts"]
CMD ["node", "--max-semi-space-size=16", "--no-allocation-site-pretenuring", "--expose-gc", "--import", "./ops/bundled/load.js", "gateways/main.ts"]
