import { setTimeout } from "node:timers/promises";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { listen } from "./database/listen.ts";
import { freePort } from "./free-port.ts";
import { openTrouble } from "./log.ts";

function aLog() {
  const lines: { level: number; msg: string; channel?: string }[] = [];
  return { lines, log: pino({ level: "info" }, { write: (line: string) => void lines.push(JSON.parse(line)) }) };
}

describe("what goes wrong over and over", () => {
  it("is told when it begins and when it is over, and told again when it begins again", () => {
    const { lines, log } = aLog();
    const trouble = openTrouble(log, { began: "away", over: "back" }, { channel: "rates" });
    trouble.over();
    for (let times = 0; times < 5; times += 1) trouble.met(new Error("ECONNREFUSED"));
    trouble.over();
    trouble.over();
    trouble.met(new Error("ECONNREFUSED"));
    expect(lines.map(({ level, msg, channel }) => [level, msg, channel])).toEqual([
      [40, "away", "rates"],
      [30, "back", "rates"],
      [40, "away", "rates"],
    ]);
  });

  it("is a line for a database that is away, however often it is tried", async () => {
    const { lines, log } = aLog();
    const ear = listen(`postgres://sihai@127.0.0.1:${await freePort()}/sihai`, "rates", () => undefined, log);
    await setTimeout(2_300);
    await ear.close();
    expect(lines.map(({ msg }) => msg)).toEqual(["cannot listen to the database"]);
  });
});
