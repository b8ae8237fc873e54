import { expect, it } from "vitest";
import { openSession, sessionCookies } from "#platform";
import { aWorld } from "#testing";
import { aShopperWithEverything } from "../authorisation/fixture.ts";
import { harmInPapers } from "./harm-in-papers.ts";
import { HostileWriter } from "./tell-hostile.ts";

it("hostile texts in every field are kept or refused in a sentence by the calls that make a shopper with everything, and act in no table, paper or mail (rules F61, F62 and R11)", async () => {
  // From here on a formula comes into a table that is fetched: without the guard of cells this fails.
  const hostile = new HostileWriter(Number(process.env.HOSTILE_START ?? 6));
  const world = await aWorld({ unlimited: true, hostile });
  const things = await aShopperWithEverything(world);
  const { tried } = hostile;
  expect(tried.filter(({ wrong }) => wrong !== null)).toEqual([]);
  const taken = new Set(tried.filter((each) => each.taken).map(({ call, field }) => call + field));
  expect(taken.size).toBeGreaterThan(20);

  await world.work();
  const mei = world.visitor();
  mei.cookies.set(sessionCookies.shopper, (await openSession(world.deps.db, "shopper", things.userId)).token);
  const harm = await harmInPapers(world, mei, things);
  expect(harm.acting).toEqual([]);
  expect(harm.papers).toBeGreaterThan(10);
}, 60_000);
