import { timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { Deps } from "../deps.ts";
import { scrape } from "../gauges.ts";
import { whyNotReady } from "../readiness.ts";

/**
 * Who may read figures on the port the world reaches: whoever brings the token. Without one nobody, but where everything is play money.
 */
export function mayReadMetrics({ config }: Deps, authorization: string | undefined): boolean {
  const { token } = config.metrics;
  if (token === undefined) return config.sandbox;
  return isToken(token, authorization);
}

function isToken(token: string, authorization: string | undefined): boolean {
  const [wanted, given] = [Buffer.from(`Bearer ${token}`), Buffer.from(authorization ?? "")];
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}

/** Figures, health and readiness on a port of their own, which the world does not reach; for every role, workers too. */
export async function startMetricsServer(deps: Deps, { host, port }: { host: string; port: number }): Promise<Server> {
  const server = createServer((request, response) => {
    answerTo(request, deps)
      .catch(() => ({ status: 503, type: "text/plain", text: "" }))
      .then(({ status, type, text }) => response.writeHead(status, { "content-type": type }).end(text));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  return server;
}

type Answer = { status: number; type: string; text: string };

async function answerTo({ method, url, headers }: IncomingMessage, deps: Deps): Promise<Answer> {
  const { token } = deps.config.metrics;
  if (method !== "GET") return json(405, { ok: false });
  if (url === "/healthz") return json(200, { ok: true });
  if (url === "/readyz") {
    const why = await whyNotReady(deps);
    return why === null ? json(200, { ok: true }) : json(503, { ok: false, why });
  }
  if (url !== "/metrics") return json(404, { ok: false });
  if (token !== undefined && !isToken(token, headers.authorization)) return json(401, { ok: false });
  return { status: 200, ...(await scrape(deps)) };
}

function json(status: number, body: object): Answer {
  return { status, type: "application/json", text: JSON.stringify(body) };
}
