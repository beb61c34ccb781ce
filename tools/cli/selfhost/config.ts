type Bindings = {
  readonly compatibilityDate: string
  /** The bindings of the Durable Objects, and the class of each. */
  readonly objects: readonly (readonly [binding: string, className: string])[]
  /** The root certificates for outgoing requests, as PEM. */
  readonly authorities: readonly string[]
}

/** Address ranges that workerd treats as public although they are private or unused. */
const notPublic = [
  '198.18.0.0/15', // Tests of networks (RFC 2544).
  '0.0.0.0/8',
  '192.88.99.0/24', // Relays of 6to4.
  '64:ff9b::/96', // NAT64: contains every IPv4 address, private ones too.
  '64:ff9b:1::/48',
  '2002::/16', // 6to4: contains every IPv4 address.
  '2001::/32', // Teredo: contains every IPv4 address.
  '::/96', // IPv4-compatible addresses: contains every IPv4 address.
  'fec0::/10',
  '100::/64',
  '3fff::/20',
  '5f00::/16',
] as const

/**
 * Returns workerd's network configuration for outgoing requests, which go to push services and
 * webhooks. Players can choose these addresses, so private addresses are blocked.
 */
export const publicNetwork = (tlsOptions: string): string =>
  `(allow = ["public"], deny = ${JSON.stringify(notPublic)}, tlsOptions = ${tlsOptions})`

/** The environment variables with which the operator configures the service. */
const settings = ['BOT_PACE', 'METRICS', 'OPERATOR_SECRET', 'PROXY', 'SITES'].concat(
  'PUSH_KEYS',
  'PUSH_CONTACT',
)

/**
 * Returns the configuration of workerd for a folder that holds worker.js, assets.js and page/.
 * start.sh passes the folder of the tables as `--directory-path state=…`.
 */
export function workerdConfig({ compatibilityDate, objects, authorities }: Bindings): string {
  const classes = objects.map(
    // Miniflare uses the same `uniqueKey`, so `npm run dev` and this service can serve the same
    // tables.
    ([, name]) => `(className = "${name}", uniqueKey = "tischlein-${name}", enableSql = true)`,
  )
  const bindings = [
    ...objects.map(([name, of]) => `(name = "${name}", durableObjectNamespace = "${of}")`),
    ...settings.map((name) => `(name = "${name}", fromEnvironment = "${name}")`),
    `(name = "PUSH_WAY", service = "push-services")`,
    `(name = "ASSETS", service = "assets")`,
    `(name = "STORED", service = "state")`,
  ]
  return `using Workerd = import "/workerd/workerd.capnp";

const tischlein :Workerd.Config = (
  services = [
    (name = "tischlein", worker = .worker),
    (name = "assets", worker = .assets),
    (name = "page", disk = (path = "page")),
    (name = "state", disk = (writable = true)),
    # The service sends requests only to push services and webhooks, and not to names that lead to a private network.
    # The name "internet" is defined because the runtime would otherwise define it, and need the machine's certificates.
    (name = "internet", network = (allow = [])),
    (name = "push-services", network = ${publicNetwork('.push')}),
  ],
  sockets = [(
    name = "http",
    address = "127.0.0.1:8787",
    # A proxy with TLS sets this header, so that link previews contain the scheme that visitors use.
    http = (forwardedProtoHeader = "X-Forwarded-Proto"),
    service = "tischlein",
  )],
);

# This folder contains certificates, because the machine may have none, and then the runtime does not start.
const push :Workerd.TlsOptions = (trustedCertificates = [
  ${authorities.map((pem) => JSON.stringify(pem)).join(',\n  ')},
]);

const worker :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "worker.js")],
  compatibilityDate = "${compatibilityDate}",
  globalOutbound = "internet",
  durableObjectStorage = (localDisk = "state"),
  durableObjectNamespaces = [
    ${classes.join(',\n    ')},
  ],
  bindings = [
    ${bindings.join(',\n    ')},
  ],
);

const assets :Workerd.Worker = (
  modules = [(name = "assets.js", esModule = embed "assets.js")],
  compatibilityDate = "${compatibilityDate}",
  globalOutbound = "internet",
  bindings = [
    (name = "PAGE", service = "page"),
    (name = "HEADERS", text = embed "page/_headers"),
  ],
);
`
}
