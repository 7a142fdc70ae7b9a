#!/bin/sh
# Makes what compose.yaml needs and no repository may hold: secrets, and a certificate to try with. What is there stays.
set -eu
cd "$(dirname "$0")"
umask 077
mkdir -p secrets

random() { openssl rand -hex 32; }

if [ ! -e secrets/app-secret ]; then
  random >secrets/app-secret
  # The process in the container has another number (10001) than you, and Docker hands the file over as it is.
  chmod 644 secrets/app-secret
fi

if [ ! -e .env ]; then
  cat >.env <<END
PUBLIC_URL=https://localhost:8443
FILES_URL=https://files.localhost:8443
POSTGRES_PASSWORD=$(random)
STORE_KEY=$(openssl rand -hex 10)
STORE_SECRET=$(random)
METRICS_TOKEN=$(random)
END
fi

# Replace both by real ones in production. Browsers warn about this one, because nobody vouches for it.
if [ ! -e secrets/tls.crt ]; then
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 90 -subj /CN=localhost \
    -addext subjectAltName=DNS:localhost,DNS:files.localhost \
    -keyout secrets/tls.key -out secrets/tls.crt 2>/dev/null
  chmod 644 secrets/tls.crt
fi
