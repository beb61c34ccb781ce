using Workerd = import "/workerd/workerd.capnp";

const floor :Workerd.Config = (
  services = [
    (name = "floor", worker = .worker),
    (name = "state", disk = (writable = true)),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "floor")],
);

const worker :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "worker.js")],
  compatibilityDate = "2026-10-01",
  durableObjectStorage = (localDisk = "state"),
  durableObjectNamespaces = [
    (className = "FloorTable", uniqueKey = "floor-FloorTable", enableSql = true),
  ],
  bindings = [(name = "TABLES", durableObjectNamespace = "FloorTable")],
);
