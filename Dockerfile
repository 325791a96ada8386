# The two images of docker-compose.yml: everything that runs on Node, and nginx.

FROM node:24-bookworm-slim AS source
RUN mkdir /bundles /data /keys && chown node:node /bundles /data /keys && chmod 700 /keys
WORKDIR /kadam
RUN chown node:node /kadam
USER node
COPY --chown=node:node . .
RUN npm ci

FROM debian:bookworm-slim AS nginx
RUN apt-get update \
  && apt-get install -y --no-install-recommends curl nginx-light libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/*
COPY nginx /kadam/nginx
ENTRYPOINT ["sh", "/kadam/nginx/start.sh"]
