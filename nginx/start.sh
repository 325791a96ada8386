#!/bin/sh
# Fills nginx.conf.template and runs nginx in the foreground, as any user. Logs go to standard output and standard error.
#
#   KADAM_BUNDLES     folder of the releases (default .data/bundles of the repository)
#   KADAM_API         host:port of the API (default 127.0.0.1:3001)
#   KADAM_LISTEN      address to listen on (default 127.0.0.1:8080)
#   KADAM_HOST_NAMES  host names to answer for, with spaces between (default localhost 127.0.0.1)
#   KADAM_NGINX_RUN   folder for the filled configuration and what nginx keeps while it runs (default .data/nginx)
#   KADAM_NGINX_USER  user of the workers when started as root (default www-data); it must be able to read the bundles
set -eu

here=$(cd "$(dirname "$0")" && pwd)
bundles=${KADAM_BUNDLES:-$here/../.data/bundles}
run=${KADAM_NGINX_RUN:-$here/../.data/nginx}
modules=${KADAM_NGINX_MODULES:-/usr/lib/nginx/modules}
user=
if [ "$(id -u)" = 0 ]; then
  user="user ${KADAM_NGINX_USER:-www-data};"
fi

command -v nginx >/dev/null || {
  echo "nginx is not installed. On Debian: apt-get install nginx-light libnginx-mod-http-brotli-static" >&2
  exit 1
}
[ -f "$modules/ngx_http_brotli_static_module.so" ] || {
  echo "nginx lacks its brotli module in $modules. On Debian: apt-get install libnginx-mod-http-brotli-static" >&2
  exit 1
}

mkdir -p "$bundles" "$run"
bundles=$(cd "$bundles" && pwd)
run=$(cd "$run" && pwd)
sed \
  -e "s|@USER@|$user|" \
  -e "s|@MODULES@|$modules|" \
  -e "s|@RUN@|$run|g" \
  -e "s|@BUNDLES@|$bundles|g" \
  -e "s|@API@|${KADAM_API:-127.0.0.1:3001}|" \
  -e "s|@LISTEN@|${KADAM_LISTEN:-127.0.0.1:8080}|g" \
  -e "s|@HOST_NAMES@|${KADAM_HOST_NAMES:-localhost 127.0.0.1}|" \
  "$here/nginx.conf.template" >"$run/nginx.conf"

exec nginx -e stderr -p "$run" -c "$run/nginx.conf" -g 'daemon off;'
