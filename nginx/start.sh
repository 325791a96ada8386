#!/bin/sh
# Fills in nginx.conf.template and runs nginx in the foreground, as any user. Messages of nginx go to
# standard error.
#
#   KADAM_BUNDLES           folder of the releases (default .data/bundles of the repository)
#   KADAM_API               host:port of the API, several separated by spaces; some may be down
#                           (default 127.0.0.1:3001)
#   KADAM_API_RESOLVER      DNS server that resolves the one name in KADAM_API every two seconds, for
#                           containers (default: the name is resolved at start)
#   KADAM_LISTEN            addresses to listen on, separated by spaces, such as 0.0.0.0:443 [::]:443
#                           (default 127.0.0.1:8080)
#   KADAM_REDIRECT_LISTEN   addresses for plain HTTP that redirect to HTTPS, separated by spaces, such
#                           as 0.0.0.0:80 [::]:80 (default none)
#   KADAM_ACME_FOLDER       folder whose .well-known/acme-challenge these addresses serve, for the
#                           webroot of certbot (default none)
#   KADAM_HSTS_SUBDOMAINS   1 requires HTTPS for every subdomain of the site too (default 0)
#   KADAM_STATUS_LISTEN     address that serves the numbers of connections and requests, such as
#                           127.0.0.1:8081 (default none)
#   KADAM_TLS_CERTIFICATE, KADAM_TLS_KEY  files; with both, KADAM_LISTEN is HTTPS with HTTP/2 (default
#                           plain HTTP)
#   KADAM_HOST_NAMES        host names of the site, separated by spaces (default localhost 127.0.0.1)
#   KADAM_TRUSTED_PROXIES   addresses or networks, separated by commas, whose X-Forwarded-For and
#                           X-Forwarded-Proto are trusted (default none)
#   KADAM_OVERRIDE_ORIGINS  origins, separated by commas, from which a page may load a release that is
#                           not live here (default none)
#   KADAM_API_BASE          base of all calls that the bundles were built with; pages may call its
#                           origin (default /api)
#   KADAM_LIMIT_FACTOR      multiplies the rate limits of /api for one client (default 1)
#   KADAM_ACCESS_LOG        a file, or syslog:… in the syntax of nginx (default /dev/stdout)
#   KADAM_NGINX_RUN         folder for the complete configuration and nginx's own files (default
#                           .data/nginx)
#   KADAM_NGINX_USER        user of the workers if started as root, who must be able to read the
#                           bundles (default www-data)
set -eu

here=$(cd "$(dirname "$0")" && pwd)
bundles=${KADAM_BUNDLES:-$here/../.data/bundles}
run=${KADAM_NGINX_RUN:-$here/../.data/nginx}
modules=${KADAM_NGINX_MODULES:-/usr/lib/nginx/modules}
user=
if [ "$(id -u)" = 0 ]; then
  user="user ${KADAM_NGINX_USER:-www-data};"
fi

fail() {
  echo "$*" >&2
  exit 1
}
command -v nginx >/dev/null ||
  fail "nginx is not installed. On Debian: apt-get install nginx-light libnginx-mod-http-brotli-static"
[ -f "$modules/ngx_http_brotli_static_module.so" ] ||
  fail "nginx lacks its brotli module in $modules. On Debian: apt-get install libnginx-mod-http-brotli-static"

mkdir -p "$bundles" "$run"
bundles=$(cd "$bundles" && pwd)
factor=${KADAM_LIMIT_FACTOR:-1}
case $factor in *[!0-9]* | 0*) fail "KADAM_LIMIT_FACTOR must be a whole number from 1 up, not '$factor'." ;; esac

: >"$run/real-ip.conf"
: >"$run/trusted-proxies.conf"
for proxy in $(echo "${KADAM_TRUSTED_PROXIES:-}" | tr ',' ' '); do
  case $proxy in
    *[!0-9a-fA-F.:/]*) fail "KADAM_TRUSTED_PROXIES must list IP addresses or networks, separated by commas, not '$proxy'." ;;
  esac
  echo "set_real_ip_from $proxy;" >>"$run/real-ip.conf"
  echo "$proxy 1;" >>"$run/trusted-proxies.conf"
done

# Connections to fixed servers are kept open. A name that is resolved again gets a new connection
# for each request.
api=${KADAM_API:-127.0.0.1:3001}
if [ -n "${KADAM_API_RESOLVER:-}" ]; then
  case $api in *' '*) fail "With KADAM_API_RESOLVER, KADAM_API must be one name and its port, not '$api'." ;; esac
  echo "resolver $KADAM_API_RESOLVER valid=2s ipv6=off; resolver_timeout 2s;" >"$run/api.conf"
else
  {
    echo 'upstream api {'
    for server in $api; do echo "  server $server max_fails=0;"; done
    echo '  keepalive 32;'
    # Shorter than KADAM_DRAIN_MS, so that no connection is reused when a process ends.
    echo '  keepalive_timeout 1s;'
    echo '}'
  } >"$run/api.conf"
  api=api
fi

origins=
for origin in $(echo "${KADAM_OVERRIDE_ORIGINS:-}" | tr ',' ' '); do
  case $origin in
    http://*[!0-9a-z.:*-]* | https://*[!0-9a-z.:*-]*) origin= ;;
    http://?* | https://?*) origins="$origins $origin" ;;
    *) origin= ;;
  esac
  [ -n "$origin" ] ||
    fail "KADAM_OVERRIDE_ORIGINS must list origins such as https://preview.example:3002, separated by commas."
done

api_origin=
case ${KADAM_API_BASE:-} in
  '' | /*) ;;
  http://*[!0-9A-Za-z.:/~_-]* | https://*[!0-9A-Za-z.:/~_-]*)
    fail "KADAM_API_BASE must be a path such as /api or an address such as https://api.example/api." ;;
  http://?* | https://?*) api_origin=$(echo " $KADAM_API_BASE" | cut -d/ -f1-3) ;;
  *) fail "KADAM_API_BASE must be a path such as /api or an address such as https://api.example/api." ;;
esac

: >"$run/status.conf"
[ -z "${KADAM_STATUS_LISTEN:-}" ] ||
  echo "server { listen $KADAM_STATUS_LISTEN; access_log off; location / { stub_status; } }" >"$run/status.conf"

hsts=
case ${KADAM_HSTS_SUBDOMAINS:-0} in
  0) ;;
  1) hsts='; includeSubDomains' ;;
  *) fail "KADAM_HSTS_SUBDOMAINS must be 0 or 1, not '$KADAM_HSTS_SUBDOMAINS'." ;;
esac

tls=
: >"$run/tls.conf"
if [ -n "${KADAM_TLS_CERTIFICATE:-}${KADAM_TLS_KEY:-}" ]; then
  for file in "${KADAM_TLS_CERTIFICATE:-}" "${KADAM_TLS_KEY:-}"; do
    [ -r "$file" ] || fail "KADAM_TLS_CERTIFICATE and KADAM_TLS_KEY must both name a file that can be read; '$file' cannot be read."
  done
  tls=' ssl http2'
  cat >"$run/tls.conf" <<END
  ssl_certificate $(realpath "$KADAM_TLS_CERTIFICATE");
  ssl_certificate_key $(realpath "$KADAM_TLS_KEY");
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:tls:1m;
END
fi

names=${KADAM_HOST_NAMES:-localhost 127.0.0.1}
# listeners ADDRESSES OPTIONS: one listen directive for each address; "[::]:443" is IPv6 only
listeners() { for address in $1; do echo "listen $address$2;"; done; }
listeners "${KADAM_LISTEN:-127.0.0.1:8080}" "$tls" >"$run/listen.conf"
listeners "${KADAM_LISTEN:-127.0.0.1:8080}" "$tls default_server" >"$run/listen-default.conf"

: >"$run/redirect.conf"
if [ -n "${KADAM_REDIRECT_LISTEN:-}" ]; then
  [ -n "$tls" ] || fail 'KADAM_REDIRECT_LISTEN sends visitors to HTTPS, which needs KADAM_TLS_CERTIFICATE and KADAM_TLS_KEY.'
  {
    echo 'server {'
    listeners "$KADAM_REDIRECT_LISTEN" ' default_server'
    echo '  server_name "";'
    echo '  location / { types {} default_type text/plain; return 421 "This server answers to other host names (KADAM_HOST_NAMES).\n"; }'
    echo '}'
    echo 'server {'
    listeners "$KADAM_REDIRECT_LISTEN" ''
    echo "  server_name $names;"
    echo '  error_page 404 @missing;'
    echo '  location @missing { return 404; }'
    echo '  location / { return 301 https://$host$request_uri; }'
    # ^~ takes precedence over every location with a regular expression.
    [ -z "${KADAM_ACME_FOLDER:-}" ] ||
      echo "  location ^~ /.well-known/acme-challenge/ { root $KADAM_ACME_FOLDER; types {} default_type text/plain; try_files \$uri =404; }"
    echo '}'
  } >"$run/redirect.conf"
fi

# headers.json has one header per line, so sed is enough to read it.
header() { sed -n "s/^ *\"$1\": \"\(.*\)\",\{0,1\}\$/\1/p" "$here/headers.json"; }
everywhere() { sed -n "/\"everywhere\"/,/}/s/^ *\"\([A-Z][A-Za-z-]*\)\": \"\(.*\)\",\{0,1\}\$/$1/p" "$here/headers.json"; }
everywhere 'add_header \1 "\2" always;' >"$run/headers.conf"
everywhere 'proxy_hide_header \1;' >"$run/hidden-headers.conf"

run=$(cd "$run" && pwd)
sed \
  -e "s|@USER@|$user|" \
  -e "s|@MODULES@|$modules|" \
  -e "s|@RUN@|$run|g" \
  -e "s|@BUNDLES@|$bundles|g" \
  -e "s|@API@|$api|" \
  -e "s|@ACCESS_LOG@|${KADAM_ACCESS_LOG:-/dev/stdout}|" \
  -e "s|@NGINX@|$here|" \
  -e "s|@REQUESTS_PER_SECOND@|$((20 * factor))|" \
  -e "s|@BURST@|$((40 * factor))|" \
  -e "s|@CONNECTIONS@|$((40 * factor))|" \
  -e "s|@HSTS@|$(header Strict-Transport-Security)$hsts|" \
  -e "s|@PAGE_POLICY@|$(header page | sed -E -e "s#(script|connect)-src 'self'#&$origins#g" -e "s#connect-src [^;]*#&$api_origin#")|" \
  -e "s|@API_POLICY@|$(header api)|" \
  -e "s|@UNAVAILABLE_POLICY@|$(header unavailable)|" \
  -e "s|@HOST_NAMES@|$names|" \
  "$here/nginx.conf.template" >"$run/nginx.conf"

exec nginx -e stderr -p "$run" -c "$run/nginx.conf" -g 'daemon off;'
