import { chromium, devices } from "@playwright/test";
import { goodsDetail } from "@sihai/contract/goods";
import { addressPrefix, type Language, languages } from "@sihai/domain/language";
import { request } from "undici";
import type { World } from "../../apps/server/src/entry/build-world.ts";
import { perSecondFor } from "../parts/load.ts";
import { residentMb, type Server } from "../parts/processes.ts";
import type { Result } from "../parts/result.ts";
import { addOne, callerInside, callerOver, chooseGoods, makeShoppers, submitOne } from "../parts/shop.ts";

const loadMs = 15_000;

/** Resident memory in MB of a server that came up and was asked nothing yet. */
export function measureIdle(server: Server): Result {
  return memory("server memory, idle", residentMb(server.pid), 150);
}

/** A process that came up on an empty folder and had the demo made. */
export function measureFirstStart(server: Server): Result {
  return memory("server memory, idle after a first start with the demo", residentMb(server.pid), 180);
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

/** Seconds from the start of the process to "ready". */
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

/** JavaScript a phone fetches on its first visit of the home page, as sent, in each language: gzip, files that come after the first paint included. */
export async function measureHomeScripts(server: Server, chromePath: string): Promise<Result[]> {
  const measured: Result[] = [];
  for (const language of languages) measured.push(await homeScriptsIn(language, server, chromePath));
  return measured;
}

async function homeScriptsIn(language: Language, server: Server, chromePath: string): Promise<Result> {
  const browser = await chromium.launch({ executablePath: chromePath, args: ["--no-sandbox"] });
  const scripts = new Set<string>();
  try {
    const page = await browser.newPage({ ...devices["iPhone 13"] });
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.add(request.url());
    });
    await page.goto(`${server.url}/${addressPrefix(language)}/home`, { waitUntil: "networkidle" });
  } finally {
    await browser.close();
  }
  let bytes = 0;
  for (const address of scripts) {
    const reply = await request(address, { headers: { "accept-encoding": "gzip" } });
    bytes += (await reply.body.arrayBuffer()).byteLength;
  }
  const kilobytes = bytes / 1000;
  return {
    name: `JavaScript of the home page in ${language}, gzip`,
    measured: kilobytes,
    beside: null,
    unit: "kB",
    judged: kilobytes,
    bar: { at: "most", value: 150 },
    note: `${scripts.size} files`,
  };
}
