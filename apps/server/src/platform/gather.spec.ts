import { endpoint } from "@sihai/contract";
import { ok } from "@sihai/domain";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { defineJob } from "./define-job.ts";
import { defineTimer, payClock, subjectPart } from "./define-timer.ts";
import { gather } from "./gather.ts";
import { route } from "./http/route.ts";
import { anyone } from "./http/who.ts";
import { onJob } from "./jobs.ts";
import type { Module } from "./module.ts";
import { onTimer } from "./timers.ts";

const nothing = async () => undefined;
const due = defineTimer("order.due", { id: subjectPart.id });
const aCall = (path: string) =>
  route(endpoint({ method: "GET", path, summary: "", data: z.null() }), { allow: anyone, handle: async () => ok(null) });

const given: [string, Omit<Module, "name" | "routes"> & { routes?: Module["routes"] }][] = [
  ['job "mail"', { jobs: [onJob(defineJob("mail", z.object({})), nothing)] }],
  ['timer "order.due"', { timers: [onTimer(due, nothing)] }],
  ['sweep "old things"', { sweeps: [{ name: "old things", everySeconds: 1, run: nothing }] }],
  ['what follows a paid "order"', { onTradePaid: { order: async () => ok() } }],
  ['the time to pay for "order"', { payClocks: { order: payClock(due, ({ subjectId: id }) => ({ id }), nothing) } }],
  ['gauge "waiting"', { gauges: [{ name: "waiting", help: "", labels: [], read: async () => [] }] }],
  ["what follows a refused item", { onItemRefused: async () => ok() }],
  ['invariant "M1"', { invariants: { M1: "select 1 where false" } }],
  ["call front GET /spec/{}", { routes: [aCall("/spec/{id}")] }],
];

describe("what modules give", () => {
  it.each(given)("does not start with %s twice", (name, what) => {
    const one: Module = { name: "one", routes: [], ...what };
    expect(() => gather([one])).not.toThrow();
    expect(() => gather([one, { ...one, name: "other" }])).toThrow(`${name} is given twice, by one and other`);
  });

  it("does not start with two calls of which only the parameter's name differs", () => {
    const module: Module = { name: "spec", routes: [aCall("/spec/{id}"), aCall("/spec/{no}")] };
    expect(() => gather([module])).toThrow("call front GET /spec/{} is given twice, by spec and spec");
  });

  it("is all there when every name is its own", () => {
    const modules = given.map(([, what], index): Module => ({ name: `module ${index}`, routes: [], ...what }));
    const { routes, jobs, timers, sweeps, onTradePaid, invariants } = gather(modules);
    expect([routes, jobs, timers, sweeps].map(({ length }) => length)).toEqual([1, 1, 1, 1]);
    expect([Object.keys(onTradePaid), Object.keys(invariants)]).toEqual([["order"], ["M1"]]);
  });
});
