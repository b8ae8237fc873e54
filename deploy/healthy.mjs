// For the health check of a container: whether the node is alive, on the port every role has.
const { METRICS_PORT, PORT = "8080" } = process.env;
const alive = await fetch(`http://127.0.0.1:${METRICS_PORT ?? PORT}/healthz`, { signal: AbortSignal.timeout(4000) }).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(alive ? 0 : 1);
