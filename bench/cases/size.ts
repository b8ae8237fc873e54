import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { goodsDetail } from "@sihai/contract/goods";
import type { World } from "../../apps/server/src/entry/build-world.ts";
import { perSecondFor } from "../parts/load.ts";
import { residentMb, type Server } from "../parts/processes.ts";
import type { Result } from "../parts/result.ts";
import { addOne, callerInside, callerOver, chooseGoods, makeShoppers, submitOne } from "../parts/shop.ts";

const loadMs = 15_000;

export function measureIdle(server: Server): Result {
  return memory("server memory, idle", residentMb(server.pid), 150);
}

/** The most the server held while people browsed and ordered at once. */
export async function measureLoaded(server: Server, world: World): Promise<Result> {
  const goods = await chooseGoods(await callerInside(world));
  const shoppers = await makeShoppers(world, 32);
  const over = callerOver(server.url, 32);
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, residentMb(server.pid) ?? 0);
  }, 100);
  await perSecondFor(loadMs, 32, async (index) => {
    const shopper = shoppers[index % shoppers.length];
    if (index % 8 !== 0 || !shopper) await over.call(null, goodsDetail, { query: { goodsId: goods.goodsId } });
    else await submitOne(over.call, shopper, await addOne(over.call, shopper, goods), goods).catch(() => undefined);
  });
  clearInterval(watch);
  await over.close();
  return memory("server memory, under load", most === 0 ? null : most, 300);
}

function memory(name: string, megabytes: number | null, most: number): Result {
  return { name, measured: megabytes, beside: null, unit: "MB", judged: megabytes, bar: { at: "most", value: most } };
}

export function measureStart(server: Server): Result {
  const seconds = server.startedInMs / 1000;
  return {
    name: "warm start until ready",
    measured: seconds,
    beside: null,
    unit: "s",
    judged: seconds,
    bar: { at: "most", value: 10 },
    note: "second start on the same data",
  };
}

type Chunk = { file: string; imports?: string[]; isEntry?: boolean; src?: string };

/** JavaScript the home page's first visit fetches: the entry, what it imports, the page's own chunk and its words. */
export function measureHomeScripts(): Result {
  const folder = join("apps", "shop", "dist");
  const manifest = JSON.parse(readFileSync(join(folder, ".vite", "manifest.json"), "utf8")) as Record<string, Chunk>;
  const files = new Set<string>();
  function take(name: string): void {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const each of chunk.imports ?? []) take(each);
  }
  const wanted = (name: string) => name === "index.html" || /features\/home\/HomePage|dict\/(home|shell|ui)\/en\.ts$/.test(name);
  for (const name of Object.keys(manifest).filter(wanted)) take(name);
  const bytes = [...files]
    .filter((file) => file.endsWith(".js"))
    .map((file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length);
  const kilobytes = bytes.reduce((sum, each) => sum + each, 0) / 1000;
  return {
    name: "JavaScript of the home page, gzip",
    measured: kilobytes,
    beside: null,
    unit: "kB",
    judged: kilobytes,
    bar: { at: "most", value: 150 },
    note: `${bytes.length} files`,
  };
}
