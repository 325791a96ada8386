#!/bin/sh
# Backs up the database and the releases into the folder named, beside the backups before, of which the last 14 of each are kept.
#   DATABASE_URL, and KADAM_DB_PASSWORD_FILE when the password is not in it; KADAM_BUNDLES
# docs/runbook.md says how each is put back. The signing key is not in it: it belongs elsewhere.
set -eu
umask 077

folder=${1:?Name the folder for the backups.}
: "${DATABASE_URL:?names the database}" "${KADAM_BUNDLES:?names the folder of releases}"
[ -z "${KADAM_DB_PASSWORD_FILE:-}" ] || PGPASSWORD=$(cat "$KADAM_DB_PASSWORD_FILE")
[ -z "${PGPASSWORD:-}" ] || export PGPASSWORD

mkdir -p "$folder"
now=$(date -u +%Y-%m-%dT%H%M%SZ)
trap 'rm -f "$folder/.database" "$folder/.bundles"' EXIT

# Under another name until it is whole.
pg_dump --format=custom --file "$folder/.database" "$DATABASE_URL"
mv "$folder/.database" "$folder/database-$now.dump"
# Half-made releases are not part of it; everything else is only ever put there whole.
tar -C "$KADAM_BUNDLES" --exclude ./.building --exclude ./.writing -czf "$folder/.bundles" .
mv "$folder/.bundles" "$folder/bundles-$now.tar.gz"

for kind in database bundles; do
  for old in $(ls -1 "$folder" | grep "^$kind-" | sort -r | tail -n +15); do rm -f "$folder/$old"; done
done
echo "Backed up into $folder: database-$now.dump, bundles-$now.tar.gz."
