import { rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Pool } from "undici";
import { median } from "./load.ts";
import { startPeer } from "./processes.ts";
import type { Result } from "./result.ts";

const rounds = 400;
const warmUps = 40;

/** Judged by the figure itself; the floor beside it tells what of it is the machine's. */
export async function beside(
  name: string,
  barMs: number,
  { call }: { call: (round: number) => Promise<unknown> },
): Promise<Result> {
  const payload = JSON.stringify({ state: 0, msg: "", data: await call(0) });
  const file = join(tmpdir(), `sihai-bench-beside-${process.pid}.json`);
  writeFileSync(file, payload);
  const peer = await startPeer("fastify-constant.ts", [file]);
  const plain = new Pool(peer.url, { connections: 1, pipelining: 1 });
  const ours: number[] = [];
  const floor: number[] = [];
  for (let round = 0; round < warmUps + rounds; round++) {
    const took = await timed(() => call(round));
    const constant = await timed(async () => {
      const reply = await plain.request({ method: "GET", path: "/" });
      JSON.parse(await reply.body.text());
    });
    if (round < warmUps) continue;
    ours.push(took);
    floor.push(constant);
  }
  await plain.close();
  await peer.stop();
  rmSync(file, { force: true });
  return {
    name,
    measured: median(ours),
    beside: { name: "Fastify, a constant of the same size", value: median(floor) },
    unit: "ms",
    judged: percentile(ours, 0.95),
    bar: { at: "most", value: barMs },
    note: `${Buffer.byteLength(payload)} bytes, ${(median(ours) / median(floor)).toFixed(1)} times the constant`,
  };
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await act();
  return performance.now() - from;
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
