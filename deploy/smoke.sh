#!/usr/bin/env bash
# Builds the image, runs it as described in deploy/Dockerfile, opens a table, and backs it up. Needs docker.
set -euo pipefail
cd "$(dirname "$0")/.."

docker build --file deploy/Dockerfile --tag tischlein-smoke .
container=$(docker run --detach --init --read-only --ulimit nofile=65536 --publish 127.0.0.1::8787 --env PROXY=172.17.0.1 tischlein-smoke)
trap 'docker logs "$container"; docker rm --force --volumes "$container"' EXIT

for _ in {1..60}; do
  health=$(docker inspect --format '{{.State.Health.Status}}' "$container")
  [ "$health" = healthy ] && break
  sleep 1
done
[ "$health" = healthy ]
at=http://$(docker port "$container" 8787/tcp)
[ "$(curl --fail --silent --show-error "$at/healthz")" = ok ]
code=$(curl --fail --silent --show-error --data '{"game":"switch"}' "$at/api/tables" | grep -oE '[A-Z]{6}')
curl --fail --silent --show-error "$at/api/tables/$code" >/dev/null
docker logs "$container" 2>&1 | grep -q 'proxy .* at 172.17.0.1'
docker exec "$container" sh back-up.sh /var/lib/tischlein /var/lib/tischlein/back-up | grep -q 'Copied 1 tables'
echo "The image serves table $code."
