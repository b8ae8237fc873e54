import { createServer, type IncomingHttpHeaders } from "node:http";
import { type Sandbox, startSandbox } from "@sihai/sandbox";
import type { Fetch } from "../http/index.ts";

export type Received = { path: string; headers: IncomingHttpHeaders; body: string };

/** A running sandbox and a listener for what it sends. */
export type OutsideWorld = {
  sandbox: Sandbox;
  fetch: Fetch;
  webhookSecret: string;
  trackingKey: string;
  received: Received[];
  /** Statuses the listener answers with, one each; then 200. */
  answers: number[];
  /** Waits until `count` webhooks for which `about` holds have arrived; throws after `withinMs`. */
  waitFor(count: number, about?: (one: Received) => boolean, withinMs?: number): Promise<Received[]>;
  post(path: string, body?: unknown): Promise<unknown>;
  stop(): Promise<void>;
};

/**
 * Starts both on free ports. The listener answers 200 unless it was told otherwise; the sandbox sends payments and tracking to
 * it, signed by keys of the specs.
 */
export async function startOutsideWorld(): Promise<OutsideWorld> {
  const received: Received[] = [];
  const answers: number[] = [];
  const listener = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      received.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(chunks).toString() });
      reply.writeHead(answers.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  const address = listener.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const webhookSecret = "whsec_specs";
  const trackingKey = "tracking-key-of-specs";
  const target = `http://127.0.0.1:${port}`;
  const sandbox = await startSandbox({
    port: 0,
    smtpPort: 0,
    webhookTargets: { payment: `${target}/payment`, tracking: `${target}/tracking` },
    webhookSecret,
    trackingKey,
  });

  return {
    sandbox,
    fetch: (url, init) => fetch(url, init),
    webhookSecret,
    trackingKey,
    received,
    answers,
    async waitFor(count, about = () => true, withinMs = 5000) {
      const until = Date.now() + withinMs;
      while (received.filter(about).length < count) {
        if (Date.now() > until) throw new Error(`only ${received.filter(about).length} of ${count} webhooks arrived`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return received.filter(about);
    },
    async post(path, body = {}) {
      const reply = await fetch(`${sandbox.url}${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      if (!reply.ok) throw new Error(`${path}: HTTP ${reply.status}`);
      return reply.json();
    },
    async stop() {
      await sandbox.stop();
      listener.closeAllConnections();
      await new Promise((resolve) => listener.close(resolve));
    },
  };
}
