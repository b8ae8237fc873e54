import { addressList } from "@sihai/contract/address";
import { messageCount } from "@sihai/contract/message";
import { getWallet, openRecharge } from "@sihai/contract/payment";
import pg from "pg";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { anAddress, aWorld, type Client, eventually, type SpecWorld } from "#testing";
import { aStandbyPair, type Pair } from "../../../testing/a-standby.ts";
import { afterFile } from "../../../testing/open-worlds.ts";
import { examineStandbys } from "../../entry/doctor/standbys.ts";
import { scrape } from "../gauges.ts";
import { readsThatMayLag } from "../metrics.ts";

let pair: Pair;
let world: SpecWorld;
let mei: Client;
beforeAll(async () => {
  pair = await aStandbyPair();
  afterFile(() => pair.close());
  // The primary itself among the standbys: one that took over and is none any more.
  const standbys = [pair.standby.url, pair.primary.url];
  world = await aWorld({ database: { url: pair.primary.url, standbys, lagSecondsMost: 1 } });
  mei = await world.shopper();
}, 120_000);

const name = (url: string) => `${new URL(url).hostname}:${new URL(url).port}`;
const stateOf = (url: string) => world.deps.standbys.states().find((each) => each.name === name(url));
const isAsked = () => eventually("the standby is asked", async () => stateOf(pair.standby.url)?.why === null, 20_000);
const isLeftOut = (why: string) => eventually(why, async () => stateOf(pair.standby.url)?.why === why, 20_000);

async function onStandby(text: string): Promise<{ pid: number }[]> {
  const client = new pg.Client({ connectionString: pair.operatorUrl });
  await client.connect();
  try {
    return (await client.query<{ pid: number }>(text)).rows;
  } finally {
    await client.end();
  }
}

async function readsFrom(from: string): Promise<number> {
  const { values } = await readsThatMayLag.get();
  return values.find(({ labels }) => labels.from === from)?.value ?? 0;
}

/** How many of the reads an act made a standby answered, and how many the primary. */
async function whoAnswers(act: () => Promise<unknown>): Promise<{ standby: number; primary: number }> {
  const before = [await readsFrom(name(pair.standby.url)), await readsFrom("primary")];
  await act();
  const after = [await readsFrom(name(pair.standby.url)), await readsFrom("primary")];
  return { standby: (after[0] ?? 0) - (before[0] ?? 0), primary: (after[1] ?? 0) - (before[1] ?? 0) };
}

/** An address is written, and must be in what is read next. */
async function writeAndRead(client: Client): Promise<void> {
  const id = await anAddress(world, client);
  const { list } = await client.must(addressList, { query: {} });
  expect(list.map(({ addressId }) => addressId)).toContain(id);
}

describe("reads on a standby", { timeout: 120_000 }, () => {
  it("are made there where a route says so, and show whoever wrote what they wrote, on whichever node", async () => {
    await isAsked();
    const twin = mei.at(await world.anotherNode());
    // A machine that is busy lets the standby fall behind, and then it is not asked: what was written is read in each round, where in one of them.
    await vi.waitFor(
      async () => {
        const answered = await whoAnswers(async () => {
          for (let times = 0; times < 20; times++) {
            await writeAndRead(mei);
            await mei.must(messageCount);
          }
          expect(await twin.must(addressList, { query: {} })).toEqual(await mei.must(addressList, { query: {} }));
        });
        // The other node has only just begun to look.
        expect(answered.standby).toBeGreaterThan(20);
      },
      { timeout: 60_000, interval: 500 },
    );
    expect(stateOf(pair.primary.url)).toMatchObject({ why: "it is no standby" });
    expect(await readsFrom(name(pair.primary.url))).toBe(0);
  });

  it("are never made there of money", async () => {
    expect(await whoAnswers(() => mei.must(getWallet))).toEqual({ standby: 0, primary: 0 });
    expect(await whoAnswers(() => mei.must(openRecharge, { body: { amount: "20.00" } }))).toEqual({ standby: 0, primary: 0 });
  });

  it("of one that stands still are the primary's; it is left out, named with its lag, and taken back by itself", async () => {
    await isAsked();
    await onStandby("select pg_wal_replay_pause()");
    await anAddress(world, mei);
    expect((await whoAnswers(() => writeAndRead(mei))).primary).toBe(1);
    await isLeftOut("it is late");
    const { text } = await scrape(world.deps);
    expect(text).toMatch(new RegExp(`sihai_standby_asked\\{standby="${name(pair.standby.url)}"\\} 0`));
    expect(
      Number(new RegExp(`sihai_standby_lag_seconds\\{standby="${name(pair.standby.url)}"\\} (\\S+)`).exec(text)?.[1]),
    ).toBeGreaterThan(1);
    const [found, own] = await examineStandbys(pair.primary.url, world.deps.config);
    expect(found).toMatchObject({
      state: "bad",
      about: `standby ${name(pair.standby.url)}`,
      words: expect.stringContaining("is late"),
    });
    expect(own?.words).toContain("is no standby");
    await onStandby("select pg_wal_replay_resume()");
    await isAsked();
    expect(await whoAnswers(() => mei.must(messageCount))).toEqual({ standby: 1, primary: 0 });
    expect((await examineStandbys(pair.primary.url, world.deps.config))[0]).toMatchObject({ state: "good" });
  });

  it("of one that is killed, or goes silent in the middle of an answer, are answered by the primary", async () => {
    await isAsked();
    pair.killStandby();
    for (let times = 0; times < 10; times++) await writeAndRead(mei);
    await eventually("it answers again", async () => (await whoAnswers(() => mei.must(messageCount))).standby === 1, 20_000);
    const held = await onStandby("select pid from pg_stat_activity where application_name = 'sihai'");
    for (const { pid } of held) process.kill(pid, "SIGSTOP");
    try {
      expect((await whoAnswers(() => writeAndRead(mei))).primary).toBe(1);
      await isLeftOut("it does not answer");
    } finally {
      for (const { pid } of held) process.kill(pid, "SIGCONT");
    }
    await isAsked();
  });
});
