import * as contract from "@sihai/contract/sandbox";
import { ok } from "@sihai/domain";
import { type Deps, fireDueTimers, gather, type Module, route, sandboxOnly } from "#platform";

/**
 * The two controls of the stand-in world, for the demo and for journeys. Built around the other modules, because moving the clock
 * fires their timers and the autopilot does their staff's work.
 */
export function sandboxModule(modules: readonly Module[]): Module {
  const { timers } = gather(modules);
  const autopilots = modules.flatMap((module) => module.autopilot ?? []);
  return {
    name: "sandbox",
    routes: [
      route(contract.advanceClock, {
        allow: sandboxOnly,
        async handle({ deps, body }) {
          await deps.clock.advance(body.advanceSeconds);
          await tellSandbox(deps);
          const timersFired = await fireDueTimers(deps, timers);
          return ok({ now: deps.clock.now(), offsetSeconds: Math.round(deps.clock.offsetMs() / 1000), timersFired });
        },
      }),
      route(contract.setAutopilot, {
        allow: sandboxOnly,
        async handle({ deps, body }) {
          await deps.db
            .insertInto("sandbox_clock")
            .values({ singleton: true, autopilot: body.on })
            .onConflict((conflict) => conflict.column("singleton").doUpdateSet({ autopilot: body.on }))
            .execute();
          return ok({ on: body.on });
        },
      }),
    ],
    sweeps: [
      {
        name: "autopilot",
        everySeconds: 2,
        async run(deps) {
          const row = await deps.db.selectFrom("sandbox_clock").select("autopilot").executeTakeFirst();
          if (!row?.autopilot) return;
          for (const act of autopilots) await act(deps);
        },
      },
    ],
  };
}

/** The outside world goes by the same clock: carriers travel by it, and what it signs and quotes is of its day. A process of it begins at the machine's. */
export async function tellSandbox(deps: Deps): Promise<void> {
  const origin = new URL(deps.config.marketplace.url).origin;
  await deps.out.call(`${origin}/sandbox/clock`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ offsetMs: deps.clock.offsetMs() }),
  });
}
