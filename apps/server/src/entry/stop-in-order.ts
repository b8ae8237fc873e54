import { setTimeout } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Deps } from "#platform";
import type { Worker } from "./run-worker.ts";

type Running = { deps: Deps; server: FastifyInstance | undefined; worker: Worker | undefined; drainSeconds: number };

/** Longer than any request takes: a card gateway is waited for 20 seconds, the database for 17. */
const requestsWithinMs = 45_000;
const jobsWithinMs = 30_000;

/**
 * Takes a node out of service: `/readyz` says so first, and for the drain window requests are served as ever while callers are sent
 * elsewhere; then nothing new is taken, requests in hand finish, and jobs finish or are handed back. What takes longer than anything may
 * is cut off.
 */
export async function stopInOrder({ deps, server, worker, drainSeconds }: Running): Promise<void> {
  deps.node.isStopping = true;
  await setTimeout(drainSeconds * 1000);
  await Promise.all([server && closeServer(server, deps), worker?.stop(jobsWithinMs)]);
}

async function closeServer(server: FastifyInstance, deps: Deps): Promise<void> {
  const closed = server.close();
  const late = setTimeout(requestsWithinMs, "late" as const, { ref: false });
  if ((await Promise.race([closed, late])) !== "late") return;
  deps.log.warn("requests that would not end are cut off");
  server.server.closeAllConnections();
  await closed;
}
