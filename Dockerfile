# Images of docker-compose.yml: `publish` (release tool), `api`, `backup` and `nginx`
# (docs/decisions/0060, 0131).

# The files that list the npm packages: npm ci runs again only if one of them has changed.
FROM node:24-bookworm-slim AS manifests
WORKDIR /kadam
COPY . .
RUN mkdir /manifests \
  && cp --parents package.json package-lock.json .npmrc */package.json resume-engine/no-canvas/* /manifests

FROM node:24-bookworm-slim AS packages
RUN install -d -o node -g node /kadam /bundles && install -d -o node -g node -m 700 /keys /guard
WORKDIR /kadam
USER node
COPY --from=manifests --chown=node:node /manifests .
RUN npm ci && npm cache clean --force

FROM packages AS publish
COPY --chown=node:node . .
CMD ["node", "release/bin/release.mjs", "status"]

# What the API needs besides its sources: Node, a shell for `docker compose exec`, their shared
# libraries, and its npm packages.
FROM packages AS api-files
USER root
COPY deploy/api-packages.mjs deploy/
RUN node deploy/api-packages.mjs /files/kadam \
  && for file in "$(command -v node)" /bin/sh \
    $(ldd "$(command -v node)" /bin/sh $(find /files -name '*.node') | grep -o '/[^ ]*\.so[^ ]*' | grep -v '^/files/' | sort -u); do \
    cp --parents -L "$file" /files; \
  done \
  && cp --parents /etc/passwd /etc/group /files \
  && echo 'hosts: files dns' >/files/etc/nsswitch.conf \
  && install -d -o node -g node /files/bundles /files/data /files/kadam/resume-engine/node_modules/.cache \
  && install -d -o node -g node -m 700 /files/guard \
  && install -d -m 1777 /files/tmp

FROM scratch AS api
ENV PATH=/usr/local/bin:/bin NODE_ENV=production
WORKDIR /kadam
COPY --from=api-files /files /
COPY api api
COPY shared/package.json shared/
COPY shared/src/contract shared/src/contract
COPY resume-engine resume-engine
USER node
CMD ["node", "--require", "tsx/cjs", "api/src/server.ts"]

# `kadam backup` and `kadam restore` of the same build as the API, with the pg_dump of the server's
# version.
FROM postgres:15-bookworm AS backup
ENV NODE_ENV=production
WORKDIR /kadam
COPY --from=api /usr/local/bin/node /usr/local/bin/
COPY --from=api /kadam /kadam
RUN install -d -o 1000 -g 1000 -m 700 /backups && install -d -o 1000 -g 1000 /bundles /data
USER 1000:1000
ENTRYPOINT []
CMD ["node", "api/bin/kadam.mjs", "backup", "/backups"]

FROM debian:bookworm-slim AS nginx
RUN apt-get update \
  && apt-get install -y --no-install-recommends curl nginx-light libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/* \
  && install -d -o 1000 -g 1000 /bundles
COPY nginx /kadam/nginx
USER www-data
ENTRYPOINT ["sh", "/kadam/nginx/start.sh"]
